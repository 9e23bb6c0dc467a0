// npm run bench: the whole lookup beside five baselines, interleaved; --history, --stats, --black-hole, --batches, --telemetry, --companies: other measures. --help tells more.
import './parts/project-node.mjs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { translate } from './parts/build-backend.mjs';
import { listFiles } from './parts/fingerprint.mjs';
import { LOAD_FLAGS, MEMORY_ENV, MEMORY_FLAGS } from './parts/memory-flags.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = join(root, 'backend', 'test');

try {
  await build({ only: ['backend'] });
  await buildBench();
  const { runBench, USAGE } = await built('test', 'bench', 'run.js');
  const { startEmbeddedPostgres } = await built('backend', 'src', 'platform', 'database', 'embedded-postgres.js');
  const premises = { root, startEmbeddedPostgres, memoryFlags: MEMORY_FLAGS, memoryEnv: MEMORY_ENV };
  const args = process.argv.slice(2);
  if (args.includes('--help')) console.log(USAGE);
  else if (args.includes('--history'))
    await (await built('test', 'bench', 'history', 'run.js')).runHistoryBench(premises);
  else if (args.includes('--stats')) await (await built('test', 'bench', 'stats', 'run.js')).runStatsBench(premises);
  else if (args.includes('--black-hole'))
    await (await built('test', 'bench', 'black-hole', 'run.js')).runBlackHoleBench(premises);
  else if (args.includes('--batches'))
    await (await built('test', 'bench', 'batches', 'run.js')).runBatchesBench(premises);
  else if (args.includes('--latency'))
    await (await built('test', 'bench', 'latency', 'run.js')).runLatencyBench(premises);
  else if (args.includes('--in-flight'))
    await (await built('test', 'bench', 'in-flight', 'run.js')).runInFlightBench(premises);
  else if (args.includes('--companies')) {
    const part = (...path) => built('backend', 'src', 'modules', 'companies', ...path);
    const { Companies } = await part('query', 'companies.queries.js');
    const { CompanySearch } = await part('search', 'company-search.queries.js');
    const { makeSearchIndexes } = await part('load', 'adapters', 'search-indexes.js');
    const { runCompaniesBench } = await built('test', 'bench', 'companies', 'run.js');
    const { behindOthers } = await built('backend', 'src', 'platform', 'workers', 'behind-others.js');
    await runCompaniesBench({
      ...premises,
      Companies,
      CompanySearch,
      makeSearchIndexes,
      behindOthers,
      loadFlags: LOAD_FLAGS,
    });
  } else if (args.includes('--telemetry'))
    await (await built('test', 'bench', 'telemetry', 'run.js')).runTelemetryBench(premises, await telemetry());
  else if (args.includes('--login')) await (await built('test', 'bench', 'login', 'run.js')).runLoginBench(premises);
  else process.exitCode = (await runBench(args, premises)) ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

/** The bench and what it borrows from the tests' harness, beside the built product. */
async function buildBench() {
  const folders = ['bench', 'harness'].map((folder) => join(sources, folder));
  const files = listFiles(folders, (file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'));
  const target = (file) => join(root, 'dist', 'test', relative(sources, file));
  await Promise.all(files.map((file) => translate(root, file, target(file))));
}

async function telemetry() {
  const part = (name) => built('backend', 'src', 'platform', ...name.split('/'));
  return {
    counting: await part('telemetry/count-events.js'),
    events: await part('telemetry/events.js'),
    metrics: await part('telemetry/metrics.js'),
    traces: await part('telemetry/traces.js'),
    FinishedRequests: (await part('http/finished-requests.js')).FinishedRequests,
  };
}

function built(...path) {
  return import(pathToFileURL(join(root, 'dist', ...path)).href);
}
