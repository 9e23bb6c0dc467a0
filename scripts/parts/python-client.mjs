import { clientName } from './typescript-client.mjs';

const HEAD = `# Made by scripts/generate.mjs from docs/openapi-v1.json; not to be edited.
from __future__ import annotations

from typing import Any, Literal, Mapping, NotRequired, TypeAlias, TypedDict, cast

from ._transport import Transport
`;
const WORD = /^[A-Za-z_]\w*$/;
const RESERVED = new Set(
  'and as async await class def del elif except for from if import in is lambda not or pass raise return try with yield'.split(
    ' ',
  ),
);
const BASIC = {
  string: 'str',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  null: 'None',
  object: 'Mapping[str, Any]',
};

/** The types and operations of the Python client, made from a description of version 3.1. Throws on what it does not know. */
export function pythonClient({ paths, components }) {
  const types = Object.entries(components.schemas).map(([name, schema]) => declared(name, schema));
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => methodOf(method, path, operation)),
  );
  const client = `class Operations(Transport):\n    """A method for each operation of the API."""\n\n${operations.join('\n')}`;
  return [HEAD, ...types, client].join('\n\n');
}

function declared(name, schema) {
  if (schema.type !== 'object' || !schema.properties) {
    const type = typeOf(schema, name);
    // What is declared later stands in quotes.
    return `${name}: TypeAlias = ${JSON.stringify(schema).includes('"$ref"') ? text(type) : type}\n`;
  }
  const required = new Set(schema.required);
  const fields = Object.entries(schema.properties).map(([field, of]) => {
    const type = typeOf(of, `${name}.${field}`);
    return [field, required.has(field) ? type : `NotRequired[${type}]`];
  });
  if (fields.some(([field]) => !WORD.test(field) || RESERVED.has(field))) {
    const told = fields.map(([field, type]) => `    ${text(field)}: ${text(type)},\n`).join('');
    return `${name} = TypedDict(${text(name)}, {\n${told}})\n`;
  }
  const lines = fields.map(([field, type]) => `    ${field}: ${type}\n`).join('');
  return `class ${name}(TypedDict):\n${lines || '    pass\n'}`;
}

/** How a schema is written as a type. */
function typeOf(schema, place) {
  const inner = (one) => typeOf(one, place);
  const either = (all) => [...new Set(all)].join(' | ');
  if (schema.$ref) return schema.$ref.split('/').at(-1);
  if (schema.allOf?.length === 1) return inner(schema.allOf[0]);
  const some = schema.anyOf ?? schema.oneOf;
  if (some) return either(some.map(inner));
  if (schema.enum) return `Literal[${schema.enum.map((one) => (one === null ? 'None' : text(one))).join(', ')}]`;
  if (Array.isArray(schema.type)) return either(schema.type.map((type) => inner({ ...schema, type })));
  if (schema.type === 'array') return `list[${inner(schema.items ?? {})}]`;
  if (schema.type === 'object' && typeof schema.additionalProperties === 'object') {
    return `dict[str, ${inner(schema.additionalProperties)}]`;
  }
  if (schema.type in BASIC) return BASIC[schema.type];
  if (Object.keys(schema).every((key) => ['description', 'example', 'nullable'].includes(key))) return 'Any';
  throw new Error(`${place} has a schema that the Python client has no type for: ${JSON.stringify(schema)}`);
}

function methodOf(method, path, { operationId, summary, description, parameters = [], requestBody, responses }) {
  const of = (where) => parameters.filter((parameter) => parameter.in === where);
  const body = requestBody && typeOf(requestBody.content['application/json'].schema, operationId);
  const posts = method === 'post';
  const named = of('query').map(({ name, schema, required }) => {
    const type = typeOf(schema, `${operationId} ${name}`);
    return `${snake(name)}: ${required ? type : `${type} | None = None`}`;
  });
  if (posts) named.push('idempotency_key: str | None = None');
  const positional = of('path').map(({ name }) => `${snake(name)}: str`);
  if (body) positional.push(`body: ${body}${requestBody.required ? '' : ' | None = None'}`);
  const taken = ['self', ...positional, ...(named.length > 0 ? ['*', ...named] : [])];
  const query = of('query').map(({ name }) => `${text(name)}: ${snake(name)}`);
  const given = [
    text(method.toUpperCase()),
    text(path),
    ...(of('path').length > 0
      ? [
          `path={${of('path')
            .map(({ name }) => `${text(name)}: ${snake(name)}`)
            .join(', ')}}`,
        ]
      : []),
    ...(query.length > 0 ? [`query={${query.join(', ')}}`] : []),
    ...(body ? ['body=body'] : []),
    ...(posts ? ['idempotency_key=idempotency_key'] : []),
  ];
  const answer = answerOf(responses, operationId);
  if (method === 'delete' && answer === 'None') given.push('removes=True');
  const call = `self._call(${given.join(', ')})`;
  const lines = [
    `    def ${snake(clientName(operationId))}(${taken.join(', ')}) -> ${answer}:`,
    `        """${[summary, description].filter(Boolean).join('.\n\n        ').replaceAll('\\', '\\\\')}"""`,
    answer === 'None' ? `        ${call}` : `        return cast(${text(answer)}, ${call})`,
  ];
  return `${lines.join('\n')}\n`;
}

/** What a call gives when it went well: a file comes as its bytes. */
function answerOf(responses, place) {
  const good = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  const types = good.flatMap(([, { content }]) =>
    content
      ? Object.entries(content).map(([media, { schema }]) =>
          media === 'application/json' ? typeOf(schema, place) : 'bytes',
        )
      : ['None'],
  );
  return [...new Set(types)].join(' | ');
}

function snake(name) {
  const plain = name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replaceAll('-', '_')
    .toLowerCase();
  return RESERVED.has(plain) ? `${plain}_` : plain;
}

function text(value) {
  return JSON.stringify(value);
}
