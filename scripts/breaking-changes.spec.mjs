import { readFileSync } from 'node:fs';
import { breakingChanges } from './parts/breaking-changes.mjs';

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const RELEASED = read('docs/openapi-v1.released.json');

const thing = {
  type: 'object',
  required: ['id'],
  properties: {
    id: { type: 'string', format: 'uuid' },
    size: { type: 'integer', nullable: true },
    kind: { type: 'string', enum: ['a', 'b'] },
    parts: { type: 'array', items: { $ref: '#/components/schemas/Thing' } },
  },
};
const json = (name) => ({ 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } });
const DOCUMENT = {
  paths: {
    '/v1/things': {
      post: {
        parameters: [{ in: 'query', name: 'limit', schema: { type: 'integer', maximum: 100 } }],
        requestBody: { content: json('Sent') },
        responses: {
          200: { headers: { RateLimit: {} }, content: json('Thing') },
          404: { content: json('Thing') },
        },
      },
    },
  },
  components: { schemas: { Thing: thing, Sent: structuredClone(thing) } },
};

const changed = (change) => {
  const after = structuredClone(DOCUMENT);
  change(after, after.paths['/v1/things'].post, after.components.schemas);
  return breakingChanges(DOCUMENT, after);
};

describe('The public API', () => {
  it('takes nothing away from what its last release promised (docs/api-changelog.md)', () => {
    expect(breakingChanges(RELEASED, read('docs/openapi-v1.json'))).toEqual([]);
  });

  it('would be seen to lose any call, field, or answer of it', () => {
    for (const [path, calls] of Object.entries(RELEASED.paths)) {
      const { [path]: _, ...paths } = RELEASED.paths;
      expect(breakingChanges(RELEASED, { ...RELEASED, paths })).toHaveLength(Object.keys(calls).length);
    }
    const { Problem, ...schemas } = structuredClone(RELEASED.components.schemas);
    delete Problem.properties.code;
    const after = { ...RELEASED, components: { schemas: { ...schemas, Problem } } };
    expect(breakingChanges(RELEASED, after).length).toBeGreaterThan(Object.keys(RELEASED.paths).length);
  });
});

describe('A change of a description', () => {
  it.each([
    ['a call goes', (after) => delete after.paths['/v1/things'].post],
    ['a parameter goes', (_, call) => call.parameters.pop()],
    ['a parameter is demanded', (_, call) => call.parameters.push({ in: 'query', name: 'q', required: true })],
    ['a parameter takes less', (_, call) => (call.parameters[0].schema.maximum = 50)],
    ['a body is demanded', (_, call) => (call.requestBody.required = true)],
    ['an answer goes', (_, call) => delete call.responses[200]],
    ['a header goes', (_, call) => delete call.responses[200].headers.RateLimit],
    ['a media type goes', (_, call) => (call.responses[200].content = { 'text/plain': {} })],
    ['a field that was sent goes', (_, __, { Sent }) => delete Sent.properties.size],
    ['a field is demanded', (_, __, { Sent }) => Sent.required.push('size')],
    ['a value is taken no more', (_, __, { Sent }) => Sent.properties.kind.enum.pop()],
    ['null is taken no more', (_, __, { Sent }) => delete Sent.properties.size.nullable],
    ['a field that was told goes', (_, __, { Thing }) => delete Thing.properties.size],
    ['a field may be missing', (_, __, { Thing }) => Thing.required.pop()],
    ['a field may be null', (_, __, { Thing }) => (Thing.properties.id.nullable = true)],
    ['a field has another type', (_, __, { Thing }) => (Thing.properties.size.type = 'string')],
    ['a field has another format', (_, __, { Thing }) => delete Thing.properties.id.format],
  ])('breaks when %s', (_, change) => {
    expect(changed(change).length).toBeGreaterThan(0);
  });

  it.each([
    ['nothing changes', () => undefined],
    ['a call comes', (after) => (after.paths['/v1/others'] = { get: { responses: {} } })],
    ['a parameter comes', (_, call) => call.parameters.push({ in: 'query', name: 'q' })],
    ['a field may be sent', (_, __, { Sent }) => (Sent.properties.more = { type: 'string' })],
    ['a field is demanded no more', (_, __, { Sent }) => Sent.required.pop()],
    ['a field is told', (_, __, { Thing }) => (Thing.properties.more = { type: 'string' })],
    ['a value may be told', (_, __, { Thing }) => Thing.properties.kind.enum.push('c')],
    ['an error comes', (_, call) => (call.responses[409] = { content: json('Thing') })],
    ['an error goes', (_, call) => delete call.responses[404]],
  ])('is none when %s', (_, change) => {
    expect(changed(change)).toEqual([]);
  });
});
