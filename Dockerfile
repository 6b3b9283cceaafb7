# Slowboat as a small image: built in one stage, run without root in another.
FROM rust:1.95-slim-bookworm AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /build
# The dependencies are built first, so that a change of the program does not build them again.
COPY Cargo.toml Cargo.lock ./
RUN mkdir src && echo 'fn main() {}' > src/main.rs && touch src/lib.rs \
    && cargo build --release --locked && rm -rf src
COPY migrations migrations
COPY assets assets
COPY src src
RUN touch src/main.rs src/lib.rs && cargo build --release --locked
# A new volume takes the owner of the folder it is put over; without this it would be root's.
RUN mkdir /data

# Only the program, for `docker build --target program --output`: see docs/releasing.md.
FROM scratch AS program
COPY --from=build /build/target/release/slowboat /slowboat

FROM gcr.io/distroless/cc-debian12:nonroot
COPY --from=build /build/target/release/slowboat /usr/local/bin/slowboat
COPY --from=build --chown=nonroot:nonroot /data /data
ENV SLOWBOAT_STORE__DATA_DIR=/data
VOLUME /data
USER nonroot
STOPSIGNAL SIGTERM
ENTRYPOINT ["/usr/local/bin/slowboat"]
