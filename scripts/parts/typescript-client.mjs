import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';

/** The files of the TypeScript client that are made from a description, each by its path in the repository. */
export async function typescriptClient(schemaFile) {
  const folder = mkdtempSync(join(tmpdir(), 'nitido-client-'));
  try {
    await createClient({
      input: schemaFile,
      output: {
        path: folder,
        entryFile: false,
        tsConfigPath: null,
        // Node runs the sources as they are.
        module: { extension: '.ts' },
      },
      logs: { level: 'silent', file: false },
      plugins: [
        '@hey-api/typescript',
        {
          name: '@hey-api/sdk',
          auth: false,
          responseStyle: 'data',
          operations: { strategy: 'single', containerName: 'Operations', methodName: clientName },
        },
        { name: '@hey-api/client-fetch', throwOnError: true },
      ],
    });
    writeFileSync(join(folder, 'removals.ts'), removals(JSON.parse(readFileSync(schemaFile, 'utf8'))));
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    return Object.fromEntries(
      files.map((entry) => {
        const file = join(entry.parentPath, entry.name);
        const path = relative(folder, file).replaceAll('\\', '/');
        return [`clients/typescript/src/generated/${path}`, readFileSync(file, 'utf8')];
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The addresses of which a DELETE answers nothing: what is gone when it comes again was removed. */
function removals({ paths }) {
  const empty = Object.keys(paths).filter((path) => paths[path].delete?.responses['204']);
  const patterns = empty.map((path) => `  /${path.replaceAll('/', '\\/').replace(/\{\w+\}/g, '[^/]+')}$/,\n`);
  return `// Made by scripts/generate.mjs from docs/openapi-v1.json; not to be edited.\nexport const REMOVALS: readonly RegExp[] = [\n${patterns.join('')}];\n`;
}

/** `v1LookupCpf` is `lookupCpf` to who uses a client. */
export function clientName(operationId) {
  return operationId.replace(/^v1(.)/, (_, first) => first.toLowerCase());
}
