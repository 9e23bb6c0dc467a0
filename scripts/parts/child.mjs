import { spawn } from 'node:child_process';
import {
  closeSync,
  copyFileSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { MEMORY_ENV, MEMORY_FLAGS } from './memory-flags.mjs';
import { Complaint } from './settings.mjs';

/** The exit code of a program that has already said which of its settings are wrong. */
const BAD_SETTINGS = 78;
const LOG_BYTES = 20_000_000;
const BOUND_EVERY_MS = 10_000;

/**
 * Starts a Node program in a session of its own, so that a Ctrl-C in the terminal reaches only us. Its output goes to
 * `log`, its complaints to the terminal. It holds a channel to us, and ends by itself when that closes.
 */
export function startChild({ title, script, env, log }) {
  const output = openLog(log);
  const child = spawn(process.execPath, [...MEMORY_FLAGS, script], {
    env: { ...MEMORY_ENV, ...env },
    detached: true,
    stdio: ['ignore', output.file, 'inherit', 'ipc'],
  });
  closeSync(output.file);
  const bounding = setInterval(() => boundLog(log), BOUND_EVERY_MS).unref();
  const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal ?? code)));
  ended.then(() => clearInterval(bounding));
  const ready = new Promise((resolve) => {
    child.on('message', (message) => message?.type === 'ready' && resolve(message));
  });
  let started = false;
  ready.then(() => (started = true));
  return {
    /** What it says when it is ready. */
    ready,
    /** A complaint, once it has ended for whatever reason. */
    death: ended.then((how) => complaint({ title, log, how, started, from: output.from })),
    /** Asks it to finish its work, and insists after `graceMs`. */
    stop: (graceMs) => stop(child, ended, graceMs),
  };
}

function openLog(log) {
  mkdirSync(dirname(log), { recursive: true });
  const size = sizeOf(log);
  if (size > LOG_BYTES) renameSync(log, `${log}.1`);
  return { file: openSync(log, 'a', 0o600), from: size > LOG_BYTES ? 0 : size };
}

/** Whoever writes keeps the file open and appends: it is emptied, not moved, and what it held becomes the older one. */
export function boundLog(log, bytes = LOG_BYTES) {
  if (sizeOf(log) <= bytes) return;
  // A full disk gets room first.
  rmSync(`${log}.1`, { force: true });
  try {
    copyFileSync(log, `${log}.1`);
  } catch {
    rmSync(`${log}.1`, { force: true });
  }
  truncateSync(log);
}

function sizeOf(log) {
  return statSync(log, { throwIfNoEntry: false })?.size ?? 0;
}

function complaint({ title, log, how, started, from }) {
  if (how === BAD_SETTINGS) return new Complaint(`${title} não iniciou: corrija a configuração acima.`);
  if (started) return new Complaint(`${title} parou sem aviso (${how}). Registro: ${log}`);
  const lines = readFileSync(log).subarray(from).toString().trim().split('\n').slice(-5);
  return new Complaint([...lines, `${title} não iniciou (${how}). Registro: ${log}`].join('\n').trim());
}

async function stop(child, ended, graceMs) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const insist = setTimeout(() => child.kill('SIGKILL'), graceMs);
  await ended;
  clearTimeout(insist);
}
