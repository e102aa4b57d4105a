//! What the rulebook and the page of rules say of the scenarios, held against the data in every language: who is placed
//! where, in which order, who is surprised, who bears what, and which of our numbers have changed since data 1.

use std::collections::BTreeMap;

use guyenne::games::guesclin::rules::rulebook::CHAPTERS;
use guyenne::games::guesclin::rules::{Banner, Scenario};
use serde_json::Value;

use crate::words::{languages, read, root};

/// The languages, in the order in which the lists below have their words.
const LANGUAGES: [&str; 4] = ["en", "fr", "de", "es"];

/// How sentences call the zones of the data files, in each language.
const ZONES: [(&str, [&str; 4]); 12] = [
    (
        "north-west",
        [
            "north-western hex",
            "hexagone nord-ouest",
            "nordwestlichen feld",
            "casilla noroeste",
        ],
    ),
    (
        "east-column",
        [
            "easternmost column",
            "colonne la plus à l’est",
            "östlichsten spalte",
            "columna más al este",
        ],
    ),
    (
        "east-two",
        [
            "two easternmost",
            "deux colonnes les plus à l’est",
            "zwei östlichsten",
            "dos columnas más al este",
        ],
    ),
    (
        "west-two",
        [
            "two westernmost",
            "plus à l’ouest",
            "zwei westlichsten",
            "más al oeste",
        ],
    ),
    ("court", ["courtyard", "la cour", "im hof", "el patio"]),
    ("keep", ["the keep", "donjon", "bergfried", "torreón"]),
    (
        "gatehouse",
        ["gatehouse", "châtelet", "torhaus", "torre de la puerta"],
    ),
    (
        "bridge-head",
        [
            "head of the bridge",
            "tête du pont",
            "vor der brücke",
            "ante el puente",
        ],
    ),
    (
        "wood-edge",
        [
            "edge of the wood",
            "lisière du bois",
            "waldrand",
            "linde del bosque",
        ],
    ),
    (
        "camp",
        ["their camp", "leur camp", "ihrem lager", "su campamento"],
    ),
    (
        "town",
        [
            "in the town",
            "dans la ville",
            "in der stadt",
            "en la ciudad",
        ],
    ),
    (
        "lines",
        [
            "in the lines",
            "dans les lignes",
            "in den linien",
            "en las líneas",
        ],
    ),
];
/// How a sentence says that somebody is surprised.
const SURPRISED: [&str; 4] = ["surprised", "surpris", "überrascht", "sorprendid"];
/// How a sentence says that somebody is activated.
const ACTIVATED: [&str; 4] = ["activated", "active", "aktiviert", "activan"];

/// The game's words in a language, in small letters.
struct Words(String);

impl Words {
    fn new(language: &str) -> Self {
        let folder = root().join(format!("assets/locales/{language}/guesclin"));
        let files = crate::words::files(&folder, "ftl");
        let text: String = files.iter().map(|path| read(path)).collect();
        Self(text.to_lowercase())
    }

    /// A message in one line.
    fn message(&self, key: &str) -> &str {
        let start = format!("\n{key} = ");
        let found = self.0.split(&start).nth(1);
        let found = found.and_then(|rest| rest.lines().next());
        found.unwrap_or_else(|| panic!("no {key}"))
    }

    /// One of the words that a message chooses from.
    fn variant(&self, key: &str, variant: &str) -> &str {
        let rest = self.0.split(&format!("\n{key} =\n")).nth(1);
        let rest = rest.unwrap_or_else(|| panic!("no {key}"));
        let name = format!("[{variant}] ");
        let found = rest.lines().find_map(|line| line.split(&name).nth(1));
        found.unwrap_or_else(|| panic!("{key} has no {variant}"))
    }

    fn banner(&self, banner: Banner) -> &str {
        self.message(&format!("guesclin-banner-{}", banner.name()))
    }

    fn trade(&self, trade: &str) -> &str {
        self.variant("guesclin-trade", trade)
    }

    /// The paragraphs that hold for this scenario alone.
    fn own(&self, scenario: &Scenario) -> Vec<(&'static str, &str)> {
        let all = CHAPTERS.iter().flat_map(|chapter| chapter.paragraphs);
        all.filter(|paragraph| paragraph.scope == Some(scenario.aim))
            .map(|paragraph| paragraph.id.id())
            .map(|id| (id, self.message(id)))
            .collect()
    }

    /// Their sentences.
    fn sentences(&self, scenario: &Scenario) -> Vec<&str> {
        let own = self.own(scenario).into_iter();
        own.flat_map(|(_, text)| text.split(['.', ';'])).collect()
    }

