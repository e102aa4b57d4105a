//! The import graph of each package: which file uses which, with imports and paths followed through re-exports to the
//! file of the definition. What a file uses of other packages is left out: Cargo has no circle of packages.

use std::collections::{BTreeMap, BTreeSet};

use super::source::{Named, Source};

/// A module as its path from `src`.
type Module = Vec<String>;

/// The import graph.
pub struct Graph {
    files: BTreeMap<Module, String>,
    /// The root modules of the packages, each with the words of its file.
    roots: BTreeMap<Module, BTreeSet<String>>,
    /// The modules with a file, and those above them.
    modules: BTreeSet<Module>,
    imports: BTreeMap<Module, Vec<Named>>,
    /// The edges from file to file, with the first line that makes each.
    pub edges: BTreeMap<(String, String), usize>,
}

/// The module of a file below src; `None` for binaries.
fn module(path: &str) -> Option<Module> {
    let inner = path.strip_prefix("src/")?.strip_suffix(".rs")?;
    if inner.starts_with("bin/") || inner == "main" {
        return None;
    }
    let mut names: Module = inner.split('/').map(str::to_owned).collect();
    if names
        .last()
        .is_some_and(|name| name == "mod" || name == "lib")
    {
        names.pop();
    }
    Some(names)
}

impl Graph {
    pub fn new(sources: &[Source]) -> Self {
        let mut graph = Self {
            files: BTreeMap::new(),
            roots: BTreeMap::new(),
            modules: BTreeSet::new(),
            imports: BTreeMap::new(),
            edges: BTreeMap::new(),
        };
        let modules = || {
            let with_code = sources.iter().filter(|source| !source.tokens.is_empty());
            with_code.filter_map(|source| Some((module(&source.path)?, source)))
        };
        for (module, source) in modules() {
            let imports = source.named().into_iter();
            let imports = imports.filter(|named| named.alias.is_some()).collect();
            graph.files.insert(module.clone(), source.path.clone());
            if source.path.ends_with("/lib.rs") {
                let words = source.code().into_iter().map(|token| token.text.clone());
                graph.roots.insert(module.clone(), words.collect());
            }
            let above = (0..=module.len()).map(|names| module[..names].to_vec());
            graph.modules.extend(above);
            graph.imports.insert(module, imports);
        }
        for (module, source) in modules() {
            for Named { line, names, .. } in source.named() {
                let Some(target) = graph.find(&module, &names, 0) else {
                    continue;
                };
                let Some(target) = graph.files.get(&target) else {
                    continue;
                };
                if *target != source.path {
                    let edge = (source.path.clone(), target.clone());
                    graph.edges.entry(edge).or_insert(line);
                }
            }
        }
        graph
    }

    /// The root module of the package of a module.
    fn root(&self, module: &Module) -> Module {
        let above = (0..=module.len())
            .rev()
            .map(|names| module[..names].to_vec());
        above
            .into_iter()
            .find(|above| self.roots.contains_key(above))
            .unwrap_or_default()
    }

    /// The module that defines what `from` calls `names`; `None` if it is not in this package.
    fn find(&self, from: &Module, names: &[String], depth: u32) -> Option<Module> {
        // Imports may refer to each other in a circle.
        if depth > 12 {
            return None;
        }
        let (first, mut rest) = names.split_first()?;
        let mut at = from.clone();
        match first.as_str() {
            "crate" => at = self.root(from),
            "self" => {}
            "super" => {
                at.pop()?;
            }
            name => {
                let child: Module = [&at[..], &[name.to_owned()]].concat();
                if self.modules.contains(&child) {
                    at = child;
                } else {
                    let import = self.imported(&at, name)?;
                    // `use bevy::bevy` would be looked up in itself.
                    if import.names.first() == Some(first) {
                        return None;
                    }
                    let whole = [&import.names[..], rest].concat();
                    return self.find(&at, &whole, depth + 1);
                }
            }
        }
        while let Some((name, more)) = rest.split_first() {
            let child: Module = [&at[..], std::slice::from_ref(name)].concat();
            if name == "super" {
                at.pop()?;
            } else if self.modules.contains(&child) {
                at = child;
            } else if let Some(import) = self.imported(&at, name) {
                let whole = [&import.names[..], more].concat();
                let found = self.find(&at, &whole, depth + 1);
                return found.or(Some(at));
            } else if self
                .roots
                .get(&at)
                .is_some_and(|words| !words.contains(name))
            {
                // An exported macro, which is written elsewhere.
                return None;
            } else {
                break;
            }
            rest = more;
        }
        Some(at)
    }

    fn imported(&self, module: &Module, name: &str) -> Option<&Named> {
        let imports = self.imports.get(module)?.iter();
        imports
            .filter(|named| named.alias.as_deref() == Some(name))
            .find(|named| named.names.len() > 1)
    }

    /// Every file that each file uses, directly or through others.
    fn reach(&self) -> BTreeMap<&str, BTreeSet<&str>> {
        let mut next: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        for (from, to) in self.edges.keys() {
            next.entry(from).or_default().push(to);
        }
        let mut all = BTreeMap::new();
        for &file in next.keys() {
            let mut seen = BTreeSet::new();
            let mut open = vec![file];
            while let Some(file) = open.pop() {
                for &to in next.get(file).into_iter().flatten() {
                    if seen.insert(to) {
                        open.push(to);
                    }
                }
            }
            all.insert(file, seen);
        }
        all
    }

    /// The files that all use each other, directly or through others: the groups of two files and more, each in order,
    /// the largest first.
    pub fn circles(&self) -> Vec<Vec<&str>> {
        let reach = self.reach();
        let knows = |a: &str, b: &str| reach.get(a).is_some_and(|seen| seen.contains(b));
        let mut found: Vec<Vec<&str>> = Vec::new();
        for (&file, seen) in &reach {
            let known = found.iter().any(|circle| circle.contains(&file));
            let circle: Vec<&str> = seen
                .iter()
                .copied()
                .filter(|other| knows(other, file))
                .collect();
            if !known && circle.len() > 1 {
                found.push(circle);
            }
        }
        found.sort_by_key(|circle| (core::cmp::Reverse(circle.len()), circle[0]));
        found
    }

    /// The files that are in an import cycle through more than one folder.
    pub fn cycles(&self) -> BTreeSet<&str> {
        let reach = self.reach();
        let folder = |file: &str| file.rsplit_once('/').map(|(folder, _)| folder.to_owned());
        let knows = |a: &str, b: &str| reach.get(a).is_some_and(|seen| seen.contains(b));
        let mut found = BTreeSet::new();
        for (&file, seen) in &reach {
            let others = seen.iter().filter(|other| knows(other, file));
            if others.clone().any(|other| folder(other) != folder(file)) {
                found.insert(file);
            }
        }
        found
    }
}
