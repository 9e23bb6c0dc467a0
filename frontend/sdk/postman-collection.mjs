// @ts-check

/** @typedef {{ $ref?: string, type?: string | string[], example?: unknown, default?: unknown, enum?: unknown[], items?: Schema, properties?: Record<string, Schema>, required?: string[], allOf?: Schema[], anyOf?: Schema[], oneOf?: Schema[] }} Schema */
/** @typedef {{ name: string, in: string, required?: boolean, description?: string, schema: Schema, example?: unknown }} Parameter */
/** @typedef {{ operationId: string, summary: string, description?: string, tags: string[], parameters?: Parameter[], requestBody?: { content: Record<string, { schema: Schema }> } }} Operation */
/** @typedef {{ info: { title: string, description: string }, tags: { name: string, description: string }[], paths: Record<string, Record<string, Operation>>, components: { schemas: Record<string, Schema> } }} Description */

/** A description as a Postman collection, version 2.1: a folder a tag, a request an operation, filled with its examples. @param {Description} description */
export function postmanCollection({ info, tags, paths, components }) {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  return {
    info: {
      name: info.title,
      description: info.description,
      schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
    },
    auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{chave}}', type: 'string' }] },
    variable: [
      { key: 'endereco', value: 'https://nitido.example' },
      { key: 'chave', value: 'nit_test_…' },
    ],
    item: tags.map(({ name, description }) => ({
      name,
      description,
      item: calls
        .filter(({ operation }) => operation.tags.includes(name))
        .map(({ path, method, operation }) => requestOf(path, method, operation, components.schemas)),
    })),
  };
}

/** @param {string} path @param {string} method @param {Operation} operation @param {Record<string, Schema>} schemas */
function requestOf(path, method, { operationId, summary, description, parameters = [], requestBody }, schemas) {
  const of = (/** @type {string} */ where) =>
    parameters
      .filter((parameter) => parameter.in === where)
      .map(({ name, description, schema, required, example }) => ({
        key: name,
        value: String(example ?? exampleOf(schema, schemas) ?? ''),
        ...(description && { description }),
        ...(where !== 'path' && !required && { disabled: true }),
      }));
  const plain = path.replaceAll(/\{(\w+)\}/g, ':$1');
  const [query, variable] = [of('query'), of('path')];
  const body = requestBody?.content['application/json']?.schema;
  return {
    id: operationId,
    name: summary,
    request: {
      method: method.toUpperCase(),
      description: description ?? '',
      header: [...(body ? [{ key: 'Content-Type', value: 'application/json' }] : []), ...of('header')],
      url: {
        raw: `{{endereco}}${plain}`,
        host: ['{{endereco}}'],
        path: plain.slice(1).split('/'),
        ...(query.length > 0 && { query }),
        ...(variable.length > 0 && { variable }),
      },
      ...(body && {
        body: {
          mode: 'raw',
          raw: JSON.stringify(exampleOf(body, schemas), null, 2),
          options: { raw: { language: 'json' } },
        },
      }),
    },
  };
}

/** What a schema gives as its example, put together from its parts' where it has none itself. @param {Schema} schema @param {Record<string, Schema>} schemas @returns {unknown} */
function exampleOf(schema, schemas) {
  if ('example' in schema) return schema.example;
  if (schema.default !== undefined) return schema.default;
  const points = schema.$ref ?? (schema.allOf ?? schema.anyOf ?? schema.oneOf)?.find(({ $ref }) => $ref)?.$ref;
  if (points) return exampleOf(schemas[points.split('/').at(-1) ?? ''] ?? {}, schemas);
  if (schema.enum) return schema.enum[0];
  if (schema.properties) {
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, part]) => [name, exampleOf(part, schemas)]),
    );
  }
  return schema.items ? [exampleOf(schema.items, schemas)] : undefined;
}