    /// These banners in the order in which a text names them first; those that it does not name are left out.
    fn named(&self, text: &str, banners: &[Banner]) -> Vec<Banner> {
        let at = |banner: &Banner| Some((text.find(self.banner(*banner))?, *banner));
        let mut found: Vec<_> = banners.iter().filter_map(at).collect();
        found.sort_unstable_by_key(|(at, _)| *at);
        found.into_iter().map(|(_, banner)| banner).collect()
    }
}

/// For each language its number and its words.
fn each_language(check: impl Fn(usize, &Words)) {
    let known = LANGUAGES.map(str::to_owned);
    for language in languages() {
        assert!(known.contains(&language), "{language} has no words here");
    }
    for (n, language) in LANGUAGES.into_iter().enumerate() {
        check(n, &Words::new(language));
    }
}

fn scenarios() -> &'static [Scenario] {
    Scenario::all().expect("scenarios")
}

/// The banners of a scenario's file, with the zones of their fighters.
fn zones(scenario: &Scenario) -> Vec<(Banner, String)> {
    let file = format!("assets/boards/guesclin/scenario-{}.json", scenario.n);
    let data: Value = serde_json::from_str(&read(&root().join(file))).expect("a scenario");
    let id = |value: &Value| value["id"].as_str().expect("an id").to_owned();
    let fighters = data["banners"].as_array().expect("banners").iter();
    let fighters = fighters.flat_map(|one| one["fighters"].as_array().expect("fighters"));
    fighters
        .map(|one| {
            let mut recruits = scenario.fighters.iter();
            let recruit = recruits.find(|recruit| recruit.id == id(one));
            let zone = one["zone"].as_str().expect("a zone").to_owned();
            (recruit.expect("a fighter").banner, zone)
        })
        .collect()
}

#[test]
fn each_scenario_says_who_is_placed_where_in_which_order() {
    each_language(|n, words| {
        for scenario in scenarios() {
            let mut own = words.own(scenario).into_iter();
            let (id, text) = own
                .find(|(id, _)| id.ends_with("-placed"))
                .expect("a paragraph about placement");
            let order = words.named(text, &scenario.placement);
            assert_eq!(order, scenario.placement, "{id}: {text}");
            let zones = zones(scenario);
            for (banner, zone) in &zones {
                let known = ZONES.iter().find(|(known, _)| known == zone);
                let (_, said) = known.unwrap_or_else(|| panic!("no words for {zone}"));
                let at = text.find(said[n]);
                let at = at.unwrap_or_else(|| panic!("{id} has no {zone}: {text}"));
                // The banner that is named last before it stands there.
                let before = |banner: &Banner| text[..at].rfind(words.banner(*banner));
                let last = scenario.placement.iter().copied().max_by_key(before);
                let stands = zones.contains(&(last.expect("a banner"), zone.clone()));
                assert!(stands, "{id}: {banner:?} in {zone}: {text}");
            }
        }
    });
}

#[test]
fn each_scenario_says_in_which_order_its_banners_are_activated() {
    each_language(|n, words| {
        for scenario in scenarios() {
            let own = words.own(scenario).into_iter();
            let mut sentences = own.flat_map(|(_, text)| text.split('.'));
            let found = sentences.any(|sentence| {
                sentence.contains(ACTIVATED[n])
                    && words.named(sentence, &scenario.order) == scenario.order
            });
            assert!(found, "{} of scenario {}", LANGUAGES[n], scenario.n);
        }
    });
}

#[test]
fn each_scenario_says_who_is_surprised() {
    each_language(|n, words| {
        for scenario in scenarios() {
            for banner in scenario.banners() {
                let said = words.sentences(scenario).iter().any(|sentence| {
                    sentence.contains(SURPRISED[n]) && sentence.contains(words.banner(banner))
                });
                let is = scenario.surprised.contains(&banner);
                assert_eq!(said, is, "{}: {banner:?} of {}", LANGUAGES[n], scenario.n);
            }
        }
    });
}

#[test]
fn each_scenario_says_who_bears_what() {
    each_language(|n, words| {
        for scenario in scenarios() {
            for thing in &scenario.objects {
                let bearer = &scenario.fighters[usize::from(thing.bearer)].counter.trade;
                let kind = thing.id.trim_end_matches(|end: char| !end.is_alphabetic());
                let (what, who) = (words.variant("guesclin-object", kind), words.trade(bearer));
                let said = words
                    .sentences(scenario)
                    .iter()
                    .any(|sentence| sentence.contains(what) && sentence.contains(who));
                assert!(said, "{}: {who} bears {what}", LANGUAGES[n]);
            }
        }
    });
}

