//! Serves `dist/web` on this machine as a web host would: content types, compression, nothing outside the folder.

#![expect(
    clippy::disallowed_types,
    clippy::disallowed_methods,
    reason = "a server for this machine: files have times, visitors threads"
)]

use std::collections::HashMap;
use std::io;
use std::path::{Component, Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::SystemTime;
use std::{fs, thread};

use tiny_http::{Header, Method, Request, Response, Server};

use super::build_folders::BuildFolders;
use super::tool::{self, Trouble};
use super::weigh::gzip;

/// How many requests are answered at the same time.
const WORKERS: usize = 4;

/// The served folder.
struct Site {
    folder: PathBuf,
    /// A path prefix under which the site is served, too; with a slash at both ends.
    base: Option<String>,
    /// Cache of compressed files, with the modification times they belong to.
    compressed: Mutex<HashMap<PathBuf, (Option<SystemTime>, Vec<u8>)>>,
}

/// The answer to a request.
struct Reply {
    status: u16,
    headers: Vec<(&'static str, String)>,
    body: Vec<u8>,
}

/// Serves the built page until the program is terminated.
pub fn serve(place: &BuildFolders, port: u16, base: Option<&str>) -> Result<(), Trouble> {
    let folder = super::pack::served(place);
    if !folder.join("index.html").is_file() {
        return Err(format!(
            "{} is not built: run `cargo web` first",
            place.shown(&folder)
        )
        .into());
    }
    let refused =
        |e| format!("cannot listen on 127.0.0.1:{port} ({e}): choose another with --port");
    let server = Server::http(("127.0.0.1", port)).map_err(refused)?;
    let site = Site {
        folder,
        base: base.map(str::to_owned),
        compressed: Mutex::default(),
    };
    let address = server.server_addr();
    // A caller that reads our output through a pipe waits for that line.
    tool::say(format_args!(
        "http://{address}{}",
        site.base.as_deref().unwrap_or("/")
    ))?;
    thread::scope(|scope| {
        for _ in 0..WORKERS {
            scope.spawn(|| {
                while let Ok(request) = server.recv() {
                    let answer = site.answer(&request);
                    // It fails if the page was closed in the meantime: nothing is lost.
                    let _ = request.respond(answer.response());
                }
            });
        }
    });
    Ok(())
}

impl Site {
    fn answer(&self, request: &Request) -> Reply {
        if !matches!(request.method(), Method::Get | Method::Head) {
            return Reply::plain(405, "only GET and HEAD\n");
        }
        let (path, query) = request.url().split_once('?').unwrap_or((request.url(), ""));
        let mut path = path;
        if let Some(base) = self.base.as_deref() {
            if path == base.trim_end_matches('/') {
                let query = if query.is_empty() {
                    String::new()
                } else {
                    format!("?{query}")
                };
                let mut answer = Reply::plain(301, "moved\n");
                answer.headers.push(("Location", format!("{base}{query}")));
                return answer;
            }
            if let Some(rest) = path.strip_prefix(base) {
                path = rest;
            }
        }
        let Some(below) = below(path) else {
            return Reply::plain(400, "no such path\n");
        };
        let accepts = request.headers().iter().any(|header| {
            header.field.equiv("Accept-Encoding") && header.value.as_str().contains("gzip")
        });
        self.file(&below, accepts)
            .unwrap_or_else(|_| Reply::plain(404, "not found\n"))
    }

    fn file(&self, below: &Path, accepts_gzip: bool) -> io::Result<Reply> {
        let mut path = self.folder.join(below);
        if path.is_dir() {
            path.push("index.html");
        }
        let ending = path
            .extension()
            .and_then(|ending| ending.to_str())
            .unwrap_or_default();
        let (mime, shrinks) = mime(ending);
        let mut headers = vec![("Content-Type", mime.to_owned())];
        let body = if shrinks && accepts_gzip {
            headers.push(("Content-Encoding", "gzip".to_owned()));
            self.compressed(&path)?
        } else {
            fs::read(&path)?
        };
        if shrinks {
            headers.push(("Vary", "Accept-Encoding".to_owned()));
        }
        Ok(Reply {
            status: 200,
            headers,
            body,
        })
    }

    /// The gzipped file, from the cache if the file has not changed.
    fn compressed(&self, path: &Path) -> io::Result<Vec<u8>> {
        let time = fs::metadata(path)?.modified().ok();
        let cache = || {
            self.compressed
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
        };
        if let Some((then, bytes)) = cache().get(path)
            && *then == time
        {
            return Ok(bytes.clone());
        }
        let bytes = gzip(&fs::read(path)?)?;
        cache().insert(path.to_owned(), (time, bytes.clone()));
        Ok(bytes)
    }
}

impl Reply {
    fn plain(status: u16, body: &str) -> Self {
        Self {
            status,
            headers: vec![("Content-Type", "text/plain; charset=utf-8".to_owned())],
            body: body.as_bytes().to_vec(),
        }
    }

    fn response(self) -> Response<io::Cursor<Vec<u8>>> {
        // With a Content-Length instead of chunks the page can show the progress of a download.
        let mut response = Response::from_data(self.body)
            .with_status_code(self.status)
            .with_chunked_threshold(usize::MAX);
        let always = [
            ("Cache-Control", "no-cache".to_owned()),
            ("X-Content-Type-Options", "nosniff".to_owned()),
        ];
        for (name, value) in always.into_iter().chain(self.headers) {
            if let Ok(header) = Header::from_bytes(name, value) {
                response.add_header(header);
            }
        }
        response
    }
}

/// The content type of a file name extension, and whether compression is worth it.
fn mime(ending: &str) -> (&'static str, bool) {
    match ending {
        "html" => ("text/html; charset=utf-8", true),
        "css" => ("text/css; charset=utf-8", true),
        "js" => ("text/javascript; charset=utf-8", true),
        "json" => ("application/json", true),
        "txt" => ("text/plain; charset=utf-8", true),
        "svg" => ("image/svg+xml", true),
        "wasm" => ("application/wasm", true),
        "ttf" => ("font/ttf", true),
        "webp" => ("image/webp", false),
        "png" => ("image/png", false),
        "jpg" => ("image/jpeg", false),
        "ogg" => ("audio/ogg", false),
        _ => ("application/octet-stream", false),
    }
}

/// The path below the site that a URL names; `None` if it is not a plain path.
fn below(url: &str) -> Option<PathBuf> {
    let path = PathBuf::from(decoded(url.trim_start_matches('/'))?);
    let plain = path.components().all(|part| match part {
        Component::Normal(name) => !name.to_string_lossy().contains(['\\', ':', '\0']),
        _ => false,
    });
    plain.then_some(path)
}

/// Decodes `%41` to `A`; `None` if it is malformed or not UTF-8.
fn decoded(url: &str) -> Option<String> {
    let mut bytes = Vec::new();
    let mut rest = url.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(if byte == b'%' {
            let mut digit = || char::from(rest.next()?).to_digit(16);
            (digit()? * 16 + digit()?) as u8
        } else {
            byte
        });
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_outside_the_folder_has_a_path() {
        for (url, path) in [
            ("/", ""),
            ("/index.html", "index.html"),
            ("/assets/cards/cards.webp", "assets/cards/cards.webp"),
            ("/a%20b/%C3%A9.txt", "a b/é.txt"),
            ("//etc/passwd", "etc/passwd"),
            ("/a//./b", "a/b"),
        ] {
            assert_eq!(below(url), Some(path.into()), "{url}");
        }
        for url in [
            "/..",
            "/../Cargo.toml",
            "/assets/../../Cargo.toml",
            "/%2e%2e/Cargo.toml",
            "/assets%2f..%2f..%2fCargo.toml",
            "/%2fetc/passwd",
            "/..\\Cargo.toml",
            "/c:/windows",
            "/a%00b",
            "/%",
            "/%4",
            "/%zz",
            "/%ff",
        ] {
            assert_eq!(below(url), None, "{url}");
        }
    }
}
