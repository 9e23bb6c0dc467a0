import { connect } from 'node:net';
import type { RunningApp } from '../harness/start-app.js';

/** Writes on a connection of its own, and waits for its end. */
export function sayHttp({ url }: RunningApp, text: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text));
    socket.on('error', () => undefined);
    socket.on('data', () => undefined);
    socket.on('close', () => resolve());
  });
}
