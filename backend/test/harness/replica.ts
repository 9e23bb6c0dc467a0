import { chmodSync, chownSync, cpSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Client } from 'pg';
import { loadAccess } from '../../src/platform/database/embedded/access.js';
import { findBinaries } from '../../src/platform/database/embedded/binaries.js';
import { choosePlace, type Place } from '../../src/platform/database/embedded/place.js';
import { startServer, stopServer } from '../../src/platform/database/embedded/server.js';
import type { EmbeddedPostgres } from '../../src/platform/database/embedded-postgres.js';

export interface Replica {
  /** The same database at the replica. */
  at(databaseUrl: string): string;
  stop(): Promise<void>;
}

const NOT_COPIED = ['postmaster.pid', 'postmaster.opts', 'pg_wal', 'pg_replslot'];

/** A streaming replica of an embedded server, made as pg_basebackup does: the bundle has none. */
export async function startReplica(primary: EmbeddedPostgres, primaryDir: string, dataDir: string): Promise<Replica> {
  const from = join(loadAccess(primaryDir)?.folder ?? '', 'cluster');
  const place = choosePlace({ dataDir, binaries: findBinaries(), say: () => {} });
  const admin = new Client({ connectionString: primary.adminUrl });
  await admin.connect();
  await admin.query("SELECT pg_backup_start('replica', true)");
  cpSync(from, place.cluster, {
    recursive: true,
    filter: (source) => !NOT_COPIED.includes(basename(source)) || !source.startsWith(from),
  });
  const { rows } = await admin.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)');
  await admin.end();
  for (const folder of ['pg_wal/archive_status', 'pg_wal/summaries', 'pg_replslot']) {
    mkdirSync(join(place.cluster, folder), { recursive: true });
  }
  const { port, username, password, hostname } = new URL(primary.adminUrl);
  const source = `host=${hostname} port=${port} user=${username} password=${password}`;
  writeFileSync(join(place.cluster, 'backup_label'), rows[0]?.labelfile ?? '');
  writeFileSync(join(place.cluster, 'standby.signal'), '');
  writeFileSync(join(place.cluster, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
  giveTo(place);
  const server = await startServer(place, { port: 0, durable: false });
  return {
    at: (databaseUrl) => Object.assign(new URL(databaseUrl), { port: String(server.port) }).href,
    stop: async () => {
      await stopServer(place);
      rmSync(place.folder, { recursive: true, force: true });
    },
  };
}

/** Who runs the server has to own its files. */
function giveTo({ cluster, user }: Place): void {
  chmodSync(cluster, 0o700);
  if (!user) return;
  for (const path of ['', ...readdirSync(cluster, { recursive: true, encoding: 'utf8' })]) {
    chownSync(join(cluster, path), user.uid, user.gid);
  }
}
