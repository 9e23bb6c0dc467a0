import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { startEmbeddedPostgres } from '../../src/platform/database/embedded-postgres.js';
import { freePorts } from '../harness/ports.js';
import { localCertificate } from './certificate.js';
import { DatabaseServer } from './database-server.js';
import { ServerProcess } from './server-process.js';

/** What the bench is given by the script that built it. */
export interface Premises {
  /** The repository. */
  root: string;
  startEmbeddedPostgres: typeof startEmbeddedPostgres;
  /** V8's settings with which the product is started. */
  memoryFlags: string[];
  memoryEnv: Record<string, string>;
}

/** What all variants share: one PostgreSQL, one vendor, one folder for logs and data. */
export interface World {
  memoryFlags: string[];
  memoryEnv: Record<string, string>;
  folder: string;
  /** Where the built product stands. */
  dist: string;
  /** The product's database; the baselines live in another one on the same server. */
  databaseUrl: string;
  baselinesUrl: string;
  database: DatabaseServer;
  vendor: ServerProcess;
  vendorUrl: string;
  /** The file of the certificate that it shows. */
  vendorCertificate: string;
  vendorKey: string;
  secret: string;
  /** A further database on the same server; its address. */
  addDatabase(name: string): Promise<string>;
  close(): Promise<void>;
}

const VENDOR_KEY = 'bench-bureau-key';

/** With a vendor that takes `vendorDelayMs` for each answer. */
export async function openWorld(
  { root, startEmbeddedPostgres, memoryFlags, memoryEnv }: Premises,
  vendorDelayMs = 0,
): Promise<World> {
  const folder = join(root, '.data', `bench-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  const database = await startEmbeddedPostgres({ dataDir: folder });
  const port = await freePorts(1);
  const { key, cert } = await localCertificate();
  const vendorCertificate = join(folder, 'vendor.pem');
  writeFileSync(vendorCertificate, cert);
  const vendor = await ServerProcess.start(
    fileURLToPath(new URL('./vendor.js', import.meta.url)),
    {
      NODE_ENV: 'production',
      PORT: String(port),
      VENDOR_KEY,
      TLS_KEY: key,
      TLS_CERT: cert,
      VENDOR_DELAY_MS: `${vendorDelayMs}`,
    },
    join(folder, 'vendor.log'),
  );
  const addDatabase = async (name: string) => {
    await execute(database.adminUrl, `CREATE DATABASE ${name} OWNER nitido`);
    return database.url.replace(/[^/]+$/, name);
  };
  return {
    memoryFlags,
    memoryEnv,
    folder,
    dist: join(root, 'dist', 'backend', 'bundle'),
    databaseUrl: database.url,
    baselinesUrl: await addDatabase('baselines'),
    addDatabase,
    database: new DatabaseServer(database.pid),
    vendor,
    vendorUrl: `https://127.0.0.1:${port}`,
    vendorCertificate,
    vendorKey: VENDOR_KEY,
    secret: randomBytes(48).toString('base64url'),
    close: async () => {
      await vendor.stop();
      await database.destroy();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs one statement on a connection of its own and answers its rows. */
export async function execute<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
