import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { BuiltProcess, type Facts } from './built-process.js';
import { BUILT_BUNDLE, BUILT_ENV } from './built-program.js';
import { closeConnections, HttpClient } from './http-client.js';
import type { Exchange, StartedHere, StartHere } from './journey-environment.js';
import { freePorts } from './ports.js';
import { createTestDatabase } from './test-database.js';

declare global {
  /** The check of answers, of journey-environment.ts; none outside Jest. */
  var holdToContract: ((exchange: Exchange) => void) | undefined;
  /** Starts the product beside the tests, in one process with them; not outside Jest. */
  var startHere: StartHere | undefined;
}

/** A running app with what stands around it, for a suite that changes nothing of them. */
export interface World {
  url: string;
  /** Empty when the app runs without the sandbox. */
  sandboxUrl: string;
  databaseUrl: string;
  dataDir: string;
  http: HttpClient;
  sandbox: HttpClient;
  /** A pool on the app's database. */
  sql: Pool;
}

/** An app of the suite's own. */
export interface RunningApp extends World {
  /** The demo subscriber and, when this start made it, the first admin. */
  facts(): Facts;
  /** Starts it again (ending it first when it runs) at the same address, with the same data; `here` in the tests' process, once none kills it any more. */
  restart(where?: 'here'): Promise<void>;
  stop(): Promise<void>;
  /** Ends it alone; the database and the sandbox stay. */
  halt(): Promise<void>;
  /** Itself and those that were started with it. */
  instances: readonly RunningApp[];
  /** Of its own process alone. */
  pid(): number | undefined;
  /** Everything that it has logged. In the tests' process it is silent unless its `env` has a LOG_LEVEL. */
  log(): string;
  /** Ends its own process and waits for it, and answers the signal that it ended by; the database and the sandbox stay. */
  kill(signal?: NodeJS.Signals): Promise<NodeJS.Signals | null>;
}

export interface AppOptions {
  env?: Record<string, string>;
  /** That many on one database, as behind a balancer: `http` goes to each in turn. */
  instances?: number;
  /** A second instance on the same database, secrets and sandbox as that one. */
  beside?: World;
  /** To be killed, or looked at from outside; it starts five times slower. */
  ownProcess?: boolean;
  /** V8's, of its own process. */
  flags?: readonly string[];
  /** What it reaches its database through, given where that is. */
  via?: (databaseUrl: string) => Promise<string>;
}

type Surroundings = Pick<World, 'sandboxUrl' | 'databaseUrl' | 'dataDir' | 'sql'>;

/** An instance that learns of changes by their signals or not at all. */
export const SIGNALS_ALONE = { CACHE_SECONDS: '3600' };

/** The log of an app in the tests' process, to be read there. */
export const LOGGED = { LOG_LEVEL: 'debug' };

/** An instance that reaches no vendor but a gateway, which nobody has an account at. */
export const WITHOUT_SANDBOX = {
  SANDBOX_URL: '',
  MERCADO_PAGO_ACCESS_TOKEN: 'APP_USR-de-teste-sem-conta',
  MERCADO_PAGO_WEBHOOK_SECRET: 'segredo-de-teste-sem-conta',
};

const started = new Set<RunningApp>();

/** Starts the built product with a database and a sandbox of its own, on free ports, limits off and no answer given twice. */
export async function startApp(options: AppOptions = {}): Promise<RunningApp> {
  const { instances = 1, ...alike } = options;
  const first = await startInstance(alike);
  const all = [first];
  while (all.length < instances) all.push(await startInstance({ ...alike, beside: first }));
  if (all.length === 1) return first;
  let turn = 0;
  const inTurn = () => all[turn++ % all.length]?.url ?? '';
  return Object.assign(first, clients(inTurn, first.sandboxUrl), { instances: all });
}