/// A number on a counter: MELEE 4.
type Number = (&'static str, u8);

/// What is other than in data 1.
#[derive(Default)]
struct Changes {
    /// Of each counter with another number the trade, the banner, and the numbers before and now.
    counters: BTreeMap<String, (String, Banner, Vec<[Number; 2]>)>,
    /// The trade and the banner of those who fight no more.
    gone: Vec<(String, Banner)>,
    /// Of those who fight instead.
    come: Vec<(String, Banner)>,
}

fn changes() -> Changes {
    let mut changes = Changes::default();
    let first = Scenario::all_in(1).expect("the scenarios of data 1");
    for (old, new) in first.iter().zip(scenarios()) {
        let who = |scenario: &Scenario| -> Vec<_> {
            let recruits = scenario.fighters.iter();
            recruits
                .map(|one| (one.id.clone(), one.counter.trade.clone(), one.banner))
                .collect()
        };
        let (before, now) = (who(old), who(new));
        let left = |all: &[_], others: &[_]| -> Vec<_> {
            let mut all: Vec<(String, String, Banner)> = all.to_vec();
            all.retain(|one| !others.contains(one));
            all.into_iter()
                .map(|(_, trade, banner)| (trade, banner))
                .collect()
        };
        changes.gone.extend(left(&before, &now));
        changes.come.extend(left(&now, &before));
        for recruit in &new.fighters {
            let was = old.fighters.iter().find(|one| one.id == recruit.id);
            let Some(was) = was else {
                continue;
            };
            if was.counter == recruit.counter {
                continue;
            }
            let [before, now] = [&was.counter, &recruit.counter].map(|counter| {
                let stats = counter.intact;
                [
                    ("MOVE", stats.moves),
                    ("MELEE", stats.melee),
                    ("DEFENCE", stats.defence),
                    ("SHOT", stats.shot.unwrap_or(0)),
                ]
            });
            let numbers = before.into_iter().zip(now);
            let numbers = numbers
                .filter(|(before, now)| before != now)
                .map(|(before, now)| [before, now]);
            let counter = (
                recruit.counter.trade.clone(),
                recruit.banner,
                numbers.collect(),
            );
            changes.counters.insert(recruit.counter_id.clone(), counter);
        }
    }
    changes
}

/// A fighter in the words of the page of rules.
fn called(trade: &str, banner: Banner) -> String {
    let banner = match banner {
        Banner::French => "French",
        Banner::Blesist => "Blesist",
        Banner::English => "English",
        Banner::Montfortist => "Montfortist",
    };
    format!("{banner} {trade}")
}

#[test]
fn the_page_of_rules_names_every_number_that_is_no_longer_that_of_data_1() {
    let page = read(&root().join("src/games/guesclin/rules/guesclin-rules.md"));
    let section = page
        .split("### 3.1 The counters")
        .nth(1)
        .expect("a section");
    let section = section.split("\n## ").next().expect("a section");
    let section = section.split_whitespace().collect::<Vec<_>>().join(" ");
    let changes = changes();
    assert_eq!(changes.counters.len(), 4, "counters with other numbers");
    for (trade, banner, numbers) in changes.counters.values() {
        let who = called(trade, *banner);
        assert!(section.contains(&who), "nothing about the {who}");
        assert!(
            !numbers.is_empty(),
            "the {who}: the intact face is the same"
        );
        for [(stat, before), (_, now)] in numbers {
            let said = format!("{stat} {now} instead of {before}");
            assert!(section.contains(&said), "the {who}: {said}");
        }
    }
    for (trade, banner) in changes.gone.iter().chain(&changes.come) {
        let who = called(trade, *banner);
        assert!(section.contains(&who), "nothing about the {who}");
    }
}

#[test]
fn the_rulebook_names_everybody_who_is_no_longer_that_of_data_1() {
    let changes = changes();
    each_language(|n, words| {
        let text = words.message("guesclin-rule-ours-changed");
        let counters = changes.counters.values().map(|(trade, ..)| trade);
        let swapped = changes.gone.iter().chain(&changes.come);
        for trade in counters.chain(swapped.map(|(trade, _)| trade)) {
            let word = words.trade(trade);
            assert!(text.contains(word), "{}: no {word}", LANGUAGES[n]);
        }
        // Every number has changed by one, as the sentence says.
        let numbers = changes.counters.values().flat_map(|(.., numbers)| numbers);
        for [(_, before), (_, now)] in numbers {
            assert_eq!(before.abs_diff(*now), 1);
        }
    });
}
