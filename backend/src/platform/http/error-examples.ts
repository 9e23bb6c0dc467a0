import type { OpenAPIObject } from '@nestjs/swagger';

type Responses = NonNullable<OpenAPIObject['paths'][string]['get']>['responses'];
type Content = Record<string, { schema?: object; examples?: Record<string, unknown> }>;

/** `CODE`: Text of it. Several are told apart by a middle dot. */
const CODE_WITH_TEXT = /`([A-Z][A-Z_]+)`(?:[^:·`]*: ([A-ZÀ-Ú][^·`(]+))?/g;
const REQUEST_ID = '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11';

/** An example of each error that a route describes by its code and text. */
export function exemplifyErrors(responses: Responses): void {
  for (const [status, response] of Object.entries(responses) as [string, Responses[string]][]) {
    if (Number(status) < 400 || !response || !('description' in response)) continue;
    const json = (response.content as Content | undefined)?.['application/json'];
    const examples = examplesIn(String(response.description));
    if (json && isPlain(json.schema) && Object.keys(examples).length > 0) json.examples = examples;
  }
}

/** Whether the error carries no details that an example would need. */
function isPlain(schema: object | undefined): boolean {
  return /\/(Error|LookupForbidden)Answer$/.test(String((schema as { $ref?: string } | undefined)?.$ref));
}

function examplesIn(description: string): Record<string, { value: object }> {
  const found = [...description.matchAll(CODE_WITH_TEXT)].filter(([, , text]) => text);
  return Object.fromEntries(
    found.map(([, code = '', text = '']) => [
      code,
      { value: { success: false, error: text.trim(), code, requestId: REQUEST_ID } },
    ]),
  );
}
