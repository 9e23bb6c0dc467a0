// Runs before the other commands, on whatever Node the system has (20.19 or newer): built-in modules only. package.json
// puts it in brackets: a shell remembers where it found `node`, and must look again for the Node that this installs.
// `start` has it as its `prestart` instead: it watches npm as its parent, and no shell may stand between them.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { takeLock } from './parts/lock.mjs';
import { NODE_ADVICE } from './parts/node-advice.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const stampFile = join(root, 'node_modules', '.stamp');

await main();

async function main() {
  demandSystemNode();
  if (!isInstalled()) await installOnce();
  demandProjectNode();
}

function demandSystemNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(`É preciso Node 20.19 ou mais novo para começar; este é o ${process.version}.`);
  }
}

function isInstalled() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wantedStamp();
}

function wantedStamp() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  return hash.update(`${process.platform} ${process.arch}`).digest('hex');
}

async function installOnce() {
  const { release } = await takeLock(join(root, '.install.lock'), {
    waitMs: 15 * 60_000,
    onWait: (pid) => say(`Outra instalação está em andamento (processo ${pid}). Aguardando…`),
  });
  try {
    if (isInstalled()) return;
    install();
    demandProjectNode();
    writeFileSync(stampFile, wantedStamp());
  } finally {
    release();
  }
}

function install() {
  say('Instalando as dependências (só na primeira vez)…');
  const [command, args] = thisNpm();
  const result = spawnSync(command, [...args, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    env: { ...process.env, PATH: systemPath() },
    stdio: 'inherit',
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (result.error) fail(`O npm não pôde ser executado: ${result.error.message}`);
  if (result.status !== 0) fail('A instalação das dependências falhou; o motivo está nas linhas acima.');
}

/** The npm that called us, on the Node that runs it; the project's own Node is about to be replaced. */
function thisNpm() {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  return npm && node ? [node, [npm]] : ['npm', []];
}

function systemPath() {
  const entries = (process.env.PATH ?? '').split(delimiter);
  return entries.filter((entry) => !/node_modules[\\/]\.bin[\\/]?$/.test(entry)).join(delimiter);
}

function demandProjectNode() {
  const binary = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  let version = '';
  try {
    version = execFileSync(binary, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {}
  if (version.startsWith('v24.')) return;
  fail(NODE_ADVICE);
}

function say(text) {
  console.error(text);
}

function fail(text) {
  say(text);
  process.exit(1);
}
