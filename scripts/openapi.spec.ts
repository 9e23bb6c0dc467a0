import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { LOOKUP_CATALOGUE } from '../backend/src/kernel/lookup-catalogue.js';

interface Answer {
  readonly content?: { 'application/json'?: { schema?: object; examples?: Record<string, { value: object }> } };
}
interface Operation {
  readonly responses: Readonly<Record<string, Answer | { readonly $ref: string }>>;
}

const document = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, Answer> };
};
/** A route's answers, each where it stands. */
const answersOf = ({ responses }: Operation) =>
  Object.entries(responses).map(([status, said]) => {
    const answer = '$ref' in said ? document.components.responses[said.$ref.split('/').at(-1) ?? ''] : said;
    return [status, answer] as const;
  });
const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addSchema(document, 'openapi');
/** Many answers have the same schema, which is compiled once. */
const compiled = new Map<string, ValidateFunction>();
const schemaOf = (text: string) => {
  const validate = compiled.get(text) ?? ajv.compile(JSON.parse(text) as object);
  compiled.set(text, validate);
  return validate;
};

describe('The description of the API', () => {
  it('gives no example that its own schema refuses', () => {
    let tried = 0;
    for (const [path, operations] of Object.entries(document.paths)) {
      for (const [method, operation] of Object.entries(operations)) {
        for (const [status, answer] of answersOf(operation)) {
          const { schema, examples = {} } = answer?.content?.['application/json'] ?? {};
          for (const [code, { value }] of Object.entries(examples)) {
            const isValid = schemaOf(JSON.stringify(schema).replaceAll('"#/', '"openapi#/'))(value);
            expect([path, method, status, code, isValid]).toEqual([path, method, status, code, true]);
            tried += 1;
          }
        }
      }
    }
    expect(tried).toBeGreaterThan(100);
  });

  it.each(LOOKUP_CATALOGUE)('has an example of each failure of $type that has one text', ({ path }) => {
    const without = answersOf(document.paths[path]?.post ?? { responses: {} })
      .filter(([status, answer]) => Number(status) >= 400 && !answer?.content?.['application/json']?.examples)
      .map(([status]) => status);
    expect(without).toEqual(['409']); // whose example would need the differing fields
  });
});

describe('A list of the public API', () => {
  interface Sizes {
    readonly minimum?: number;
    readonly maximum?: number;
    readonly default?: number;
  }
  const { paths, components } = JSON.parse(readFileSync('docs/openapi-v1.json', 'utf8')) as {
    paths: Record<string, Record<string, { parameters?: { name: string; schema: Sizes }[] }>>;
    components: { schemas: Record<string, { properties?: { limit?: Sizes } }> };
  };

  it('says how many rows a page has where nothing is said, and at most', () => {
    const asked = Object.values(paths).flatMap((operations) =>
      Object.values(operations).flatMap(({ parameters = [] }) => parameters.filter(({ name }) => name === 'limit')),
    );
    const sizes = asked.map(({ schema }) => [schema.minimum, schema.default, schema.maximum]);
    expect(sizes).toEqual(Array.from({ length: 5 }, () => [1, 50, 100]));
    expect(components.schemas.SearchCompaniesBody?.properties?.limit).toMatchObject({
      minimum: 1,
      default: 25,
      maximum: 50,
    });
  });
});

describe('A list of the page’s API', () => {
  const { paths, components } = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as {
    paths: Record<string, Record<string, { responses: Record<string, Answer> }>>;
    components: { schemas: Record<string, ListSchema> };
  };
  /** The members of an answer, wherever its schema takes them from. */
  const membersOf = ({ $ref, allOf = [], properties }: ListSchema): Record<string, ListSchema> => ({
    ...($ref && membersOf(components.schemas[$ref.split('/').at(-1) ?? ''] ?? {})),
    ...Object.assign({}, ...allOf.map(membersOf)),
    ...properties,
  });
  const lists = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { responses }]) =>
      Object.entries(responses).flatMap(([status, answer]) => {
        const members = membersOf(answer.content?.['application/json']?.schema ?? {});
        return status.startsWith('2') && members.data?.type === 'array'
          ? [[`${method} ${path}`, members] as const]
          : [];
      }),
    ),
  );

  it('says where its next page begins and how many there are', () => {
    const without = lists.filter(([, members]) => !members.nextCursor || !members.total).map(([name]) => name);
    expect(without).toEqual(Object.keys(NO_PAGES));
    expect(lists.length).toBeGreaterThan(30);
  });
});

