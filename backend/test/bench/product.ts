import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { HttpClient } from '../harness/http-client.js';
import { freePorts } from '../harness/ports.js';
import { SUPPRESSIONS, seedAccounts } from './accounts.js';
import { paidAccounts } from './paid-accounts.js';
import { ServerProcess } from './server-process.js';
import type { Variant } from './variants.js';
import { execute, openWorld, type Premises, type World } from './world.js';

/** Does the work with the product and its world, which end with it. */
export async function withProduct(
  premises: Premises,
  accounts: number,
  work: (product: Awaited<ReturnType<typeof startProduct>>, world: World) => Promise<void>,
): Promise<void> {
  const world = await openWorld(premises);
  try {
    const product = await startProduct(world, { accounts, nodeOptions: [] });
    try {
      await work(product, world);
    } finally {
      await product.stop();
    }
  } finally {
    await world.close();
  }
}

/**
 * The built product with a database of its own. With accounts that are seeded it runs as in production, with the log of
 * requests and every protection on, with ten thousand suppressions in force, only wide enough for a load that no people
 * make. Its other accounts, without limits, pay at the sandbox; its bureau is the bench's vendor.
 */
export async function startProduct(
  world: World,
  options: { accounts?: number; seeded?: number; nodeOptions: string[]; env?: Record<string, string> },
): Promise<Variant & { sandboxUrl: string }> {
  const port = await freePorts(3);
  const url = `http://127.0.0.1:${port}`;
  const sandboxUrl = `http://127.0.0.1:${port + 1}`;
  const sandbox = options.seeded ? null : await startSandbox(world, port + 1);
  const server = await ServerProcess.start(
    join(world.dist, 'src', 'main.js'),
    {
      ...world.memoryEnv,
      ...(options.seeded ? inProduction(world) : { SANDBOX_URL: sandboxUrl, RATE_LIMIT: 'off' }),
      PORT: String(port),
      DATA_DIR: world.folder,
      DATABASE_URL: world.databaseUrl,
      BUREAU_URL: `${world.vendorUrl}/bureau`,
      BUREAU_KEY: world.vendorKey,
      BUREAU_LEGAL_BASIS: 'protecao_credito',
      NODE_EXTRA_CA_CERTS: world.vendorCertificate,
      JWT_SECRET: world.secret,
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
    await sandbox?.stop();
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

function startSandbox(world: World, port: number): Promise<ServerProcess> {
  return ServerProcess.start(
    join(world.dist, 'sandbox', 'main.js'),
    {
      SANDBOX_PORT: String(port),
      SANDBOX_SMTP_PORT: String(port + 1),
      SANDBOX_STATE: join(world.folder, 'sandbox.json'),
    },
    join(world.folder, 'sandbox.log'),
  );
}

/** What production asks for; nobody is asked at any of these addresses. */
function inProduction({ folder }: World): Record<string, string> {
  return {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://nitido.example',
    ENCRYPTION_KEYS: `1:${randomBytes(32).toString('base64')}`,
    SUBJECT_HASH_KEY: randomBytes(32).toString('base64'),
    ADMIN_USERNAME: 'administracao',
    ADMIN_PASSWORD: randomBytes(18).toString('base64url'),
    ADMIN_EMAIL: 'administracao@nitido.example',
    PRIVACY_CONTACT: 'encarregado@nitido.example',
    SUPPORT_WHATSAPP: '5516900000000',
    AUDIT_HEAD_FILE: join(folder, 'heads.jsonl'),
    SMTP_URL: 'smtps://nobody:nothing@127.0.0.1:9',
    MAIL_FROM: 'Nítido <nao-responda@nitido.example>',
    RECAPTCHA_SITE_KEY: '6L'.padEnd(40, 'n'),
    RECAPTCHA_SECRET: '6L'.padEnd(40, 's'),
    MERCADO_PAGO_ACCESS_TOKEN: 'APP_USR-nothing',
    MERCADO_PAGO_WEBHOOK_SECRET: 'nothing-that-is-signed-with',
    PIX_RECEIVER_NAME: 'NITIDO CONSULTAS LTDA',
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
