import { join } from 'node:path';
import { HttpClient } from '../harness/http-client.js';
import { freePorts } from '../harness/ports.js';
import { SUPPRESSIONS, seedAccounts } from './accounts.js';
import { paidAccounts } from './paid-accounts.js';
import { ServerProcess } from './server-process.js';
import type { Variant } from './variants.js';
import { execute, type World } from './world.js';

/**
 * The built product with a database of its own. With accounts that are seeded every protection is on, with ten thousand
 * suppressions in force, only wide enough for a load that no people make. Its other accounts, without limits, pay at the sandbox; its bureau is the bench's vendor.
 */
export async function startProduct(
  world: World,
  options: { accounts?: number; seeded?: number; nodeOptions: string[]; env?: Record<string, string> },
): Promise<Variant & { sandboxUrl: string }> {
  const port = await freePorts(3);
  const sandboxPort = port + 1;
  const url = `http://127.0.0.1:${port}`;
  const sandboxUrl = `http://127.0.0.1:${sandboxPort}`;
  const sandbox = await ServerProcess.start(
    join(world.dist, 'sandbox', 'main.js'),
    {
      SANDBOX_PORT: String(sandboxPort),
      SANDBOX_SMTP_PORT: String(sandboxPort + 1),
      SANDBOX_STATE: join(world.folder, 'sandbox.json'),
    },
    join(world.folder, 'sandbox.log'),
  );
  const server = await ServerProcess.start(
    join(world.dist, 'src', 'main.js'),
    {
      PORT: String(port),
      DATA_DIR: world.folder,
      DATABASE_URL: world.databaseUrl,
      SANDBOX_URL: sandboxUrl,
      BUREAU_URL: `${world.vendorUrl}/bureau`,
      BUREAU_KEY: world.vendorKey,
      BUREAU_LEGAL_BASIS: 'protecao_credito',
      JWT_SECRET: world.secret,
      RATE_LIMIT: options.seeded ? 'on' : 'off',
      TRUSTED_PROXIES: '1',
      LOOKUPS_PER_MINUTE: '100000',
      PLAN_DAILY_LOOKUPS_GOLD: '1000000',
      ...options.env,
    },
    join(world.folder, 'nitido.log'),
    [...world.memoryFlags, ...options.nodeOptions],
  );
  const stop = async () => {
    await server.stop();
    await sandbox.stop();
  };
  await execute(world.databaseUrl, REGISTER);
  return {
    name: 'nitido',
    url,
    sandboxUrl,
    tokens: await accountsOf(world, options, url, sandboxUrl).catch(async (error) => {
      await stop();
      throw error;
    }),
    server,
    saved: async () => {
      const rows = await execute<{ count: number }>(world.databaseUrl, WHOLE_LOOKUPS);
      return rows[0]?.count ?? 0;
    },
    stop,
  };
}

async function accountsOf(
  world: World,
  { accounts = 0, seeded = 0 }: { accounts?: number; seeded?: number },
  url: string,
  sandboxUrl: string,
): Promise<string[]> {
  if (seeded === 0) return paidAccounts(url, sandboxUrl, accounts);
  await execute(world.databaseUrl, SUPPRESSIONS);
  const { body } = await new HttpClient(url).get<{ termsVersion: string }>('/api/public/config');
  return seedAccounts(world, seeded, body.termsVersion);
}

/** The bureau of the bench is none of the sandbox's, so it is asked only once the register knows it; every instance hears of it. */
const REGISTER = `
  WITH entry AS (
    INSERT INTO source_entries (source, terms, changed_at) VALUES ('bureau', '{
      "owner": "Birô de medição", "ownerRole": "operador", "cnpj": "11222333000181", "contractNumber": "1",
      "contractStart": "2026-01-01", "contractEnd": null, "legalBasis": "protecao_credito", "dataMonth": null,
      "lookupTypes": ["cpf"], "notes": null
    }', now())
    ON CONFLICT (source) DO UPDATE SET terms = excluded.terms
    RETURNING source
  )
  SELECT pg_notify('source_register_changed', source) FROM entry`;

/** Those of which the encrypted entry and the audit record are both there. */
const WHOLE_LOOKUPS = `
  SELECT count(*)::int AS count FROM lookup_history h JOIN lookup_audit a ON a.created_at = h.created_at AND a.id = h.id
  WHERE h.query IS NOT NULL AND h.result IS NOT NULL`;
