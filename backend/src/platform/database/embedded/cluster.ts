import { chownSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Access } from './access.js';
import { run } from './command.js';
import type { Place } from './place.js';

type Passwords = Pick<Access, 'password' | 'adminPassword'>;

/** Initialises the cluster beside its final place, so that an interrupted start leaves nothing half-made. */
export async function createCluster(place: Place, passwords: Passwords, durable: boolean): Promise<void> {
  const fresh = `${place.cluster}.new`;
  rmSync(fresh, { recursive: true, force: true });
  const passwordFile = privateFile(place, passwords.adminPassword);
  try {
    const { code, text } = await run(join(place.bin, 'initdb'), initOptions(fresh, passwordFile, durable), place.user);
    if (code !== 0)
      throw new Error(`O banco de dados embutido não pôde ser criado em ${place.folder}.`, { cause: text });
  } finally {
    rmSync(passwordFile, { force: true });
  }
  await runAlone(place, fresh, [
    `create role nitido login password '${passwords.password}';`,
    'create database nitido owner nitido;',
  ]);
  renameSync(fresh, place.cluster);
}

/** Only while no server runs on the cluster. */
export async function resetPasswords(place: Place, passwords: Passwords): Promise<void> {
  await runAlone(place, place.cluster, [
    `alter role nitido password '${passwords.password}';`,
    `alter role postgres password '${passwords.adminPassword}';`,
  ]);
}

function initOptions(cluster: string, passwordFile: string, durable: boolean): string[] {
  return [
    ...['--pgdata', cluster, '--username', 'postgres', '--pwfile', passwordFile, '--auth', 'scram-sha-256'],
    ...['--encoding', 'UTF8', '--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ];
}

function privateFile(place: Place, content: string): string {
  const file = join(place.folder, '.password');
  rmSync(file, { force: true });
  writeFileSync(file, content, { mode: 0o600 });
  if (place.user) chownSync(file, place.user.uid, place.user.gid);
  return file;
}

/** Statements without a server: one line each, through PostgreSQL's single-user mode. */
async function runAlone(place: Place, cluster: string, statements: string[]): Promise<void> {
  const args = ['--single', '-D', cluster, '-c', 'log_min_error_statement=panic', 'postgres'];
  const { code, text } = await run(join(place.bin, 'postgres'), args, place.user, `${statements.join('\n')}\n`);
  if (code !== 0 || /ERROR:|FATAL:/.test(text)) {
    throw new Error('O banco de dados embutido não aceitou as senhas novas.', { cause: text });
  }
}