/** What answers `data` in a row and is no list to page through, each with the reason. */
const NO_PAGES: Readonly<Record<string, string>> = {
  'post /api/watchlist': 'a verdict for each line that was sent, in its order',
};

interface ListSchema {
  readonly $ref?: string;
  readonly allOf?: readonly ListSchema[];
  readonly properties?: Record<string, ListSchema>;
  readonly type?: string;
}

describe.each(['docs/openapi.json', 'docs/openapi-v1.json'])('An example of an error in %s', (file) => {
  it('has a whole text, as the answer has it', () => {
    const texts = [...readFileSync(file, 'utf8').matchAll(/"(?:error|title)": "([^"]+)",\n\s+"(?:code|status)"/g)];
    const cut = texts.map(([, text = '']) => text).filter((text) => !/[.!?…]$/.test(text));
    expect([...new Set(cut)].filter((text) => !WITHOUT_A_STOP.includes(text))).toEqual([]);
    expect(texts.length).toBeGreaterThan(100);
  });
});

/** Texts of the specification. */
const WITHOUT_A_STOP = [
  'CPF e data de nascimento são obrigatórios',
  'Nome e sufixo são obrigatórios',
  'Não foi possível extrair dados da resposta da Receita Federal',
  'Não foi possível processar os dados retornados',
  'Tipo de consulta não suportado',
  'Token não encontrado',
];

describe('The description of the API for programs', () => {
  const { paths } = JSON.parse(readFileSync('docs/openapi-v1.json', 'utf8')) as {
    paths: Record<string, Record<string, { responses: Record<string, { description: string }> }>>;
  };

  it('says which calls refuse a key for tests', () => {
    const said = Object.entries(paths)
      .filter(([, operations]) =>
        Object.values(operations).some(({ responses }) => responses[403]?.description.includes('`API_KEY_LIVE_ONLY`')),
      )
      .map(([path]) => path);
    expect(said).toEqual(Object.keys(paths).filter((path) => /^.v1.(webhook-endpoints|watchlist)/.test(path)));
    expect(said.length).toBeGreaterThan(5);
  });
});

describe.each(['docs/openapi.json', 'docs/openapi-v1.json'])('%s', (file) => {
  const { tags, servers, paths } = JSON.parse(readFileSync(file, 'utf8')) as {
    tags: { name: string; description: string }[];
    servers: { url: string }[];
    paths: Record<string, Record<string, { tags: string[]; summary: string; description: string }>>;
  };

  it('says of every call what it does and which subject it belongs to, and of every subject what it is', () => {
    const calls = Object.values(paths).flatMap((methods) => Object.values(methods));
    expect(calls.filter(({ summary, description }) => !summary || !description)).toEqual([]);
    const used = new Set(calls.flatMap((call) => call.tags));
    expect(tags.map(({ name }) => name).toSorted()).toEqual([...used].toSorted());
    expect(tags.filter(({ description }) => !description)).toEqual([]);
    expect(servers).toEqual([{ url: '/', description: 'Este servidor' }]);
  });
});

