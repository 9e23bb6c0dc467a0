// npm start: builds what changed, then runs database, sandbox and application until Ctrl-C.
import './parts/project-node.mjs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { banner } from './parts/banner.mjs';
import { startChild } from './parts/child.mjs';
import { demandSpace, takeDataFolder } from './parts/data-folder.mjs';
import { isEmbedded, openDatabase } from './parts/database.mjs';
import { waitUntilFree } from './parts/ports.mjs';
import { appEnvironment, Complaint, readSettings, sandboxEnvironment } from './parts/settings.mjs';

const GRACE_MS = 15_000;
const PREDECESSOR_MS = 15_000;
const dist = fileURLToPath(new URL('../dist/backend/bundle', import.meta.url));

/** What has to be undone before we go, the newest first. */
const undo = [];
/** Resolved by a request to stop, rejected when a part of us dies. */
const end = Promise.withResolvers();
const building = new AbortController();
end.promise.catch(() => {}).then(() => building.abort());

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end.resolve());
stopWithNpm();

try {
  await boot(readSettings());
  await end.promise;
} catch (error) {
  if (error !== end) {
    process.exitCode = 1;
    say(error instanceof Complaint ? error.message : error);
  }
}
if (undo.length > 1) say('Encerrando…');
for (const step of undo.reverse()) await step();
process.exit();

async function boot(settings) {
  const from = performance.now();
  const { inherited, release } = await onlyOne(settings.dataDir);
  undo.push(release);
  if (isEmbedded(settings)) demandSpace(settings.dataDir);
  await unlessEnded(build({ say, signal: building.signal }));
  await unlessEnded(demandPorts(settings, inherited ? PREDECESSOR_MS : 0));

  const database = openDatabase(settings, say);
  undo.push(() => database.then((opened) => opened.close()).catch(() => {}));
  const sandbox = settings.sandbox && run('O mundo fictício', 'sandbox', sandboxEnvironment(settings), settings);
  const { url, death } = await unlessEnded(database);
  death.then(end.reject);
  const app = run('O Nítido', 'src', appEnvironment(settings, url), settings);
  const [{ demo, admin }] = await unlessEnded(Promise.all([app.ready, sandbox.ready]));
  say(banner({ settings, demo, admin, seconds: (performance.now() - from) / 1000 }));
}

function run(title, folder, env, settings) {
  const log = join(settings.dataDir, 'logs', folder === 'src' ? 'app.log' : `${folder}.log`);
  const child = startChild({ title, script: join(dist, folder, 'main.js'), env, log });
  undo.push(() => child.stop(GRACE_MS));
  child.death.then(end.reject);
  return child;
}

async function onlyOne(dataDir) {
  try {
    return await takeDataFolder(dataDir);
  } catch (error) {
    if (error.code !== 'ELOCKED') throw error;
    throw new Complaint(
      `O Nítido já está em execução com estes dados (processo ${error.holder}). Encerre-o com Ctrl-C antes.`,
    );
  }
}

/** A killed predecessor's children may still be finishing their work; anything else that holds a port stays. */
async function demandPorts({ port, sandboxPort, smtpPort, sandbox }, waitMs) {
  const wanted = { PORT: port, ...(sandbox ? { SANDBOX_PORT: sandboxPort, SANDBOX_SMTP_PORT: smtpPort } : {}) };
  for (const [name, number] of Object.entries(wanted)) {
    if (await waitUntilFree(number, waitMs)) continue;
    throw new Complaint(`A porta ${number} (${name}) já está em uso. Encerre o outro programa ou escolha outra porta.`);
  }
}

function unlessEnded(step) {
  const ended = end.promise.then(() => {
    throw end;
  });
  return Promise.race([step, ended]);
}

/** A killed npm would leave us running unseen. */
function stopWithNpm() {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && end.resolve(), 1_000).unref();
}

function say(text) {
  console.log(text);
}
