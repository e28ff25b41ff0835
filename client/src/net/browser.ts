import type { Socket, Surroundings } from "./surroundings";
import { freshId } from "./ids";

function connect(): Socket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const web = new WebSocket(`${scheme}://${location.host}/ws`);
  const socket: Socket = {
    onopen: null,
    onclose: null,
    onmessage: null,
    send: (text) => web.send(text),
    close: () => web.close(),
  };
  web.onopen = () => socket.onopen?.();
  web.onclose = () => socket.onclose?.();
  web.onmessage = (message) => socket.onmessage?.(message);
  return socket;
}

/** The real world around a connection. */
export const browser: Surroundings = { connect, random: Math.random, now: () => performance.now(), freshId };
