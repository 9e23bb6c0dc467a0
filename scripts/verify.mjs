// npm run verify:<name>: the heavy goals in full. Each is either a journey in its full size, or a file under
// backend/test/verify that exports `verify`.
import './parts/project-node.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { translate } from './parts/build-backend.mjs';
import { listFiles } from './parts/fingerprint.mjs';
import { startTestDatabase } from './parts/test-database.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [name, ...args] = process.argv.slice(2);

/** Journeys of which `npm test` runs a sample; a size in the environment comes before the full one. */
const JOURNEYS = {
  audit: { spec: 'lookups/audit-chain', size: { VERIFY_AUDIT_RECORDS: '1000000' } },
  'audit-reading': { spec: 'lookups/audit-effort', size: { VERIFY_AUDIT_READING: '1000000' } },
  batches: { spec: 'lookups/batches-kills', size: { VERIFY_BATCH_LINES: '10000', VERIFY_BATCH_KILLS: '20' } },
  canaries: { spec: 'lookups/audit-canaries', size: { VERIFY_CANARIES: '60' } },
  companies: { spec: 'companies/load', size: { VERIFY_COMPANIES: '20000', VERIFY_COMPANIES_KILLS: '20' } },
  consistency: {
    spec: 'lookups/consistency',
    more: ['backend/sandbox/consistency.spec.ts'],
    size: { VERIFY_CONSISTENCY_PEOPLE: '500' },
  },
  forgery: { spec: 'billing/forgery', size: { VERIFY_FORGERIES: '100000' } },
  fuzz: { spec: 'fuzz/fuzz', size: { VERIFY_FUZZ_REQUESTS: '20000' } },
  'lookup-kills': { spec: 'lookups/killed', size: { VERIFY_LOOKUP_KILLS: '20' } },
  promo: { spec: 'billing/promo-race', size: { VERIFY_PROMO_CLIENTS: '1000', VERIFY_PROMO_TRIALS: '100' } },
  restarts: { spec: 'billing/database-restart', size: { VERIFY_RESTART_PAYMENTS: '500' } },
};

try {
  process.exitCode = (await (JOURNEYS[name] ? runJourney(JOURNEYS[name]) : runVerification())) ? 0 : 1;
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}

async function runJourney({ spec, more = [], size }) {
  const env = { ...size, ...process.env };
  const from = Date.now();
  const specs = [`backend/test/${spec}.spec.ts`, ...more];
  const program = [join(root, 'scripts', 'test.mjs'), '--journeys', ...specs, '--verbose'];
  const child = spawn(process.execPath, program, { cwd: root, stdio: 'inherit', env });
  const [code] = await once(child, 'exit');
  const sizes = Object.keys(size).map((setting) => `${setting}=${env[setting]}`);
  console.log(`${name} ${sizes.join(' ')}: ${code === 0 ? 'holds' : 'DOES NOT HOLD'}, ${seconds(from)} s`);
  return code === 0;
}

async function runVerification() {
  await build({ only: ['backend'] });
  const { verify } = await import(pathToFileURL(join(await copyOf('sound'), 'test', 'verify', `${name}.js`)).href);
  const database = await startTestDatabase();
  try {
    process.env.TEST_DATABASE_URL = database.url;
    return await verify({ args, databaseUrl: database.url, withBug });
  } finally {
    await database.close();
  }
}

function seconds(from) {
  return Math.round((Date.now() - from) / 1_000);
}

/** The built product with the translated tests beside it, so that they import it as they do in the sources. */
async function copyOf(label) {
  const target = join(root, 'dist', 'verify', label);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  cpSync(join(root, 'dist', 'backend'), target, { recursive: true });
  const tests = join(root, 'backend', 'test');
  const folders = ['verify', 'harness', 'bench', 'faults', 'billing', 'identity', 'lookups', 'messaging'].map(
    (folder) => join(tests, folder),
  );
  const files = listFiles(folders, (file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'));
  await Promise.all(files.map((file) => translate(root, file, join(target, 'test', relative(tests, file)))));
  return target;
}

/** Imports a module of a copy in which a bug was planted: texts of built files, each found exactly once, are replaced. */
async function withBug(label, edits, module) {
  const target = await copyOf(label);
  for (const { file, find, replace } of edits) {
    const path = join(target, 'src', file);
    const text = readFileSync(path, 'utf8');
    if (text.split(find).length !== 2) throw new Error(`the bug ${label} does not fit ${file} any more`);
    writeFileSync(
      path,
      text.replace(find, () => replace),
    );
  }
  return import(pathToFileURL(join(target, 'test', module)).href);
}