describe('The description of the public API', () => {
  const v1 = JSON.parse(readFileSync('docs/openapi-v1.json', 'utf8')) as {
    paths: Record<string, Record<string, V1Operation>>;
    components: { schemas: Record<string, V1Schema> };
  };
  const calls = Object.entries(v1.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ name: `${method} ${path}`, call })),
  );

  it('takes an Idempotency-Key for whatever costs or changes something, but for what is the same when it is done again', () => {
    const changing = calls.filter(({ name }) => /^(post|put|patch|delete) /.test(name));
    const takes = ({ call }: (typeof calls)[number]) =>
      call.parameters?.some(({ in: place, name }) => place === 'header' && name === 'Idempotency-Key');
    const without = changing.filter((one) => !takes(one)).map(({ name }) => name);
    expect(without.toSorted()).toEqual(Object.keys(SAME_WHEN_REPEATED).toSorted());
    for (const { name, call } of changing.filter(takes)) {
      const [status, said] = Object.entries(call.responses).find(([one]) => one.startsWith('2')) ?? [];
      expect([name, status, Object.keys(said?.headers ?? {})]).toEqual([
        name,
        status,
        expect.arrayContaining(['Idempotency-Replayed']),
      ]);
    }
  });

  it('has an example on every property and parameter', () => {
    const properties = Object.entries(v1.components.schemas).flatMap(([name, { properties = {} }]) =>
      Object.entries(properties).map(([field, schema]) => [`${name}.${field}`, schema] as const),
    );
    const parameters = calls.flatMap(({ name, call }) =>
      (call.parameters ?? []).map((one) => [`${name} ${one.name}`, { ...one.schema, ...one }] as const),
    );
    const without = [...properties, ...parameters].filter(([, schema]) => !exampled(schema)).map(([name]) => name);
    expect(properties.length).toBeGreaterThan(200);
    expect(without).toEqual([]);
    const unsaid = parameters.filter(([, { description }]) => !description).map(([name]) => name);
    expect(unsaid).toEqual([]);
  });

  it.each(calls)('says of $name who may call it, what it is about, and that each failure is a problem', ({ call }) => {
    expect(call.security).toEqual([{ bearer: [] }]);
    expect([call.tags.length, Boolean(call.summary), Boolean(call.description)]).toEqual([1, true, true]);
    const failures = Object.entries(call.responses).filter(([status]) => Number(status) >= 400);
    expect(failures.map(([status]) => status)).toEqual(expect.arrayContaining(['400', '401', '403', '429', '503']));
    for (const [, { content }] of failures) expect(Object.keys(content)).toEqual(['application/problem+json']);
  });
});

/** Calls that change something and take no Idempotency-Key, each with the reason. */
const SAME_WHEN_REPEATED: Readonly<Record<string, string>> = {
  'post /v1/lookups/{protocolo}/report':
    'costs nothing, and the first report stays genuine; its code is not known any more',
  'post /v1/batches/{id}/pause': 'sets a state',
  'post /v1/batches/{id}/resume': 'sets a state',
  'post /v1/batches/{id}/cancel': 'sets a state',
  'post /v1/batches/{id}/retry': 'changes nothing while the batch goes on',
  'delete /v1/batches/{id}': 'what is taken away stays so',
  'post /v1/webhook-endpoints/{id}/pause': 'sets a state',
  'post /v1/webhook-endpoints/{id}/resume': 'sets a state',
  'delete /v1/webhook-endpoints/{id}': 'what is removed stays removed',
  'post /v1/watchlist': 'a company that is followed is not followed twice',
  'delete /v1/watchlist/{cnpj}': 'what is removed stays removed',
};

interface V1Schema {
  readonly properties?: Record<string, V1Schema>;
  readonly example?: unknown;
  readonly items?: object;
}
interface V1Parameter {
  readonly name: string;
  readonly in: string;
  readonly description?: string;
  readonly schema: V1Schema;
}
interface V1Operation {
  readonly security: unknown;
  readonly tags: readonly string[];
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly V1Parameter[];
  readonly responses: Readonly<Record<string, { readonly content: object; readonly headers?: object }>>;
}

/** A schema that points to another one has its examples there. */
function exampled(schema: V1Schema): boolean {
  if ('example' in schema || '$ref' in schema || 'allOf' in schema || 'anyOf' in schema) return true;
  return schema.items !== undefined && '$ref' in schema.items;
}
