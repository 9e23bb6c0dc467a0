import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { ErrorAnswer } from './error-answer.js';
import { nameOfCall } from './route.decorators.js';

type Tags = ReadonlyArray<readonly [name: string, description: string]>;

/** All that the code says of its calls. */
export function wholeDocument(app: NestFastifyApplication, builder: DocumentBuilder, tags: Tags): OpenAPIObject {
  for (const [name, description] of tags) builder.addTag(name, description);
  return SwaggerModule.createDocument(app, builder.build(), {
    extraModels: [ErrorAnswer],
    operationIdFactory: nameOfCall,
  });
}

/** What of the whole description is said of the chosen paths, with the schemas that these speak of. */
export function partOf(whole: OpenAPIObject, isChosen: (path: string) => boolean): OpenAPIObject {
  const schemas = whole.components?.schemas ?? {};
  const chosen = pathsOf(whole, isChosen);
  const used = spokenOf(chosen, schemas);
  return withPart(whole, chosen, (name) => used.has(name));
}

/** The whole description without those paths, and without what only they speak of. */
export function withoutPart(whole: OpenAPIObject, isLeftOut: (path: string) => boolean): OpenAPIObject {
  const schemas = whole.components?.schemas ?? {};
  const kept = pathsOf(whole, (path) => !isLeftOut(path));
  const used = spokenOf(kept, schemas);
  const onlyThere = spokenOf(pathsOf(whole, isLeftOut), schemas);
  return withPart(whole, kept, (name) => used.has(name) || !onlyThere.has(name));
}

type Paths = OpenAPIObject['paths'];
type Schemas = Readonly<Record<string, unknown>>;

function pathsOf({ paths }: OpenAPIObject, isChosen: (path: string) => boolean): Paths {
  return Object.fromEntries(Object.entries(paths).filter(([path]) => isChosen(path)));
}

function withPart(whole: OpenAPIObject, paths: Paths, isKept: (schema: string) => boolean): OpenAPIObject {
  const schemas = Object.fromEntries(Object.entries(whole.components?.schemas ?? {}).filter(([name]) => isKept(name)));
  return { ...whole, paths, components: { ...whole.components, schemas } };
}

function spokenOf(paths: Paths, schemas: Schemas): ReadonlySet<string> {
  const used = new Set<string>();
  for (let found = namesIn(paths); found.length > 0; ) {
    for (const name of found) used.add(name);
    found = found.flatMap((name) => namesIn(schemas[name])).filter((name) => !used.has(name));
  }
  return used;
}

function namesIn(value: unknown): string[] {
  const text = JSON.stringify(value ?? null);
  return [...text.matchAll(/#\/components\/schemas\/(\w+)/g)].map(([, name = '']) => name);
}
