import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Complaint } from './settings.mjs';

/** The exit code of a program that has already said which of its settings are wrong. */
const BAD_SETTINGS = 78;
const LOG_BYTES = 20_000_000;

/**
 * Starts a Node program in a session of its own, so that a Ctrl-C in the terminal reaches only us. Its output goes to
 * `log`, its complaints to the terminal. It holds a channel to us, and ends by itself when that closes.
 */
export function startChild({ title, script, env, log }) {
  const output = openLog(log);
  const child = spawn(process.execPath, ['--enable-source-maps', script], {
    env,
    detached: true,
    stdio: ['ignore', output.file, 'inherit', 'ipc'],
  });
  closeSync(output.file);
  const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal ?? code)));
  const message = new Promise((resolve) => {
    child.on('message', (content) => content?.type === 'ready' && resolve(content));
  });
  const dead = ended.then((how) => {
    if (how === BAD_SETTINGS) throw new Complaint(`${title} não iniciou: corrija a configuração acima.`);
    throw new Complaint(`${lastWords(log, output.from)}${title} não iniciou (${how}). Registro: ${log}`);
  });
  dead.catch(() => {});
  return {
    title,
    ended,
    /** What it says when it is ready. */
    ready: () => Promise.race([message, dead]),
    /** Until that address answers. */
    answers: (url) => Promise.race([answers(url, ended), dead]),
    stop: (graceMs) => stop(child, ended, graceMs),
  };
}

function openLog(log) {
  mkdirSync(dirname(log), { recursive: true });
  const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LOG_BYTES) renameSync(log, `${log}.1`);
  return { file: openSync(log, 'a', 0o600), from: size > LOG_BYTES ? 0 : size };
}

function lastWords(log, from) {
  const lines = readFileSync(log).subarray(from).toString().trim().split('\n');
  return lines[0] === '' ? '' : `${lines.slice(-5).join('\n')}\n`;
}

async function answers(url, ended) {
  let over = false;
  ended.then(() => (over = true));
  while (!over) {
    const response = await fetch(url, { signal: AbortSignal.timeout(1_000) }).catch(() => undefined);
    if (response?.ok) return;
    await sleep(50);
  }
}

/** Asks it to finish its work, and insists after `graceMs`. */
async function stop(child, ended, graceMs) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const insist = setTimeout(() => child.kill('SIGKILL'), graceMs);
  await ended;
  clearTimeout(insist);
}
