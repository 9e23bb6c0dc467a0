import { createHash } from 'node:crypto';
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Binaries } from './binaries.js';
import { succeeds, type User } from './command.js';

/** Where PostgreSQL runs and as whom. */
export interface Place {
  /** Ours to create and delete; holds the cluster and its log. */
  folder: string;
  cluster: string;
  log: string;
  bin: string;
  /** Undefined: the user of this process. */
  user?: User;
}

interface Filter {
  dataDir: string;
  binaries: Binaries;
  /** Where the cluster was put at an earlier start. */
  knownFolder?: string;
  say: (line: string) => void;
}

const ROOTS_OWN = '/var/lib/nitido';

/**
 * PostgreSQL refuses to run as root. Root therefore lends it the user that owns the cluster already, else nobody.
 * What that user cannot reach (a checkout in /root, for example) goes to /var/lib/nitido.
 */
export function choosePlace({ dataDir, binaries, knownFolder, say }: Filter): Place {
  const preferred = knownFolder && existsSync(knownFolder) ? knownFolder : resolve(dataDir, 'postgres');
  if (process.getuid?.() !== 0) return place(preferred, join(binaries.folder, 'bin'));

  const user = ownerOf(preferred) ?? nobody();
  const folder = reachableFolder(preferred, user, say);
  return place(folder, reachableBin(binaries, user, say), user);
}

function place(folder: string, bin: string, user?: User): Place {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (user) chownSync(folder, user.uid, user.gid);
  return { folder, cluster: join(folder, 'cluster'), log: join(folder, 'postgres.log'), bin, user };
}

function ownerOf(folder: string): User | undefined {
  const stat = statSync(folder, { throwIfNoEntry: false });
  return stat && stat.uid !== 0 ? { uid: stat.uid, gid: stat.gid } : undefined;
}

function nobody(): User {
  const entry = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  return { uid: Number(entry?.[1] ?? 65534), gid: Number(entry?.[2] ?? 65534) };
}

function reachableFolder(wanted: string, user: User, say: Filter['say']): string {
  if (succeeds('/bin/sh', ['-c', 'test -x "$1"', 'sh', dirname(wanted)], user)) return wanted;
  if (existsSync(join(wanted, 'cluster'))) {
    throw new Error(`O banco de dados está em ${wanted}, que o seu usuário (uid ${user.uid}) não alcança mais.`);
  }
  const folder = join(ROOTS_OWN, `data-${createHash('sha256').update(wanted).digest('hex').slice(0, 12)}`);
  say(`O usuário nobody não alcança ${wanted}; o banco de dados fica em ${folder}.`);
  mkdirSync(ROOTS_OWN, { recursive: true, mode: 0o755 });
  return folder;
}

function reachableBin(binaries: Binaries, user: User, say: Filter['say']): string {
  const bin = join(binaries.folder, 'bin');
  if (succeeds(join(bin, 'postgres'), ['--version'], user)) return bin;
  const copy = join(ROOTS_OWN, `postgresql-${binaries.version}`);
  if (!existsSync(copy)) {
    say(`O usuário nobody não alcança ${bin}; os programas do PostgreSQL são copiados para ${copy}.`);
    copyWhole(binaries.folder, copy);
  }
  return join(copy, 'bin');
}

function copyWhole(from: string, to: string): void {
  const partial = `${to}.${process.pid}`;
  mkdirSync(dirname(to), { recursive: true, mode: 0o755 });
  cpSync(from, partial, { recursive: true, verbatimSymlinks: true });
  if (existsSync(to)) rmSync(partial, { recursive: true });
  else renameSync(partial, to);
}
