// npm run bench: the whole lookup beside three baselines, interleaved. --help tells the options.
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { translate } from './parts/build-backend.mjs';
import { listFiles } from './parts/fingerprint.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = join(root, 'backend', 'test');
const target = join(root, 'dist', 'test');
const built = (...path) => import(pathToFileURL(join(root, 'dist', ...path)).href);

await build({ only: ['backend'] });
const wanted = ['bench', 'harness'].map((folder) => join(sources, folder));
const files = listFiles(wanted, (file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'));
await Promise.all(files.map((file) => translate(root, file, join(target, relative(sources, file)))));

const { runBench, USAGE } = await built('test', 'bench', 'run.js');
const { startEmbeddedPostgres } = await built('backend', 'src', 'platform', 'database', 'embedded-postgres.js');
const args = process.argv.slice(2);
if (args.includes('--help')) console.log(USAGE);
else process.exit((await runBench(args, { root, startEmbeddedPostgres })) ? 0 : 1);
