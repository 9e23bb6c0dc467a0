import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Socket } from 'node:net';
import { dirname, join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { TestEnvironment } from 'jest-environment-node';
import type * as Sandbox from '../../sandbox/sandbox.js';
import type { ConfigurationError } from '../../src/platform/config/configuration-error.js';
import type * as Product from '../../src/product.js';
import type { Facts } from './built-process.js';

interface Response {
  readonly content?: Readonly<Record<string, { schema?: { readonly $ref?: string } }>>;
}

interface Operation {
  /** One that many routes give stands among the components. */
  readonly responses: Readonly<Record<string, Response & { readonly $ref?: string }>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly responses?: Readonly<Record<string, Response>> };
}

export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly mediaType: string;
  readonly body: unknown;
  /** Their names, in lower case. */
  readonly headers: readonly string[];
}

/** Failures that any call can meet before it is reached: a body that is broken, too large or of another type, a head that is too large, haste, ours. */
const ANYWHERE: ReadonlySet<number> = new Set([400, 413, 415, 429, 431, 500, 503]);

/** A description under docs/, held against what the product really answers: each journey proves it a little. */
class ApiContract {
  private readonly document: Document;
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true, code: { optimize: false } });
  private readonly validators = new Map<string, ValidateFunction>();
  private readonly routes: ReadonlyArray<{ path: string; pattern: RegExp }>;
  private readonly anyError: string;

  constructor(file: string, errors: string) {
    this.document = JSON.parse(readFileSync(join(process.cwd(), file), 'utf8')) as Document;
    this.routes = Object.keys(this.document.paths)
      .sort((a, b) => Number(a.includes('{')) - Number(b.includes('{')))
      .map((path) => ({ path, pattern: new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`) }));
    this.anyError = `#/components/schemas/${errors}`;
    addFormats.default(this.ajv);
    this.ajv.addSchema(this.document, 'openapi');
  }

  /** What is untrue in the document about this exchange; null when nothing is. Paths it does not name are no calls of it. */
  breach({ method, path, status, mediaType, body }: Exchange): string | null {
    const bare = path.split('?')[0] ?? path;
    const route = this.routes.find(({ pattern }) => pattern.test(bare))?.path;
    const operation = route ? this.document.paths[route]?.[method.toLowerCase()] : undefined;
    if (!route || !operation) return null;
    const said = `${method} ${route} ${status}`;
    const escaped = route.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D');
    const $ref = operation.responses[status]?.$ref;
    const response = $ref
      ? this.document.components.responses?.[$ref.split('/').at(-1) ?? '']
      : operation.responses[status];
    const place = $ref ?? `#/paths/${escaped}/${method.toLowerCase()}/responses/${status}`;
    if (!response) return ANYWHERE.has(status) ? this.differs(this.anyError, body, said) : `${said} is not described`;
    const json = mediaType === 'application/json' || mediaType === 'application/problem+json';
    const schema = response.content?.[mediaType]?.schema;
    if (!json || !schema) {
      return (response.content === undefined) === (body === '') || response.content?.[mediaType]
        ? null
        : `${said} is not described as ${mediaType}`;
    }
    return this.differs(schema.$ref ?? `${place}/content/${mediaType.replace('/', '~1')}/schema`, body, said);
  }

  /** Answers of ten routes are often described in one place, which is compiled once. */
  private differs(place: string, body: unknown, said: string): string | null {
    const validate = this.validators.get(place) ?? this.ajv.compile({ $ref: `openapi${place}` });
    this.validators.set(place, validate);
    if (validate(body)) return null;
    return `${said} is not as described: ${this.ajv.errorsText(validate.errors?.slice(0, 5))}`;
  }
}

let contracts: readonly ApiContract[] | undefined;

/** Lends each suite what a process that runs many suites makes ready but once: the check of answers, and the product. */
export default class JourneyEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, { holdToContract, startHere, commandHere, faultsHere });
    leaveProductErrorsUnmapped();
  }
}

/** To find the product's own lines, Jest would read the bundle's map of 14 MB once a suite: as soon as something looks at a stack. */
function leaveProductErrorsUnmapped(): void {
  const mapped = Error.prepareStackTrace;
  const ofBundle = (frame: NodeJS.CallSite) => frame.getFileName()?.includes('/bundle/');
  Error.prepareStackTrace = (error, frames) =>
    frames.some(ofBundle) ? [`${error}`, ...frames].join('\n    at ') : mapped(error, frames);
  Error.stackTraceLimit = 10;
}

/** Throws when the product's answer is not the one that its description promises. */
function holdToContract(exchange: Exchange): void {
  contracts ??= [
    new ApiContract('docs/openapi.json', 'ErrorAnswer'),
    new ApiContract('docs/openapi-v1.json', 'Problem'),
  ];
  for (const contract of contracts) {
    const breach = contract.breach(exchange);
    if (breach) throw new Error(breach);
  }
}

