import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { run } from './command.js';
import type { Place } from './place.js';

export interface RunningServer {
  pid: number;
  port: number;
}

const START_SECONDS = 300;
const RETRY_MS = 20_000;

/**
 * The server that already runs on this cluster, once it answers; undefined when there is none.
 * A note left by a killed server whose process id now belongs to another program is removed.
 */
export async function runningServer(place: Place): Promise<RunningServer | undefined> {
  while (await isRunning(place)) {
    const note = readNote(place);
    if (note?.state === 'ready' && isServer(note.pid)) return { pid: note.pid, port: note.port };
    if (note && !isServer(note.pid) && !isInUse(place.cluster)) rmSync(noteFile(place), { force: true });
    await sleep(100);
  }
  return undefined;
}

/** Starts it on the given port, or on a free one when that is taken. Waits while a killed server's remains go away. */
export async function startServer(place: Place, options: { port: number; durable: boolean }): Promise<RunningServer> {
  const deadline = Date.now() + RETRY_MS;
  for (;;) {
    const port = await freePort(options.port);
    const logged = statSync(place.log, { throwIfNoEntry: false })?.size ?? 0;
    const { code, text } = await pgCtl(place, 'start', [
      ...['--wait', '--timeout', String(START_SECONDS), '--log', place.log],
      ...['--options', settings(port, options.durable)],
    ]);
    const running = code === 0 ? readNote(place) : undefined;
    if (running) return { pid: running.pid, port };
    if (Date.now() > deadline) {
      const cause = text + readFileSync(place.log, 'utf8').slice(logged);
      throw new Error(`O banco de dados embutido não iniciou; veja ${place.log}.`, { cause });
    }
    await sleep(300);
  }
}

/** Disconnects the clients and waits until everything is written. */
export async function stopServer(place: Place): Promise<void> {
  if (!(await isRunning(place))) return;
  const { code, text } = await pgCtl(place, 'stop', ['--mode', 'fast', '--wait', '--timeout', '60']);
  if (code !== 0 && (await isRunning(place))) throw new Error('O banco de dados embutido não parou.', { cause: text });
}

async function isRunning(place: Place): Promise<boolean> {
  return existsSync(noteFile(place)) && (await pgCtl(place, 'status')).code === 0;
}

function pgCtl(place: Place, action: string, args: string[] = []) {
  return run(join(place.bin, 'pg_ctl'), [action, '--silent', '--pgdata', place.cluster, ...args], place.user);
}

/** Loopback only; nothing personal (statements, row contents) goes to the log. */
function settings(port: number, durable: boolean): string {
  const always = ['listen_addresses=127.0.0.1', `port=${port}`, 'unix_socket_directories='];
  const room = ['max_connections=200', 'max_locks_per_transaction=256'];
  const quiet = [
    'log_min_error_statement=panic',
    'log_error_verbosity=terse',
    'log_checkpoints=off',
    'timezone=UTC',
    'log_timezone=UTC',
  ];
  const careless = ['fsync=off', 'full_page_writes=off'];
  return [...always, ...room, ...quiet, ...(durable ? [] : careless)].map((setting) => `-c ${setting}`).join(' ');
}

function noteFile(place: Place): string {
  return join(place.cluster, 'postmaster.pid');
}

/** PostgreSQL's own note: process id on line 1, port on line 4, state on line 8. */
function readNote(place: Place): { pid: number; port: number; state: string } | undefined {
  try {
    const lines = readFileSync(noteFile(place), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), state: (lines[7] ?? '').trim() };
  } catch {
    return undefined;
  }
}

/** False for another program and for a dead process that nobody has reaped. Elsewhere a dead process's id may be another's. */
export function isServer(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
  } catch {
    return process.platform !== 'linux' && isAlive(pid);
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether sessions of a killed server still work on the cluster: it is their current folder. */
function isInUse(cluster: string): boolean {
  const folder = realpathSync(cluster);
  return readdirSync('/proc').some((pid) => /^\d+$/.test(pid) && currentFolder(pid) === folder);
}

function currentFolder(pid: string): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

/** That port when nothing listens on it, else one that the system gives. */
function freePort(wanted: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () => (wanted === 0 ? reject(new Error('no free port')) : resolve(freePort(0))));
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : wanted));
    });
  });
}