async function startInstance({ env = {}, beside, ownProcess = false, flags, via }: AppOptions): Promise<RunningApp> {
  const world = beside ? { ...beside, end: async () => {} } : await createWorld(env);
  const port = await freePorts(1);
  const url = `http://127.0.0.1:${port}`;
  const databaseUrl = via ? await via(world.databaseUrl) : world.databaseUrl;
  const settings = { ...appEnvironment({ ...world, databaseUrl }, port), ...env };
  let app = ownProcess ? new BuiltProcess('src/main.js', settings, flags) : new AppHere(settings);
  const running: RunningApp = {
    url,
    sandboxUrl: world.sandboxUrl,
    databaseUrl: world.databaseUrl,
    dataDir: world.dataDir,
    sql: world.sql,
    ...clients(url, world.sandboxUrl),
    facts: () => app.facts,
    restart: async (where) => {
      await running.halt();
      if (where === 'here') app = new AppHere(settings);
      await app.start();
    },
    halt: async () => {
      closeConnections();
      await app.end('SIGTERM');
    },
    instances: [],
    stop: async () => {
      for (const other of running.instances.slice(1)) await other.stop();
      started.delete(running);
      await running.halt();
      await world.end();
    },
    pid: () => processOf(app).pid,
    log: () => app.log,
    kill: (signal = 'SIGKILL') => processOf(app).end(signal),
  };
  running.instances = [running];
  started.add(running);
  await app.start();
  return running;
}

function processOf(app: BuiltProcess | AppHere): BuiltProcess {
  if (app instanceof BuiltProcess) return app;
  throw new Error('This app has no process of its own: start it with { ownProcess: true }.');
}

/** The app in the process of its tests. */
class AppHere {
  private app?: StartedHere;
  private output = '';

  constructor(private readonly env: Record<string, string>) {}

  get log(): string {
    if (!this.env.LOG_LEVEL) throw new Error('This app is silent: start it with { env: LOGGED }.');
    return this.output;
  }

  get facts(): Facts {
    return this.app?.facts ?? {};
  }

  async start(): Promise<void> {
    const listen = this.env.LOG_LEVEL ? (text: string) => (this.output += text) : undefined;
    this.app = await here('product', this.env, listen);
  }

  async end(_signal: NodeJS.Signals): Promise<void> {
    const { app } = this;
    this.app = undefined;
    await app?.close();
  }
}

function here(
  program: 'product' | 'sandbox',
  env: Record<string, string>,
  listen?: (text: string) => void,
): Promise<StartedHere> {
  if (!globalThis.startHere) throw new Error('Only a test of Jest starts apps in its own process.');
  return globalThis.startHere(program, BUILT_BUNDLE, { ...BUILT_ENV, LOG_LEVEL: 'silent', ...env }, listen);
}

/** Clients of an app, whose answers are held to its description, and of its sandbox. */
export function clients(url: string | (() => string), sandboxUrl: string): Pick<World, 'http' | 'sandbox'> {
  return { http: new HttpClient(url, {}, globalThis.holdToContract), sandbox: new HttpClient(sandboxUrl) };
}

/** Whatever a test file forgot, instances before their worlds. */
export async function stopEveryApp(): Promise<void> {
  for (const app of [...started].reverse()) await app.stop();
}

async function createWorld(env: Record<string, string>): Promise<Surroundings & { end: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'nitido-app-'));
  const database = await createTestDatabase();
  const port = await freePorts(2);
  const sandboxUrl = `http://127.0.0.1:${port}`;
  let sandbox: { close(): Promise<void> } | undefined;
  const end = async () => {
    await sandbox?.close();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    sandbox = await startSandbox({
      SANDBOX_PORT: String(port),
      SANDBOX_SMTP_PORT: String(port + 1),
      SANDBOX_STATE: join(dataDir, 'sandbox.json'),
      ...env,
    });
  } catch (error) {
    await end();
    throw error;
  }
  return { dataDir, sandboxUrl, databaseUrl: database.url, sql: database.sql, end };
}

async function startSandbox(env: Record<string, string>): Promise<{ close(): Promise<void> }> {
  if (globalThis.startHere) return here('sandbox', env);
  const sandbox = new BuiltProcess('sandbox/main.js', env);
  await sandbox.start(`http://127.0.0.1:${env.SANDBOX_PORT}/healthz`);
  return { close: async () => void (await sandbox.end('SIGTERM')) };
}

function appEnvironment(world: Surroundings, port: number): Record<string, string> {
  return {
    PORT: String(port),
    DATA_DIR: world.dataDir,
    DATABASE_URL: world.databaseUrl,
    SANDBOX_URL: world.sandboxUrl,
    RATE_LIMIT: 'off',
    ANSWER_CACHE_SECONDS: '0',
    OPEN_ANSWER_CACHE_SECONDS: '0',
    COMPANIES_SCHEDULE: 'off',
    // Two processors that tests keep busy are never idle.
    COMPANIES_LOAD_PRIORITY: 'low',
  };
}
