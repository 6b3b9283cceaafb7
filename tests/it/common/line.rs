//! A slow line: whatever goes through it goes so many bytes a second each way, all connections together.

use std::net::SocketAddr;
use std::time::Duration;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc::{Receiver, Sender, UnboundedReceiver, UnboundedSender, channel, unbounded_channel};
use tokio::task::JoinHandle;
use tokio::time::Instant;

/// What a packet carries.
const PACKET: usize = 1_460;
/// How many packets wait before the line, as in a cheap router: 32 KB.
const QUEUE: usize = 22;

type Packet = (Vec<u8>, UnboundedSender<Vec<u8>>);

pub(crate) struct Line {
    address: SocketAddr,
    listener: JoinHandle<()>,
}

impl Drop for Line {
    fn drop(&mut self) {
        self.listener.abort();
    }
}

impl Line {
    /// A line to this address.
    pub(crate) async fn to(target: SocketAddr, bytes_a_second: u64) -> Line {
        let socket = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = socket.local_addr().unwrap();
        let (up, down) = (channel(QUEUE), channel(QUEUE));
        for queue in [up.1, down.1] {
            tokio::spawn(carry(queue, bytes_a_second));
        }
        let listener = tokio::spawn(async move {
            while let (Ok((near, _)), Ok(far)) = (socket.accept().await, TcpStream::connect(target).await) {
                let ((near_in, near_out), (far_in, far_out)) = (near.into_split(), far.into_split());
                pipe(near_in, far_out, up.0.clone());
                pipe(far_in, near_out, down.0.clone());
            }
        });
        Line { address, listener }
    }

    pub(crate) fn base_url(&self) -> String {
        format!("http://{}", self.address)
    }
}

/// Packets leave one after the other, whosever they are.
async fn carry(mut queue: Receiver<Packet>, bytes_a_second: u64) {
    let mut free = Instant::now();
    while let Some((bytes, to)) = queue.recv().await {
        free = free.max(Instant::now()) + Duration::from_micros(bytes.len() as u64 * 1_000_000 / bytes_a_second);
        tokio::time::sleep_until(free).await;
        // Nobody may be there any more.
        let _ = to.send(bytes);
    }
}

/// One direction of one connection. An empty packet is its end.
fn pipe(mut from: OwnedReadHalf, to: OwnedWriteHalf, line: Sender<Packet>) {
    let (arrived, out) = unbounded_channel();
    tokio::spawn(write(to, out));
    tokio::spawn(async move {
        let mut buffer = [0; PACKET];
        loop {
            let count = from.read(&mut buffer).await.unwrap_or(0);
            if line.send((buffer[..count].to_vec(), arrived.clone())).await.is_err() || count == 0 {
                return;
            }
        }
    });
}

async fn write(mut to: OwnedWriteHalf, mut out: UnboundedReceiver<Vec<u8>>) {
    while let Some(bytes) = out.recv().await {
        if bytes.is_empty() || to.write_all(&bytes).await.is_err() {
            break;
        }
    }
    let _ = to.shutdown().await;
}
