import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { BUILT_BUNDLE, BUILT_ENV, builtProgram } from '../harness/built-program.js';
import type { FaultsHere } from '../harness/journey-environment.js';

declare global {
  var faultsHere: FaultsHere;
}

jest.setTimeout(120_000);

const { PATH, NODE_COMPILE_CACHE } = BUILT_ENV;

const DATABASE_URL = 'postgresql://nobody:x@127.0.0.1:1/nitido';
const SANDBOX_URL = 'http://127.0.0.1:1';

interface Refused {
  readonly exitCode: number | null;
  readonly lines: string[];
  readonly errors: string[];
}

/** Starts the application with these settings alone, which must end at once. */
async function refused(env: Record<string, string>): Promise<Refused> {
  const child = spawn(process.execPath, builtProgram('src/main.js'), {
    env: { PATH, NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 60_000,
  });
  const [stdout, stderr, [exitCode]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  const linesOf = (text: string) => text.trim().split('\n');
  return { exitCode, lines: linesOf(stdout + stderr), errors: linesOf(stderr) };
}

/** What such a start would say, without one: that it says so and ends is looked at in processes. */
const faults = (env: Record<string, string>) => faultsHere(BUILT_BUNDLE, env);

describe('the application, before anything starts,', () => {
  let dataDir: string;
  /** One that waits for its database, while the others are looked at. */
  let waiting: Promise<Refused>;
  const itsDataDir = mkdtempSync(join(tmpdir(), 'nitido-settings-'));

  beforeAll(() => {
    waiting = refused({ DATABASE_URL, SANDBOX_URL, DATA_DIR: itsDataDir });
  });
  afterAll(() => rmSync(itsDataDir, { recursive: true, force: true }));

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'nitido-settings-'));
  });

  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  it('names a damaged secrets file in one line, and leaves it as it is', async () => {
    writeFileSync(join(dataDir, 'secrets.json'), '{"JWT_SECRET": "abc');
    const env = { DATABASE_URL, SANDBOX_URL, DATA_DIR: dataDir };
    const said = [expect.stringContaining('secrets.json está danif')];
    const { exitCode, lines } = await refused(env);
    expect({ exitCode, lines }).toEqual({ exitCode: 78, lines: said });
    expect(await faults(env)).toEqual(said);
  });

  it('names a data folder that it cannot have in one line', async () => {
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    expect(await faults({ DATABASE_URL, SANDBOX_URL, DATA_DIR: join(file, 'data') })).toEqual([
      expect.stringMatching(/^DATA_DIR: não é possível .* \(ENOTDIR\)$/),
    ]);
  });

  it.each<[string, Record<string, string>]>([
    ['without the sandbox', {}],
    ['beside a real source', { SANDBOX_URL, RECEITA_FEDERAL_URL: 'https://exemplo.gov.br' }],
  ])('refuses to simulate CPF 2.0 %s, in one line', async (_where, env) => {
    const said = await faults({ DATABASE_URL, DATA_DIR: dataDir, CPF2_FALLBACK: 'simulated', ...env });
    expect(said.filter((line) => line.includes('CPF2_FALLBACK'))).toEqual([
      'CPF2_FALLBACK: valor recusado; simulated só é aceito com o mundo fictício (sandbox), sem fonte real',
    ]);
  });

  it('takes the settings that docs/deploy.md begins production with', async () => {
    const [, block = ''] = /```ini\n([\s\S]*?)```/.exec(readFileSync('docs/deploy.md', 'utf8')) ?? [];
    const lines = [...block.matchAll(/^([A-Z0-9_]+)="?([^"\n]*)"?$/gm)];
    const given = Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value]));
    const env = { NODE_ENV: 'production', ...given, LOG_LEVEL: 'nonsense' };
    const key = () => randomBytes(32).toString('base64');
    const filledIn = {
      JWT_SECRET: key(),
      ENCRYPTION_KEYS: `1:${key()}`,
      SUBJECT_HASH_KEY: key(),
      ADMIN_PASSWORD: key(),
      RECAPTCHA_SITE_KEY: key(),
      RECAPTCHA_SECRET: key(),
      MERCADO_PAGO_ACCESS_TOKEN: key(),
      MERCADO_PAGO_WEBHOOK_SECRET: key(),
    };
    // Nobody's secret is one that everybody can read there.
    const asItStands = (await faults(env)).map((line) => /^([A-Z_]+): falta/.exec(line)?.[1]);
    expect(asItStands.filter(Boolean).sort()).toEqual(Object.keys(filledIn).sort());
    expect(await faults({ ...env, ...filledIn })).toEqual([expect.stringContaining('LOG_LEVEL: valor recusado')]);
  });

  it('tells which variables are probably misspelt, and names no setting of its table as one', async () => {
    const [, table = ''] = /## Settings\n([\s\S]*?)\n## /.exec(readFileSync('docs/operations.md', 'utf8')) ?? [];
    const names = [...table.matchAll(/^\| (`.*?) \|/gm)].flatMap(
      ([, cell = '']) => cell.match(/[A-Z][A-Z0-9_]+/g) ?? [],
    );
    expect(names.length).toBeGreaterThan(100);
    const given = Object.fromEntries(names.map((name) => [name, 'x']));
    const { errors } = await refused({ ...given, HOME: '/', SMTP_ULR: 'smtp://exemplo', DATA_DIR: dataDir });
    expect(errors.filter((line) => line.includes('não é uma configuração'))).toEqual([
      'Configuração: SMTP_ULR não é uma configuração e foi ignorada; seria SMTP_URL?',
    ]);
  });

  it('names in production everything that is missing at once, one line each', async () => {
    const { exitCode, lines } = await refused({ NODE_ENV: 'production' });
    const names = lines.map((line) => /^Configuração: ([A-Z_]+):/.exec(line)?.[1]);
    expect(exitCode).toBe(78);
    expect(new Set(names).size).toBe(lines.length);
    expect(lines.filter((line) => !line.includes(': falta'))).toEqual([]);
    expect(names).toEqual(
      expect.arrayContaining([
        'PUBLIC_URL',
        'DATABASE_URL',
        'JWT_SECRET',
        'ENCRYPTION_KEYS',
        'SUBJECT_HASH_KEY',
        'RECAPTCHA_SECRET',
        'PRIVACY_CONTACT',
        'AUDIT_HEAD_FILE',
        'SUPPORT_WHATSAPP',
        'MERCADO_PAGO_ACCESS_TOKEN',
        'MERCADO_PAGO_WEBHOOK_SECRET',
      ]),
    );
  });

  it('names a database that does not answer in one line, after trying for a while', async () => {
    const { exitCode, errors } = await waiting;
    expect(exitCode).toBe(1);
    expect(errors).toEqual([
      expect.stringMatching(
        /^DATABASE_URL: o banco de dados não pôde ser usado \(ECONNREFUSED: ninguém atende .*\)\.$/,
      ),
    ]);
  });
});
