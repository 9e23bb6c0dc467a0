import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { forgetAccess, loadAccess, saveAccess } from './embedded/access.js';
import { findBinaries } from './embedded/binaries.js';
import { createCluster, resetPasswords } from './embedded/cluster.js';
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
  /** Process id of the server. */
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
  else if (!known) await takeOwnership(place, access);

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

/** The cluster is there but its passwords were lost: new ones are set while no server runs. */
async function takeOwnership(place: Place, access: { password: string; adminPassword: string }) {
  await stopServer(place);
  await resetPasswords(place, access);
}

function address(user: string, password: string, port: number, database: string): string {
  return `postgresql://${user}:${password}@127.0.0.1:${port}/${database}`;
}
