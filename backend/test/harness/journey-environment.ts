import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { TestEnvironment } from 'jest-environment-node';

interface Response {
  readonly content?: Readonly<Record<string, { schema?: object }>>;
}

interface Operation {
  /** One that many routes give stands among the components. */
  readonly responses: Readonly<Record<string, Response & { readonly $ref?: string }>>;
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly responses: Readonly<Record<string, Response>> };
}

export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly mediaType: string;
  readonly body: unknown;
}

/** Failures that any call can meet before it is reached: a body that is broken, too large or of another type, a head that is too large, haste, ours. */
const ANYWHERE: ReadonlySet<number> = new Set([400, 413, 415, 429, 431, 500, 503]);

/** docs/openapi.json, held against what the product really answers: each journey proves it a little. */
class ApiContract {
  private readonly document = JSON.parse(readFileSync(join(process.cwd(), 'docs/openapi.json'), 'utf8')) as Document;
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true });
  private readonly validators = new Map<string, ValidateFunction>();
  private readonly routes = Object.keys(this.document.paths)
    .sort((a, b) => Number(a.includes('{')) - Number(b.includes('{')))
    .map((path) => ({ path, pattern: new RegExp(`^${path.replace(/\{[^}]+\}/g, '[^/]+')}$`) }));

  constructor() {
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
      ? this.document.components.responses[$ref.split('/').at(-1) ?? '']
      : operation.responses[status];
    const place = $ref ?? `#/paths/${escaped}/${method.toLowerCase()}/responses/${status}`;
    if (!response)
      return ANYWHERE.has(status) ? this.differs('ErrorAnswer', errorAnswer, body, said) : `${said} is not described`;
    const json = mediaType === 'application/json';
    if (!json || !response.content?.[mediaType]?.schema) {
      return (response.content === undefined) === (body === '') || response.content?.[mediaType]
        ? null
        : `${said} is not described as ${mediaType}`;
    }
    return this.differs(said, { $ref: `openapi${place}/content/application~1json/schema` }, body, said);
  }

  private differs(key: string, schema: object, body: unknown, said: string): string | null {
    const validate = this.validators.get(key) ?? this.ajv.compile(schema);
    this.validators.set(key, validate);
    if (validate(body)) return null;
    return `${said} is not as described: ${this.ajv.errorsText(validate.errors?.slice(0, 5))}`;
  }
}

const errorAnswer = { $ref: 'openapi#/components/schemas/ErrorAnswer' };

let contract: ApiContract | undefined;

/** Lends each suite the check of answers, which a process that runs many suites makes ready but once. */
export default class JourneyEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, { holdToContract });
  }
}

/** Throws when the product's answer is not the one that its description promises. */
function holdToContract(exchange: Exchange): void {
  contract ??= new ApiContract();
  const breach = contract.breach(exchange);
  if (breach) throw new Error(breach);
}
