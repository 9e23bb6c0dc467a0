import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
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

/** `v1LookupCpf` is `lookupCpf` to who uses a client. */
export function clientName(operationId) {
  return operationId.replace(/^v1(.)/, (_, first) => first.toLowerCase());
}
