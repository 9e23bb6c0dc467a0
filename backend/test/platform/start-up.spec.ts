import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { BUILT_ENV } from '../harness/built-program.js';
import { freePorts } from '../harness/ports.js';

jest.setTimeout(180_000);

const { PATH, NODE_COMPILE_CACHE } = BUILT_ENV;

describe('npm start', () => {
  let dataDir: string;
  let port: number;
  let running: Start[];
  /** The product as a test left it running for the next one. */
  let left: Start | undefined;

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'nitido-start-'));
    chmodSync(dataDir, 0o711); // so that PostgreSQL's user, when it is not ours, reaches its folder inside
    port = await freePorts(3);
    running = [];
  });

  afterEach(async () => {
    for (const start of running.filter((one) => one !== left)) await start.end('SIGTERM');
    running = left ? [left] : [];
  });

  afterAll(async () => {
    await left?.end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  });

  function start(env: Record<string, string> = {}): Start {
    const started = new Start({ DATA_DIR: dataDir, PORT: String(port), ...env });
    running.push(started);
    return started;
  }

  /** The product, running: that of the test before, else a new one. */
  async function up(): Promise<Start> {
    const product = left ?? start();
    left = undefined;
    await product.ready();
    return product;
  }

  it('brings database, sandbox and application up and says where they are and who may log in', async () => {
    const first = start();
    await first.ready();
    expect(first.text).toContain(`Página           http://127.0.0.1:${port}`);
    expect(first.text).toMatch(/Assinante +\S+@\S+ · senha \S+/);
    expect(first.text).toMatch(/admin · senha de uso único \S+/);
    expect(first.text).toContain(`http://127.0.0.1:${port + 1}/mailbox`);
    expect(first.text).toContain(`http://127.0.0.1:${port + 1}/pix`);
    expect(await statusOf(`http://127.0.0.1:${port}/`)).toBe(200);
    expect(await statusOf(`http://127.0.0.1:${port}/api/health/ready`)).toBe(200);
    expect(await statusOf(`http://127.0.0.1:${port + 1}/healthz`)).toBe(200);
    left = first;
  });

  it('goes on with the same data after it was killed', async () => {
    const killed = await up();
    await execute(dataDir, 'create table kept_over_a_kill as select 1 as row');
    await killed.end('SIGKILL');
    const next = start();
    await next.ready();
    expect(await execute(dataDir, 'select row from kept_over_a_kill')).toEqual([{ row: 1 }]);
    left = next;
  });

  it('starts a database that was killed again, and the product goes on', async () => {
    const first = await up();
    process.kill(serverOf(dataDir), 'SIGKILL');
    await first.says('O banco de dados voltou.');
    const ready = () => statusOf(`http://127.0.0.1:${port}/api/health/ready`);
    while ((await ready()) !== 200) await sleep(100);
    expect(first.text).toContain('O banco de dados parou sem aviso e está sendo iniciado de novo.\n');
    left = first;
  });

  it('stops everything on Ctrl-C and reports success', async () => {
    const product = await up();
    expect(await product.end('SIGINT')).toBe(0);
    await expect(databaseAnswers(dataDir)).resolves.toBe(false);
    await expect(statusOf(`http://127.0.0.1:${port + 1}/healthz`)).rejects.toThrow('fetch failed');
  });

  it('lets one command at a time have its database without it, and says so to the second in one line', async () => {
    const first = command(dataDir, 'audit', 'verify');
    const lock = join(dataDir, 'start.lock');
    while (!existsSync(lock)) await sleep(5);
    first.kill('SIGSTOP');
    const refused = `O comando audit (processo ${first.pid}) usa este banco de dados. Espere que ele termine e repita.\n`;
    const { status, stderr } = audit(dataDir);
    expect([status, stderr]).toEqual([1, refused]);
    const start = new Start({ DATA_DIR: dataDir, PORT: String(port) });
    expect([await start.exit(), start.text]).toEqual([1, refused]);
    first.kill('SIGCONT');
    expect(await once(first, 'exit')).toEqual([0, null]);
  });

  it('leaves no database behind a command that Ctrl-C ends', async () => {
    const ended = command(dataDir, 'audit', 'verify');
    while (!(await databaseAnswers(dataDir))) await sleep(20);
    ended.kill('SIGINT');
    expect(await once(ended, 'exit')).toEqual([130, null]);
    expect([await databaseAnswers(dataDir), existsSync(join(dataDir, 'start.lock'))]).toEqual([false, false]);
  });

  it('installs, builds and makes nothing again the second time, and shows the one-time password no more', async () => {
    const again = start();
    await again.ready();
    expect(again.text).not.toContain('senha de uso único');
    expect(again.text).not.toMatch(/compilad|instal/i);
    left = again;
  });

  it('refuses to run twice on the same data, in one line', async () => {
    const first = await up();
    const second = start({ PORT: String(await freePorts(3)) });
    expect(await second.exit()).toBe(1);
    expect(second.text.trim()).toMatch(/^O Nítido já está em execução com estes dados \(processo \d+\)\. .*$/);
    left = first;
  });

  it('lets commands run beside it, which end and leave its database to it', async () => {
    const first = await up();
    const { status, stdout } = audit(dataDir);
    expect([status, stdout]).toEqual([0, expect.stringContaining('Íntegra')]);
    expect(await statusOf(`http://127.0.0.1:${port}/api/health/ready`)).toBe(200);
    left = first;
  });

  it('is what makes a database: a command finds none elsewhere, and says so', () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'nitido-nothing-'));
    const { status, stderr } = audit(elsewhere);
    expect([status, stderr, readdirSync(elsewhere)]).toEqual([
      1,
      expect.stringMatching(/^Não há banco de dados em /),
      [],
    ]);
    rmSync(elsewhere, { recursive: true });
  });

  it('says in one line that a command cannot have its folder', () => {
    const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: join(dataDir, 'postgres.json', 'x') };
    const load = ['scripts/command.mjs', 'companies-load', '--from', '/nenhum'];
    const { status, stderr } = spawnSync(process.execPath, load, { env, encoding: 'utf8', timeout: 60_000 });
    expect([status, stderr]).toEqual([1, `DATA_DIR: não é possível escrever em ${env.DATA_DIR} (ENOTDIR).\n`]);
  });

  it('ends as a whole, with one line, when the sandbox was killed', async () => {
    const first = await up();
    process.kill(first.child('sandbox/main.js'), 'SIGKILL');
    expect(await first.exit()).toBe(1);
    expect(first.text).toMatch(/O mundo fictício parou sem aviso \(SIGKILL\)\. Registro: \S+sandbox\.log\n/);
    await expect(databaseAnswers(dataDir)).resolves.toBe(false);
  });

  it('names a port that another program holds, in one line', async () => {
    const holder = await hold(port);
    const refused = start();
    expect(await refused.exit()).toBe(1);
    expect(refused.text.trim()).toBe(
      `A porta ${port} (PORT) já está em uso. Encerre o outro programa ou escolha outra porta.`,
    );
    holder.close();
  });

  it('stops at a wrong setting with one clear line and leaves nothing behind', async () => {
    const refused = start({ PUBLIC_URL: 'nonsense' });
    expect(await refused.exit()).toBe(1);
    expect(refused.text).toContain('Configuração: PUBLIC_URL: valor recusado; informe um endereço http(s)\n');
    await expect(databaseAnswers(dataDir)).resolves.toBe(false);
  });

  it('asks in production for the same settings as the application alone, the database among them', async () => {
    const alone = spawnSync(process.execPath, ['dist/backend/bundle/src/main.js'], {
      env: { PATH, NODE_COMPILE_CACHE, NODE_ENV: 'production' },
      encoding: 'utf8',
    });
    const refused = start({ NODE_ENV: 'production' });
    expect(await refused.exit()).toBe(1);
    const faults = (text: string) => text.split('\n').filter((line) => line.startsWith('Configuração: '));
    expect(faults(refused.text)).toEqual(faults(alone.stderr));
    expect(faults(refused.text)).toContainEqual(expect.stringMatching(/^Configuração: DATABASE_URL: falta; /));
  });
});

