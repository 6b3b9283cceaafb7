//! Connections that can be cut in the middle of a response: in the clear, or with TLS on the same port.
//!
//! A bot's library may know no other address than `https://discord.com`. Whoever leads that name here gets a certificate
//! that nobody has signed.

use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll};

use axum::extract::connect_info::Connected;
use axum::serve::{IncomingStream, Listener};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::ServerConfig;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::PrivatePkcs8KeyDer;

/// A listener whose connections can be cut.
pub(in crate::sandbox) struct CuttableListener {
    arrivals: mpsc::Receiver<(Connection, SocketAddr)>,
    address: SocketAddr,
}

trait Stream: AsyncRead + AsyncWrite + Send + Unpin {}

impl<S: AsyncRead + AsyncWrite + Send + Unpin> Stream for S {}

pub(in crate::sandbox) struct Connection {
    stream: Box<dyn Stream>,
    cut: Cut,
}

/// The first byte of a TLS handshake; no request begins with it.
const HANDSHAKE: u8 = 22;

impl CuttableListener {
    pub(in crate::sandbox) fn new(mut listener: TcpListener) -> anyhow::Result<CuttableListener> {
        let (acceptor, address) = (acceptor()?, listener.local_addr()?);
        let (line, arrivals) = mpsc::channel(64);
        tokio::spawn(async move {
            loop {
                let (stream, address) = tokio::select! {
                    arrived = Listener::accept(&mut listener) => arrived,
                    () = line.closed() => return,
                };
                let (line, acceptor) = (line.clone(), acceptor.clone());
                // One who is slow to shake hands holds up nobody else.
                tokio::spawn(async move {
                    if let Some(stream) = opened(stream, &acceptor).await {
                        // If nobody takes it, the sandbox has ended.
                        let _ = line.send((Connection { stream, cut: Cut::default() }, address)).await;
                    }
                });
            }
        });
        Ok(CuttableListener { arrivals, address })
    }
}

async fn opened(stream: TcpStream, acceptor: &TlsAcceptor) -> Option<Box<dyn Stream>> {
    let mut first = [0];
    stream.peek(&mut first).await.ok()?;
    if first[0] == HANDSHAKE { Some(Box::new(acceptor.accept(stream).await.ok()?)) } else { Some(Box::new(stream)) }
}

fn acceptor() -> anyhow::Result<TlsAcceptor> {
    let own = rcgen::generate_simple_self_signed(["discord.com".to_owned()])?;
    let key = PrivatePkcs8KeyDer::from(own.signing_key.serialize_der());
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()?
        .with_no_client_auth()
        .with_single_cert(vec![own.cert.der().clone()], key.into())?;
    Ok(TlsAcceptor::from(Arc::new(config)))
}

/// Cuts its connection: reads and writes fail from then on.
#[derive(Clone, Debug, Default)]
pub(in crate::sandbox) struct Cut(Arc<AtomicBool>);

impl Cut {
    pub(in crate::sandbox) fn now(&self) {
        self.0.store(true, Ordering::SeqCst);
    }
}

impl Listener for CuttableListener {
    type Io = Connection;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Connection, SocketAddr) {
        match self.arrivals.recv().await {
            Some(arrived) => arrived,
            // The task that accepts ends after this listener only.
            None => std::future::pending().await,
        }
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        Ok(self.address)
    }
}

impl Connected<IncomingStream<'_, CuttableListener>> for Cut {
    fn connect_info(stream: IncomingStream<'_, CuttableListener>) -> Cut {
        stream.io().cut.clone()
    }
}

impl Connection {
    fn check(&self) -> io::Result<()> {
        let is_cut = self.cut.0.load(Ordering::SeqCst);
        if is_cut { Err(io::ErrorKind::ConnectionReset.into()) } else { Ok(()) }
    }
}

impl AsyncRead for Connection {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, into: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        self.check()?;
        Pin::new(&mut self.stream).poll_read(cx, into)
    }
}

impl AsyncWrite for Connection {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        self.check()?;
        Pin::new(&mut self.stream).poll_write(cx, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.check()?;
        Pin::new(&mut self.stream).poll_write_vectored(cx, parts)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}
