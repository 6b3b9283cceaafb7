// The control API: requests as JSON, events by WebSocket. `src/sandbox/control_http.rs` lists what there is.

export class ApiError extends Error {
  constructor(kind, text) {
    super(text);
    this.kind = kind;
  }
}

async function call(method, path, body) {
  const options = { method };
  if (body !== undefined) {
    options.headers = { "content-type": "application/json" };
    options.body = JSON.stringify(body);
  }
  let response;
  try {
    response = await fetch(`/sandbox${path}`, options);
  } catch {
    throw new ApiError("offline", "the sandbox is not there");
  }
  const text = await response.text();
  let answer;
  try {
    answer = JSON.parse(text);
  } catch {
    throw new ApiError("answer", text);
  }
  if (!response.ok) throw new ApiError(answer.kind, answer.error);
  return answer;
}

export const get = (path) => call("GET", path);
export const post = (path, body = {}) => call("POST", path, body);
export const put = (path, body = {}) => call("PUT", path, body);
export const remove = (path) => call("DELETE", path);

/** Listens for what `user` sees happen, until `close` is called; comes back by itself after a cut. */
export function listen(user, onEvent, onState) {
  let socket;
  let closed = false;
  let pause = 300;
  const open = () => {
    socket = new WebSocket(`ws://${location.host}/sandbox/events?user=${user}&pings=all`);
    socket.onopen = () => {
      pause = 300;
      onState(true);
    };
    socket.onmessage = (message) => onEvent(JSON.parse(message.data));
    socket.onclose = () => {
      if (closed) return;
      onState(false);
      setTimeout(() => !closed && open(), pause);
      pause = Math.min(pause * 2, 4000);
    };
  };
  open();
  return {
    close() {
      closed = true;
      socket.close();
    },
  };
}