/** npm run audit -- verify; without a status where it did not end by itself. */
function audit(dataDir: string) {
  const [args, env] = [['scripts/command.mjs', 'audit', 'verify'], { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir }];
  return spawnSync(process.execPath, args, { env, encoding: 'utf8', timeout: 60_000 });
}

function command(dataDir: string, ...args: string[]): ChildProcess {
  const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir };
  return spawn(process.execPath, ['scripts/command.mjs', ...args], { env, stdio: 'ignore' });
}

/** One run of scripts/start.mjs. */
class Start {
  text = '';
  private readonly process: ChildProcess;
  private readonly ended: Promise<number | null>;

  constructor(env: Record<string, string>) {
    const given = { PATH, NODE_COMPILE_CACHE, ...env };
    this.process = spawn(process.execPath, ['scripts/start.mjs'], { env: given, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [this.process.stdout, this.process.stderr]) {
      stream?.on('data', (chunk: Buffer) => (this.text += chunk.toString()));
    }
    this.ended = once(this.process, 'close').then(([code]) => code as number | null);
  }

  ready(): Promise<void> {
    return this.says('Ctrl-C encerra');
  }

  async says(words: string): Promise<void> {
    while (!this.text.includes(words)) {
      if (this.process.exitCode !== null) throw new Error(`it did not start:\n${this.text}`);
      await sleep(50);
    }
  }

  /** The process id of the program that it runs from this file. */
  child(script: string): number {
    return Number(execFileSync('pgrep', ['-P', String(this.process.pid), '-f', script], { encoding: 'utf8' }).trim());
  }

  exit(): Promise<number | null> {
    return this.ended;
  }

  end(signal: NodeJS.Signals): Promise<number | null> {
    this.process.kill(signal);
    return this.ended;
  }
}

async function statusOf(url: string): Promise<number> {
  const response = await fetch(url);
  await response.arrayBuffer();
  return response.status;
}

function serverOf(dataDir: string): number {
  const { folder } = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8'));
  return Number(readFileSync(join(folder, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

async function databaseAnswers(dataDir: string): Promise<boolean> {
  return execute(dataDir, 'select 1').then(
    () => true,
    () => false,
  );
}

async function execute(dataDir: string, sql: string): Promise<unknown[]> {
  const { port, password } = JSON.parse(readFileSync(join(dataDir, 'postgres.json'), 'utf8'));
  const client = new Client({ host: '127.0.0.1', port, user: 'nitido', password, database: 'nitido' });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

async function hold(port: number): Promise<Server> {
  const server = createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
