import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePorts } from '../harness/ports.js';
import { BUSY, OCCASIONAL } from './accounts.js';
import { inSchema, prepareBaseline } from './baselines/schema.js';
import { startProduct } from './product.js';
import { ServerProcess } from './server-process.js';
import { execute, type World } from './world.js';

export const VARIANT_NAMES = ['bare', 'cached', 'duties', 'fastify', 'usual', 'nitido'] as const;
export type VariantName = (typeof VARIANT_NAMES)[number];

export const TITLES: Record<VariantName, string> = {
  bare: 'mínimo (node:http + pg)',
  cached: 'mínimo, sessão lembrada',
  duties: 'mínimo, com os mesmos deveres',
  fastify: 'Fastify + pg',
  usual: 'usual (Nest/Express + TypeORM)',
  nitido: 'Nítido',
};

/** One server under test. */
export interface Variant {
  name: VariantName;
  url: string;
  tokens: string[];
  server: ServerProcess;
  /** Lookups that stand in its history. */
  saved(): Promise<number>;
  stop(): Promise<void>;
}

const ACCOUNTS = BUSY + OCCASIONAL;
const FILES = {
  bare: 'bare.js',
  cached: 'cached.js',
  duties: 'duties.js',
  fastify: 'fastify.js',
  usual: 'usual/main.js',
};

/** `env` is for the product alone. */
export function startVariant(
  name: VariantName,
  world: World,
  nodeOptions: string[] = [],
  env: Record<string, string> = {},
): Promise<Variant> {
  return name === 'nitido'
    ? startProduct(world, { seeded: ACCOUNTS, nodeOptions, env })
    : startBaseline(name, world, nodeOptions);
}

async function startBaseline(name: keyof typeof FILES, world: World, nodeOptions: string[]): Promise<Variant> {
  const tokens = await prepareBaseline(world.baselinesUrl, name, { accounts: ACCOUNTS, secret: world.secret });
  const port = await freePorts(1);
  const server = await ServerProcess.start(
    fileURLToPath(new URL(`./baselines/${FILES[name]}`, import.meta.url)),
    {
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: name === 'usual' ? world.baselinesUrl : inSchema(world.baselinesUrl, name),
      DATABASE_SCHEMA: name,
      VENDOR_URL: world.vendorUrl,
      VENDOR_KEY: world.vendorKey,
      NODE_EXTRA_CA_CERTS: world.vendorCertificate,
      JWT_SECRET: world.secret,
    },
    join(world.folder, `${name}.log`),
    nodeOptions,
  );
  return {
    name,
    url: `http://127.0.0.1:${port}`,
    tokens,
    server,
    saved: async () => {
      const rows = await execute<{ count: number }>(
        world.baselinesUrl,
        `SELECT count(*)::int AS count FROM ${name}.history`,
      );
      return rows[0]?.count ?? 0;
    },
    stop: () => server.stop(),
  };
}
