//! Archives that depend on their files and the commit's time only: equal files give equal archives.

use std::io;

use flate2::{Compression, GzBuilder};

use super::packed_file::PackedFile;

/// The rights of a program and of other files on Unix.
const RIGHTS: [u32; 2] = [0o755, 0o644];

/// The rights of a file: those of a program if its name is `program`.
fn rights(name: &str, program: &str) -> u32 {
    RIGHTS[usize::from(name != program)]
}

/// The files as `.tar.gz`, all in one folder; the one called `program` can be run.
pub fn tar_gz(folder: &str, files: &[PackedFile], program: &str, time: u64) -> io::Result<Vec<u8>> {
    let gzip = GzBuilder::new()
        .mtime(0)
        .write(Vec::new(), Compression::best());
    let mut tar = tar::Builder::new(gzip);
    for file in files {
        let mut header = tar::Header::new_gnu();
        header.set_size(file.bytes.len() as u64);
        header.set_mode(rights(&file.name, program));
        header.set_mtime(time);
        header.set_uid(0);
        header.set_gid(0);
        header.set_entry_type(tar::EntryType::Regular);
        let name = format!("{folder}/{}", file.name);
        tar.append_data(&mut header, name, &*file.bytes)?;
    }
    tar.into_inner()?.finish()
}

#[cfg(test)]
mod tests {
    use super::super::packed_file::zipped;
    use super::*;
    use std::io::{Cursor, Read};

    fn files() -> Vec<PackedFile> {
        ["assets/cards/cards.webp", "guyenne"]
            .map(|name| PackedFile {
                name: name.to_owned(),
                bytes: name.repeat(400).into_bytes(),
            })
            .to_vec()
    }

    #[test]
    fn a_tar_opens_again_depends_on_nothing_else_and_runs() {
        let made = || tar_gz("guyenne-1", &files(), "guyenne", 1_796_000_000).expect("memory");
        assert_eq!(made(), made());
        let bytes = made();
        let mut tar = tar::Archive::new(flate2::read::GzDecoder::new(&*bytes));
        let mut seen = Vec::new();
        for entry in tar.entries().expect("a tar") {
            let mut entry = entry.expect("an entry");
            let mut bytes = Vec::new();
            entry.read_to_end(&mut bytes).expect("its bytes");
            let header = entry.header();
            assert_eq!(header.mtime().expect("a time"), 1_796_000_000);
            assert_eq!((header.uid().ok(), header.gid().ok()), (Some(0), Some(0)));
            let mode = header.mode().expect("rights");
            let name = entry.path().expect("a name").display().to_string();
            seen.push((name, mode, bytes));
        }
        let wanted: Vec<_> = files()
            .into_iter()
            .zip([0o644, 0o755])
            .map(|(file, mode)| (format!("guyenne-1/{}", file.name), mode, file.bytes))
            .collect();
        assert_eq!(seen, wanted);
    }

    #[test]
    fn a_zip_opens_again_and_depends_on_nothing_else() {
        let made = || zipped("guyenne-1/", &files()).expect("memory");
        assert_eq!(made(), made());
        let mut archive = zip::ZipArchive::new(Cursor::new(made())).expect("a zip");
        for (at, file) in files().iter().enumerate() {
            let mut entry = archive.by_index(at).expect("an entry");
            let mut bytes = Vec::new();
            entry.read_to_end(&mut bytes).expect("its bytes");
            assert_eq!(
                entry.name().expect("a name"),
                format!("guyenne-1/{}", file.name)
            );
            assert_eq!(bytes, file.bytes);
        }
    }
}
