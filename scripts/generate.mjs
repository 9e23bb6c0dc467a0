// npm run generate: writes what is made from the code. With --check it only says what is stale, and fails then.
import './parts/project-node.mjs';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { withTests } from './parts/asvs.mjs';
import { clientVersion } from './parts/client-version.mjs';
import { envExample } from './parts/env-example.mjs';
import { listFiles } from './parts/fingerprint.mjs';
import { pythonClient } from './parts/python-client.mjs';
import { withSettings } from './parts/settings-table.mjs';
import { typescriptClient } from './parts/typescript-client.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const GRAPH = /(<!-- graph -->\n)[\s\S]*?(<!-- \/graph -->)/;
const LAYER = '^(backend/src/(kernel|platform|modules/[^/]+)|backend/sandbox)';

/** The files that are made from the code, with the content that they ought to have now. */
export async function generate() {
  await build({ only: ['backend'] });
  const folder = mkdtempSync(join(tmpdir(), 'nitido-generate-'));
  try {
    const schemaFile = join(folder, 'openapi.json');
    const publicFile = join(folder, 'openapi-v1.json');
    const args = [join(root, 'dist/backend/src/openapi.js'), schemaFile, publicFile];
    execFileSync(process.execPath, args, { stdio: 'inherit' });
    const operations = withSettings(readFileSync(join(root, 'docs/operations.md'), 'utf8'), join(root, 'backend/src'));
    const publicDescription = readFileSync(publicFile, 'utf8');
    const clients = {
      'clients/python/nitido/_operations.py': pythonClient(JSON.parse(publicDescription)),
      ...(await typescriptClient(publicFile)),
    };
    return {
      'docs/openapi.json': readFileSync(schemaFile, 'utf8'),
      'docs/openapi-v1.json': publicDescription,
      ...clients,
      ...clientVersion(clients),
      [PAGE_CLIENT]: await client(schemaFile),
      'docs/architecture.md': architecture(),
      'docs/operations.md': operations,
      '.env.example': envExample(operations),
      'docs/security.md': withTests(readFileSync(join(root, 'docs/security.md'), 'utf8'), root),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const PAGE_CLIENT = 'frontend/src/shared/api/generated.ts';

/** RTK Query endpoints that inject themselves into shared/api/base-api.ts: those that the page names, with the hooks that it names. */
async function client(schemaFile) {
  const named = wordsOfThePage();
  const isNamed = (call) => {
    const Call = `${call[0].toUpperCase()}${call.slice(1)}`;
    const names = [call, `use${Call}Query`, `useLazy${Call}Query`, `use${Call}Mutation`, `${Call}ApiResponse`];
    return names.some((name) => named.has(name));
  };
  const { generateEndpoints } = await import('@rtk-query/codegen-openapi');
  const tags = JSON.parse(readFileSync(join(root, 'frontend/src/shared/api/tags.json'), 'utf8'));
  const prettierConfigFile = `${schemaFile}.format.json`;
  writeFileSync(prettierConfigFile, JSON.stringify({ printWidth: 120, singleQuote: true }));
  const made = await generateEndpoints({
    schemaFile,
    apiFile: './base-api.ts',
    apiImport: 'baseApi',
    exportName: 'generatedApi',
    hooks: { queries: true, lazyQueries: true, mutations: true },
    encodePathParams: true,
    // fetchBaseQuery encodes them itself; twice would turn : into %253A.
    encodeQueryParams: false,
    useUnknown: true,
    flattenArg: true,
    filterEndpoints: isNamed,
    endpointOverrides: callsWithTags(Object.entries(tags)),
    prettierConfigFile,
  });
  const tagged = `api.enhanceEndpoints({ addTagTypes: ${JSON.stringify(Object.keys(tags))} as const })`;
  return made
    .replace('api.injectEndpoints(', `${tagged}.injectEndpoints(`)
    .replaceAll(/^ {2}(use\w+),\n/gm, (line, hook) => (named.has(hook) ? line : ''));
}

function wordsOfThePage() {
  const folders = ['src', 'e2e', 'screens'].map((name) => join(root, 'frontend', name));
  const files = listFiles(folders, (file) => /\.tsx?$/.test(file) && file !== join(root, PAGE_CLIENT));
  return new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/\w+/g) ?? []));
}

/** What tags.json says of each call: what it shows, and what is stale after it. */
function callsWithTags(tags) {
  const calls = new Set(tags.flatMap(([, { shownBy = [], changedBy = [] }]) => [...shownBy, ...changedBy]));
  const named = (side, call) => tags.filter(([, tag]) => tag[side]?.includes(call)).map(([name]) => name);
  return [...calls].map((call) => {
    const [providesTags, invalidatesTags] = [named('shownBy', call), named('changedBy', call)];
    return {
      pattern: call,
      // A POST by the specification, and yet it only reads.
      ...(call === 'checkWhatsapp' && { type: 'query' }),
      ...(providesTags.length > 0 && { providesTags }),
      ...(invalidatesTags.length > 0 && { invalidatesTags }),
    };
  });
}

/** The page as it stands, with a fresh picture of who imports whom. */
function architecture() {
  const cruiser = join(root, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruiser.mjs');
  const args = ['--config', '.dependency-cruiser.cjs', '--ts-config', 'tsconfig.json', '--output-type', 'mermaid'];
  args.push('--include-only', LAYER, '--exclude', '\\.(spec|contract)\\.ts$', '--collapse', LAYER, 'backend');
  const graph = execFileSync(process.execPath, [cruiser, ...args], { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  return page.replace(GRAPH, (_, begin, end) => `${begin}\`\`\`mermaid\n${graph.trim()}\n\`\`\`\n${end}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const fresh = Object.entries(await generate());
  const stale = fresh.filter(
    ([file, content]) => !existsSync(join(root, file)) || readFileSync(join(root, file), 'utf8') !== content,
  );
  if (process.argv.includes('--check')) {
    for (const [file] of stale) console.error(`${file} is stale. Run: npm run generate`);
    if (stale.length > 0) process.exitCode = 1;
  } else {
    for (const [file, content] of stale) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), content);
      console.error(`${file} written`);
    }
  }
}
