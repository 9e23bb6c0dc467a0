import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { API_SCOPES } from '../../src/kernel/api-keys.js';
import { MADE_BY_ACCOUNT } from '../../src/modules/lookups/reports/report-limits.store.js';
import type { HttpClient } from '../harness/http-client.js';
import { freePorts } from '../harness/ports.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { makeKey } from '../identity/keys.js';
import { login, subscriber } from '../identity/people.js';
import { type EndpointAnswer, endpointAt, QUICK_WEBHOOKS } from '../messaging/webhooks-world.js';

const EXAMPLES = 'clients/examples';
/** What the page puts its own address in place of. */
const ADDRESS = 'https://nitido.example';
const ENDING = { curl: 'sh', typescript: 'ts', python: 'py' } as const;
const RUNNER = { curl: 'sh', typescript: process.execPath, python: 'python3' } as const;
/** Whether this machine can run them, asked as they need it. */
const PROBE: Readonly<Record<Language, readonly string[]>> = {
  curl: ['-c', 'curl --version'],
  typescript: ['--version'],
  python: ['-c', 'import sys; sys.exit(sys.version_info < (3, 11))'],
};
type Language = keyof typeof ENDING;
const LANGUAGES = Object.keys(ENDING) as Language[];

describe('The examples of /desenvolvedores, as they stand there', () => {
  let app: RunningApp;
  let own: HttpClient;
  let live: string;
  let test: string;
  const folder = mkdtempSync(join(tmpdir(), 'nitido-examples-'));
  const running: ChildProcess[] = [];

  beforeAll(async () => {
    app = await startApp({ env: QUICK_WEBHOOKS });
    own = app.http.as((await login(app.http, (await subscriber(app)).email)).body.token);
    const key = async (mode: string) => (await makeKey(own, { scopes: API_SCOPES, mode })).body.key;
    [live, test] = [await key('live'), await key('test')];
    installClients(folder);
    for (const language of LANGUAGES) {
      for (const name of readdirSync(join(EXAMPLES, language))) {
        const text = readFileSync(join(EXAMPLES, language, name), 'utf8').replaceAll(ADDRESS, app.url);
        writeFileSync(join(folder, `${language}-${name}`), text);
      }
    }
  });
  afterAll(() => {
    for (const child of running) child.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  function start(language: Language, args: readonly string[], env: Record<string, string>) {
    const child = spawn(RUNNER[language], args, {
      cwd: folder,
      env: { ...process.env, PYTHONPATH: join(folder, installed('python')), PYTHONDONTWRITEBYTECODE: '1', ...env },
    });
    running.push(child);
    const said = { text: '' };
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => (said.text += chunk.toString()));
    }
    const ended = once(child, 'close').then(
      ([code]) => code as number | null,
      () => null,
    );
    return { said, ended };
  }
  const run = async (language: Language, example: string, env: Record<string, string>) => {
    const { said, ended } = start(language, [`${language}-${example}.${ENDING[language]}`], env);
    return [await ended, said.text] as const;
  };
  const probed = new Map<Language, Promise<boolean>>();
  const canRun = (language: Language) => {
    const known = probed.get(language) ?? probe(language);
    probed.set(language, known);
    return known;
  };
  const probe = async (language: Language) => {
    const can = (await start(language, PROBE[language], {}).ended) === 0;
    if (!can) process.stderr.write(`This machine runs no ${language}: its examples were not run.\n`);
    return can;
  };

  it.each(LANGUAGES)('are there for each step in %s', (language) => {
    const steps = readdirSync(join(EXAMPLES, language)).map((name) => name.split('.')[0]);
    expect(steps.toSorted()).toEqual(['batch', 'errors', 'install', 'list', 'lookup', 'webhook']);
  });

  it.each(LANGUAGES)('look up a person, tell a refusal and list the history in %s', async (language) => {
    if (!(await canRun(language))) return;
    const [code, found] = await run(language, 'lookup', { NITIDO_KEY: test });
    expect([code, found]).toEqual([0, expect.stringMatching(/\d{8}-[0-9A-Z]{4}-[0-9A-Z]{4}/)]);
    const [, refused] = await run(language, 'errors', { NITIDO_KEY: test });
    expect(refused).toContain('INVALID_INPUT');
    await app.http.as(live).post('/v1/lookups/cep', { cep: '01001000' });
    const [listed, history] = await run(language, 'list', { NITIDO_KEY: live });
    expect([listed, history]).toEqual([0, expect.stringContaining('cep')]);
  });

  it.each(LANGUAGES)('look up a list and keep reports that are genuine, in %s', async (language) => {
    if (!(await canRun(language))) return;
    const [code, said] = await run(language, 'batch', { NITIDO_KEY: live });
    expect([code, said]).toEqual([0, expect.stringMatching(/found[\s\S]*invalid/)]);
    const [report = ''] = readdirSync(folder).filter((name) => name.endsWith('.pdf'));
    const file = readFileSync(join(folder, report));
    rmSync(join(folder, report));
    const [, verification = ''] = /\/verificar\/([\w-]+)/.exec(file.toString('latin1')) ?? [];
    const { body } = await app.http.get<{ sha256: string }>(`/api/public/reports/${verification}`);
    expect(body).toMatchObject({ valid: true, sha256: createHash('sha256').update(file).digest('hex') });
  });

  it.each(LANGUAGES)(
    'look up a list anew each time with a test key too, of which there are no reports, in %s',
    async (language) => {
      if (!(await canRun(language))) return;
      const batches = async () => (await app.http.as(test).get<{ data: unknown[] }>('/v1/batches')).body.data.length;
      const before = await batches();
      for (const _ of ['once', 'again']) {
        const [code, said] = await run(language, 'batch', { NITIDO_KEY: test });
        expect([code, said]).toEqual([0, expect.stringMatching(/found[\s\S]*invalid/)]);
      }
      expect(await batches()).toBe(before + 2);
      expect(readdirSync(folder).filter((name) => name.endsWith('.pdf'))).toEqual([]);
    },
  );

  it.each(LANGUAGES)('end with what refused a list, in %s', async (language) => {
    if (!(await canRun(language))) return;
    const program = run(language, 'batch', { NITIDO_KEY: 'nit_test_x' });
    const ended = await Promise.race([program, sleep(10_000, null, { ref: false })]);
    expect(ended).toEqual([1, expect.stringContaining('Chave inválida')]);
  });

  it('read a list of several pages with curl', async () => {
    if (!(await canRun('curl'))) return;
    const text = readFileSync(join(folder, 'curl-batch.sh'), 'utf8');
    writeFileSync(join(folder, 'curl-pages.sh'), text.replace('limit=100', 'limit=1'));
    const [code, said] = await run('curl', 'pages', { NITIDO_KEY: test });
    expect([code, said]).toEqual([0, expect.stringMatching(/found.*"nextCursor":"[\s\S]*invalid.*"nextCursor":null/)]);
  });

  it.each(LANGUAGES)('end too with a list that stands still, in %s', async (language) => {
    if (!(await canRun(language))) return;
    const ana = app.http.as((await login(app.http, (await subscriber(app)).email)).body.token);
    const { key } = (await makeKey(ana, { scopes: API_SCOPES })).body;
    await app.sandbox.post('/latency/bureau', { ms: 3_000 });
    const program = run(language, 'batch', { NITIDO_KEY: key });
    const { id } = await until(async () => {
      const { body } = await ana.get<{ data: { id: string; status: string }[] }>('/api/batches');
      return body.data.find(({ status }) => status === 'running');
    });
    expect((await ana.post(`/api/batches/${id}/pause`)).status).toBe(200);
    expect(await program).toEqual([0, expect.stringContaining('invalid')]);
    await app.sandbox.post('/latency/bureau', { ms: 0 });
  });

  it('wait for the next minute where it is the reports that are too many', () => {
    const [, typescript] = /longestPause: (\d+)/.exec(readFileSync(`${EXAMPLES}/typescript/batch.ts`, 'utf8')) ?? [];
    const [, python] = /longest_pause=(\d+)/.exec(readFileSync(`${EXAMPLES}/python/batch.py`, 'utf8')) ?? [];
    expect([typescript, python].map(Number)).toEqual([MADE_BY_ACCOUNT.seconds, MADE_BY_ACCOUNT.seconds]);
  });

  it('add a webhook endpoint with curl', async () => {
    if (!(await canRun('curl'))) return;
    const [code, made] = await run('curl', 'webhook', { NITIDO_KEY: live });
    expect([code, (JSON.parse(made) as EndpointAnswer).data.secret]).toEqual([0, expect.stringMatching(/^whsec_/)]);
  });

  it.each(['typescript', 'python'] as const)('receive a webhook in %s', async (language) => {
    if (!(await canRun(language))) return;
    const port = await freePorts(1);
    const { body } = await endpointAt(own, `http://127.0.0.1:${port}/`, ['plan.ended']);
    const env = { NITIDO_WEBHOOK_SECRET: body.data.secret, PORT: String(port) };
    const { said } = start(language, [`${language}-webhook.${ENDING[language]}`], env);
    await until(() =>
      fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{}' }).then(
        ({ status }) => status === 400,
        () => false,
      ),
    );
    expect((await own.post(`/api/webhook-endpoints/${body.data.id}/test`)).status).toBe(202);
    await until(async () => said.text.includes('webhook.test'));
  });
});

/** The packages that the examples install, put where programs look for them. */
function installClients(folder: string): void {
  const code = "import('./frontend/sdk/write-sdk.mjs').then(({ writeSdk }) => writeSdk(process.argv[1]))";
  execFileSync(process.execPath, ['-e', code, folder], { stdio: 'inherit' });
  execFileSync('tar', ['-xzf', installed('typescript')], { cwd: folder });
  mkdirSync(join(folder, 'node_modules'));
  cpSync(join(folder, 'package'), join(folder, 'node_modules', 'nitido'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
}

function installed(language: Language): string {
  return /\/sdk\/(\S+)/.exec(readFileSync(join(EXAMPLES, language, 'install.sh'), 'utf8'))?.[1] ?? '';
}
