import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
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

describe('The description of the API', () => {
  it('gives no example that its own schema refuses', () => {
    let tried = 0;
    for (const [path, operations] of Object.entries(document.paths)) {
      for (const [method, operation] of Object.entries(operations)) {
        for (const [status, answer] of answersOf(operation)) {
          const { schema, examples = {} } = answer?.content?.['application/json'] ?? {};
          for (const [code, { value }] of Object.entries(examples)) {
            const refs = JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"openapi#/')) as object;
            expect([path, method, status, code, ajv.validate(refs, value)]).toEqual([path, method, status, code, true]);
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
