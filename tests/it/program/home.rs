//! A home of its own for each test, and the program run in it: to its end, or in the background.

use std::io::{BufRead, BufReader, Read, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Resource, Rlimit, getrlimit, prlimit};

/// Builds and machines are slow at times; what never comes, never comes.
const PATIENCE: Duration = Duration::from_secs(60);

/// A folder that is all the program sees of the machine's settings.
pub(super) struct Home(tempfile::TempDir);

/// A run that ended.
pub(super) struct Done {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

impl Home {
    pub(super) fn new() -> Home {
        let home = Home(tempfile::tempdir().unwrap());
        // With a file of its own the machine's, in /etc, is never looked at.
        home.write("config/slowboat/config.toml", "");
        home
    }

    pub(super) fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    pub(super) fn data(&self) -> PathBuf {
        self.path("data/slowboat")
    }

    pub(super) fn write(&self, name: &str, text: &str) -> PathBuf {
        let path = self.path(name);
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, text).unwrap();
        path
    }

    pub(super) fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_slowboat"));
        command.args(args).current_dir(self.0.path());
        for (name, _) in std::env::vars_os() {
            if name.to_string_lossy().starts_with("SLOWBOAT_") {
                command.env_remove(name);
            }
        }
        for name in ["STATE_DIRECTORY", "CREDENTIALS_DIRECTORY", "RUST_LOG"] {
            command.env_remove(name);
        }
        command.env("HOME", self.0.path()).env("RUST_BACKTRACE", "0");
        command.env("XDG_CONFIG_HOME", self.path("config")).env("XDG_DATA_HOME", self.path("data"));
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    pub(super) fn run(&self, args: &[&str]) -> Done {
        self.run_with(args, &[])
    }

    pub(super) fn run_with(&self, args: &[&str], variables: &[(&str, &str)]) -> Done {
        let mut command = self.command(args);
        command.envs(variables.iter().copied());
        let output = command.output().unwrap();
        Done {
            code: output.status.code(),
            out: String::from_utf8(output.stdout).unwrap(),
            err: String::from_utf8(output.stderr).unwrap(),
        }
    }

    /// The same after this line of a shell; and a file that may not grow fails there instead of killing.
    pub(super) fn command_after(&self, line: &str, args: &[&str]) -> Command {
        let plain = self.command(args);
        let mut shell = Command::new("sh");
        shell.args(["-c", &format!("trap '' XFSZ; {line}; exec \"$0\" \"$@\"")]);
        shell.arg(plain.get_program()).args(plain.get_args()).current_dir(self.0.path());
        for (name, value) in plain.get_envs() {
            match value {
                Some(value) => shell.env(name, value),
                None => shell.env_remove(name),
            };
        }
        shell
    }

    pub(super) fn start(&self, args: &[&str], variables: &[(&str, &str)]) -> Running {
        // Its files may be given a limit later.
        let mut command = self.command_after(":", args);
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        command.envs(variables.iter().copied()).stdin(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let (out, said) = gather(child.stdout.take().unwrap());
        let (err, complained) = gather(child.stderr.take().unwrap());
        Running { child, out, err, readers: vec![said, complained] }
    }
}

impl Done {
    /// Ended with this code, and said all of this on standard error.
    pub(super) fn failed(&self, code: i32, words: &[&str]) {
        assert_eq!(self.code, Some(code), "{}\n{}", self.out, self.err);
        for word in words {
            assert!(self.err.contains(word), "no {word:?} in: {}", self.err);
        }
        assert!(!self.err.contains("panicked"), "{}", self.err);
    }

    pub(super) fn well(&self) -> &str {
        assert_eq!(self.code, Some(0), "{}\n{}", self.out, self.err);
        &self.out
    }
}

/// A program that runs; it is killed when the test is over.
pub(super) struct Running {
    child: Child,
    out: Arc<Mutex<String>>,
    err: Arc<Mutex<String>>,
    readers: Vec<JoinHandle<()>>,
}

fn gather(pipe: impl Read + Send + 'static) -> (Arc<Mutex<String>>, JoinHandle<()>) {
    let text = Arc::new(Mutex::new(String::new()));
    let shared = Arc::clone(&text);
    let reader = std::thread::spawn(move || {
        let mut reader = BufReader::new(pipe);
        // Byte by byte of what is there: a prompt has no end of line.
        while let Ok(bytes) = reader.fill_buf().map(<[u8]>::to_vec) {
            if bytes.is_empty() {
                return;
            }
            shared.lock().unwrap().push_str(&String::from_utf8_lossy(&bytes));
            reader.consume(bytes.len());
        }
    });
    (text, reader)
}

impl Running {
    pub(super) fn out(&self) -> String {
        self.out.lock().unwrap().clone()
    }

    pub(super) fn err(&self) -> String {
        self.err.lock().unwrap().clone()
    }

    /// Waits until the output holds, and returns it.
    pub(super) fn until(&mut self, what: &str, holds: impl Fn(&Running) -> bool) -> String {
        let end = Instant::now() + PATIENCE;
        while !holds(self) {
            let over = self.child.try_wait().unwrap();
            assert!(over.is_none() && Instant::now() < end, "no {what}:\n{}\n{}", self.out(), self.err());
            std::thread::sleep(Duration::from_millis(20));
        }
        self.out()
    }

    /// The address that it prints.
    pub(super) fn address(&mut self) -> String {
        let out = self.until("address", |it| it.out().contains("; nothing leaves"));
        let rest = &out[out.find("http://").unwrap()..];
        rest[..rest.find(char::is_whitespace).unwrap()].to_owned()
    }

    pub(super) fn type_line(&mut self, line: &str) {
        writeln!(self.child.stdin.as_mut().unwrap(), "{line}").unwrap();
    }

    pub(super) fn close_input(&mut self) {
        self.child.stdin.take();
    }

    /// No file of it may grow beyond this; any size, if nothing.
    pub(super) fn limit_files(&self, most: Option<u64>) {
        let id = Pid::from_raw(self.child.id().cast_signed());
        prlimit(id, Resource::Fsize, Rlimit { current: most, ..getrlimit(Resource::Fsize) }).unwrap();
    }

    pub(super) fn signal(&self, name: &str) {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args([&format!("-{name}"), &id]).status().unwrap().success());
    }

    /// How it ended, within so many seconds.
    pub(super) fn ended(mut self, within: u64) -> Done {
        let end = Instant::now() + Duration::from_secs(within);
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                // The rest of the output may still be in the pipes.
                self.readers.drain(..).for_each(|it| it.join().unwrap());
                return Done { code: status.code(), out: self.out(), err: self.err() };
            }
            assert!(Instant::now() < end, "still running:\n{}\n{}", self.out(), self.err());
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A file of the project.
pub(super) fn project(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(name)
}