/** Something of ours that runs in the process of the tests. */
export interface StartedHere {
  readonly facts: Facts;
  close(): Promise<void>;
}

type Start = (
  bundle: string,
  env: Record<string, string>,
  /** Is given all that it writes to standard output and errors. */
  listen?: Listen,
) => Promise<StartedHere>;

export type StartHere = (program: 'product' | 'sandbox', ...rest: Parameters<Start>) => Promise<StartedHere>;

const load = createRequire(join(process.cwd(), 'package.json'));
const EVALUATE_PROGRAM = join(process.cwd(), 'backend/test/harness/evaluate-program.mjs');
let last: Promise<unknown> = Promise.resolve();

/**
 * Starts the built product or its sandbox in this process, outside the suite's own world. Where its code is compiled and warm
 * it starts in a fifth of the time that a process takes, and each suite after the first finds it so. One after another:
 * settings are read while a product starts.
 */
const startHere: StartHere = (program, ...rest) =>
  inTurn(() => (program === 'product' ? startProduct(...rest) : startSandbox(...rest)));

function inTurn<T>(work: () => T | Promise<T>): Promise<T> {
  const done = last.then(work);
  last = done.catch(() => undefined);
  return done;
}

type RunHere<Answer> = (file: string, args: readonly string[], env: Record<string, string>) => Promise<Answer>;

export type CommandHere = RunHere<{ code: number; output: string }>;

/** Runs a command of the built product here, where its code is warm. Wrong settings would end all suites of this process. */
const commandHere: CommandHere = (file, args, env) =>
  inTurn(async () => {
    const { useEnvironment, withOwnLog } = load(join(dirname(file), '../product.js')) as typeof Product;
    const { evaluateProgram } = load(EVALUATE_PROGRAM) as { evaluateProgram: RunHere<number> };
    let output = '';
    useEnvironment(env);
    const run = () => withOwnLog(() => evaluateProgram(file, args, env));
    const code = await listener.run((text) => (output += text), run);
    return { code, output };
  });

export type FaultsHere = (bundle: string, env: Record<string, string>) => Promise<readonly string[]>;

/** What a start of the built product with these settings would find wrong with them. */
const faultsHere: FaultsHere = (bundle, env) =>
  inTurn(() => {
    const { useEnvironment, readSettings } = load(join(bundle, 'src/product.js')) as typeof Product;
    try {
      useEnvironment(env);
      readSettings();
      return [];
    } catch (error) {
      const { faults } = error as Partial<ConfigurationError>;
      if (!faults) throw error;
      return faults;
    }
  });

const startProduct: Start = (bundle, env, listen) => {
  const product = load(join(bundle, 'src/product.js')) as typeof Product;
  const { useEnvironment, readSettings, withOwnLog, createProduct, serve } = product;
  useEnvironment(env);
  // Nest ends the process, and all suites in it, where a setting is refused only while it makes the product.
  readSettings();
  return listener.run(listen, () =>
    withOwnLog(async () => {
      const app = await createProduct();
      const inside = AsyncLocalStorage.snapshot();
      app.getHttpServer().prependListener('connection', (socket: Socket) => {
        // Node forgets whose a connection is once it is no request that something happens to.
        const emit = socket.emit.bind(socket) as (...event: unknown[]) => boolean;
        socket.emit = (...event: unknown[]) => inside(emit, ...event);
      });
      // A start that is refused ends the process; here its connections would stay.
      const facts = await serve(app).catch(async (error: unknown) => {
        await app.close();
        throw error;
      });
      if (listen) listeners.add(listen);
      const close = async () => {
        await inside(() => app.close());
        if (listen) listeners.delete(listen);
      };
      return { facts, close };
    }),
  );
};

type Listen = (text: string) => void;

/** Who hears what is written by an app, its requests and its jobs: they carry it from where the app was started. */
const listener = new AsyncLocalStorage<Listen | undefined>();
/** All of them hear a line of which nobody knows whose it is: what must not be in a log cannot hide there. */
const listeners = new Set<Listen>();

for (const stream of [process.stdout, process.stderr]) {
  const write = stream.write.bind(stream);
  stream.write = (text: string | Uint8Array, ...rest: never[]) => {
    const listen = listener.getStore();
    if (listen) listen(text.toString());
    else for (const each of listeners) each(text.toString());
    return listen ? true : write(text, ...rest);
  };
}

const startSandbox: Start = async (bundle, env) => {
  const { startSandbox: start } = load(join(bundle, 'sandbox/sandbox.js')) as typeof Sandbox;
  const [port, smtpPort] = [Number(env.SANDBOX_PORT), Number(env.SANDBOX_SMTP_PORT)];
  const { SANDBOX_STATE: statePath, SANDBOX_MONTH: month } = env;
  const sandbox = await start({ port, smtpPort, host: '127.0.0.1', statePath, month });
  return { facts: {}, close: () => sandbox.close() };
};
