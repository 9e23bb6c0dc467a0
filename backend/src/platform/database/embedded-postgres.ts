import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Access, forgetAccess, loadAccess, saveAccess } from './embedded/access.js';
import { findBinaries } from './embedded/binaries.js';
import { run } from './embedded/command.js';
import { choosePlace, type Place } from './embedded/place.js';
import { isServer, runningServer, startServer, stopServer } from './embedded/server.js';

export interface EmbeddedPostgresOptions {
  /** The folder that keeps port, passwords and (when the server's user can reach it) the cluster. */
  dataDir: string;
  /** False only for clusters that are thrown away: nothing is synced to disk. */
  durable?: boolean;
  /** Receives one Portuguese line when something unusual is done. */
  say?: (line: string) => void;
}

/** A PostgreSQL server of our own on loopback, from the binaries that npm installed. */
export interface EmbeddedPostgres {
  /** For the application: owner of its database, no superuser. */
  url: string;
  /** For the harness: may create databases. */
  adminUrl: string;
  pid: number;
  /** Whether that process is still there. */
  isRunning(): boolean;
  /** Clients are disconnected, everything is written. Harmless when it is stopped already. */
  stop(): Promise<void>;
  /** Stops the server and deletes its data. */
  destroy(): Promise<void>;
}

/** Starts the server of a data folder, or takes over the one that a dead process left running. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, durable = true, say = () => {} } = options;
  mkdirSync(dataDir, { recursive: true });
  const known = loadAccess(dataDir);
  const place = choosePlace({ dataDir, binaries: findBinaries(), knownFolder: known?.folder, say });
  const access = known?.folder === place.folder ? known : saveAccess(dataDir, { ...known, folder: place.folder });

  if (!existsSync(place.cluster)) await createCluster(place, access, durable);
  else if (!known) await resetPasswords(place, access);

  const server = (await runningServer(place)) ?? (await startServer(place, { port: access.port, durable }));
  if (server.port !== access.port) saveAccess(dataDir, { ...access, port: server.port });

  const stop = () => stopServer(place);
  return {
    url: address('nitido', access.password, server.port, 'nitido'),
    adminUrl: address('postgres', access.adminPassword, server.port, 'postgres'),
    pid: server.pid,
    isRunning: () => isServer(server.pid),
    stop,
    destroy: async () => {
      await stop();
      rmSync(place.folder, { recursive: true, force: true });
      forgetAccess(dataDir);
    },
  };
}

function address(user: string, password: string, port: number, database: string): string {
  return `postgresql://${user}:${password}@127.0.0.1:${port}/${database}`;
}

type Passwords = Pick<Access, 'password' | 'adminPassword'>;

/** Initialises the cluster beside its final place, so that an interrupted start leaves nothing half-made. */
async function createCluster(place: Place, passwords: Passwords, durable: boolean): Promise<void> {
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

/** The cluster is there but its passwords were lost: new ones are set while no server runs. */
async function resetPasswords(place: Place, passwords: Passwords): Promise<void> {
  await stopServer(place);
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
