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
                for target in graph.find(&module, &names, 0) {
                    let Some(target) = graph.files.get(&target) else {
                        continue;
                    };
                    if *target != source.path {
                        let edge = (source.path.clone(), target.clone());
                        graph.edges.entry(edge).or_insert(line);
                    }
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

    /// The modules that define what `from` calls `names`: none if it is not in this package, several if a name stands
    /// for one thing on a desktop and for another on the web.
    fn find(&self, from: &Module, names: &[String], depth: u32) -> BTreeSet<Module> {
        let nowhere = BTreeSet::new();
        // Imports may refer to each other in a circle.
        if depth > 12 {
            return nowhere;
        }
        let Some((first, mut rest)) = names.split_first() else {
            return nowhere;
        };
        let mut at = from.clone();
        match first.as_str() {
            "crate" => at = self.root(from),
            "self" => {}
            "super" => {
                if at.pop().is_none() {
                    return nowhere;
                }
            }
            name => {
                let child: Module = [&at[..], &[name.to_owned()]].concat();
                if self.modules.contains(&child) {
                    at = child;
                } else {
                    // `use bevy::bevy` would be looked up in itself.
                    let imports = self.imported(&at, name);
                    let imports = imports.filter(|import| import.names.first() != Some(first));
                    return self.follow(&at, imports, rest, depth);
                }
            }
        }
        while let Some((name, more)) = rest.split_first() {
            let child: Module = [&at[..], std::slice::from_ref(name)].concat();
            if name == "super" {
                if at.pop().is_none() {
                    return nowhere;
                }
            } else if self.modules.contains(&child) {
                at = child;
            } else if self.imported(&at, name).next().is_some() {
                let mut found = self.follow(&at, self.imported(&at, name), more, depth);
                if found.is_empty() {
                    found.insert(at);
                }
                return found;
            } else if self
                .roots
                .get(&at)
                .is_some_and(|words| !words.contains(name))
            {
                // An exported macro, which is written elsewhere.
                return nowhere;
            } else {
                break;
            }
            rest = more;
        }
        BTreeSet::from([at])
    }

    /// The modules that define what `imports` of a module name, with the names after it.
    fn follow<'a>(
        &self,
        module: &Module,
        imports: impl Iterator<Item = &'a Named>,
        rest: &[String],
        depth: u32,
    ) -> BTreeSet<Module> {
        let whole = imports.map(|import| [&import.names[..], rest].concat());
        whole
            .flat_map(|names| self.find(module, &names, depth + 1))
            .collect()
    }

    /// The imports of a module by this name: one for each condition under which it is compiled.
    fn imported(&self, module: &Module, name: &str) -> impl Iterator<Item = &Named> {
        let imports = self.imports.get(module).into_iter().flatten();
        imports
            .filter(move |named| named.alias.as_deref() == Some(name))
            .filter(|named| named.names.len() > 1)
    }

    /// Every file that each file uses, directly or through others.
    fn reach(&self) -> BTreeMap<&str, BTreeSet<&str>> {
        let edges = self.edges.keys();
        reach(edges.map(|(from, to)| (from.as_str(), to.as_str())))
    }

    /// The files that all use each other, directly or through others: the groups of two files and more, each in order,
    /// the largest first.
    pub fn circles(&self) -> Vec<Vec<&str>> {
        circles(&self.reach())
    }

    /// The modules of one folder that all use each other, where a module uses what any file in it does: the groups of
    /// two modules and more, each in order, the largest first.
    pub fn circles_of_modules(&self) -> Vec<Vec<String>> {
        let path = |module: &[String]| format!("src/{}", module.join("/"));
        let apart = |(from, to): &(String, String)| {
            let (from, to) = (module(from)?, module(to)?);
            let common = from.iter().zip(&to).take_while(|(a, b)| a == b).count();
            // A module and one within it are no two modules of a folder.
            Some((path(from.get(..=common)?), path(to.get(..=common)?)))
        };
        let edges: BTreeSet<(String, String)> = self.edges.keys().filter_map(apart).collect();
        let reach = reach(edges.iter().map(|(from, to)| (from.as_str(), to.as_str())));
        let owned = |circle: Vec<&str>| circle.into_iter().map(str::to_owned).collect();
        circles(&reach).into_iter().map(owned).collect()
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

/// Everything that each name leads to, directly or through others.
fn reach<'a>(
    edges: impl Iterator<Item = (&'a str, &'a str)>,
) -> BTreeMap<&'a str, BTreeSet<&'a str>> {
    let mut next: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (from, to) in edges {
        next.entry(from).or_default().push(to);
    }
    let mut all = BTreeMap::new();
    for &from in next.keys() {
        let mut seen = BTreeSet::new();
        let mut open = vec![from];
        while let Some(from) = open.pop() {
            for &to in next.get(from).into_iter().flatten() {
                if seen.insert(to) {
                    open.push(to);
                }
            }
        }
        all.insert(from, seen);
    }
    all
}

/// The names that all lead to each other: the groups of two and more, each in order, the largest first.
fn circles<'a>(reach: &BTreeMap<&'a str, BTreeSet<&'a str>>) -> Vec<Vec<&'a str>> {
    let leads = |a: &str, b: &str| reach.get(a).is_some_and(|seen| seen.contains(b));
    let mut found: Vec<Vec<&str>> = Vec::new();
    for (name, seen) in reach {
        let known = found.iter().any(|circle| circle.contains(name));
        let others = seen.iter().copied();
        let circle: Vec<&str> = others.filter(|other| leads(other, name)).collect();
        if !known && circle.len() > 1 {
            found.push(circle);
        }
    }
    found.sort_by_key(|circle| (core::cmp::Reverse(circle.len()), circle[0]));
    found
}
