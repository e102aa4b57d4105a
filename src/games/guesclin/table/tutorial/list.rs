//! The list of chapters.

use bevy::prelude::*;

use crate::games::guesclin::ID;
use crate::games::guesclin::table::chapters::CHAPTERS;
use crate::i18n::LocalizedText;
use crate::table::menu::menus_are_about;
use crate::table::tutorial::{Chapter, Progress, show_chapters, status};
use crate::table::{Learning, Menu};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        OnEnter(Menu::Tutorial),
        show_list.run_if(menus_are_about(ID)),
    );
}

fn listed() -> [Chapter; CHAPTERS.len()] {
    CHAPTERS.map(|chapter| Chapter {
        mark: chapter.mark,
        name: chapter.name,
        steps: chapter.read().map_or(1, |lesson| lesson.steps.len()),
    })
}

/// How far the player has come, for the list of what there is to learn: in the first chapter that is not finished.
pub(in crate::games::guesclin::table) fn progress(learning: &Learning) -> LocalizedText {
    let all = listed().map(|chapter| (Progress::of(learning, ID, chapter.mark), chapter.steps));
    let next = all
        .into_iter()
        .find(|(progress, _)| *progress != Progress::Done);
    let (progress, steps) = next.unwrap_or((Progress::Done, 0));
    status(progress, steps)
}

fn show_list(learning: Res<Learning>, mut commands: Commands) {
    let listed = listed();
    show_chapters(&mut commands, &learning, ID, "guesclin-tutorial", &listed);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_of_what_there_is_to_learn_says_how_far_one_is() {
        let mut learning = Learning::default();
        assert_eq!(progress(&learning).key(), "tutorial-fresh");
        Progress::At(3).keep(&mut learning, ID, CHAPTERS[0].mark);
        assert_eq!(progress(&learning).key(), "tutorial-at");
        for chapter in CHAPTERS {
            Progress::Done.keep(&mut learning, ID, chapter.mark);
        }
        assert_eq!(progress(&learning).key(), "tutorial-done");
    }
}
