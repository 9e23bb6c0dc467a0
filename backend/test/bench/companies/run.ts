import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { peakOf } from '../../harness/peak-of.js';
import { cpuMicrosecondsOf } from '../database-server.js';
import { bareCopy, type MakeIndexes } from './bare-copy.js';
import { type CompaniesClass, lookUps } from './look-ups.js';
import { besideEachOther, type Read, readersWhile } from './readers.js';
import { type CompanySearchClass, searches } from './searches.js';
import { at } from './work.js';

interface Premises {
  readonly root: string;
  readonly Companies: CompaniesClass;
  readonly CompanySearch: CompanySearchClass;
  readonly makeSearchIndexes: MakeIndexes;
  /** As the application does with a load. */
  readonly behindOthers: BehindOthers;
  readonly loadFlags: readonly string[];
  readonly startEmbeddedPostgres: (options: object) => Promise<Server>;
}

type BehindOthers = (priority: 'idle', ...command: string[]) => Promise<[string, ...string[]]>;

interface Server {
  readonly url: string;
  readonly adminUrl: string;
  readonly pid: number;
  destroy(): Promise<void>;
}

interface Run {
  readonly seconds: number;
  readonly peakMb: number;
  /** Processor seconds of the loader. */
  readonly ownCpu: number;
  /** Those with PostgreSQL's. */
  readonly cpu?: number;
}

/** Quiet times of readers, each of which the time of the refresh after it is compared with. */
const [ROUNDS, QUIET_MS] = [3, 20_000];
/** Rows an establishment in the real register: 66 million establishments, 63 companies, 27 partners, 46 with a tax regime. */
const REAL: Readonly<Record<string, number>> = {
  company_units: 1,
  company_search: 1,
  company_firms: 63 / 66,
  company_partners: 27 / 66,
  company_taxes: 46 / 66,
};

const COMPANIES = Number(process.env.BENCH_COMPANIES ?? 200_000);

/** The register of companies: load and refresh beside a bare COPY of the same rows, disk, memory, a lookup by CNPJ, and searches. */
export async function runCompaniesBench({
  root,
  startEmbeddedPostgres,
  behindOthers,
  loadFlags,
  ...product
}: Premises): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'nitido-bench-companies-'));
  const files = process.env.BENCH_COMPANY_FILES ?? join(folder, 'files');
  if (!process.env.BENCH_COMPANY_FILES) write(root, files);
  mkdirSync(join(folder, 'db'));
  const server = await startEmbeddedPostgres({ dataDir: join(folder, 'db'), say: () => {} });
  const sql = new pg.Client({ connectionString: server.adminUrl.replace(/\/postgres$/, '/nitido') });
  try {
    await sql.connect();
    const [old, fresh] = monthsIn(files);
    // None is to come yet, however many refreshes there are.
    const load = (from: string, month: string) =>
      loadOf({ root, behindOthers, loadFlags }, server.url, folder, from, monthAfter(month, -24));
    const first = await costing(server, () => load(join(files, old), old));
    const { rows } = await sql.query('SELECT count(*) AS n FROM company_units');
    const units = Number(rows[0].n);
    const disk = await diskOf(sql);
    const bare = await costing(server, async () => ({
      seconds: await bareCopy(sql, folder, product.makeSearchIndexes),
      ownCpu: 0,
    }));
    const alone = await costing(server, () => load(join(files, fresh), monthAfter(old, 1)));
    const refreshes: Run[] = [alone];
    const quiet: Read[] = [];
    const during: Read[] = [];
    // There and back again: what one month changed, the next changes back.
    for (let round = 0; round < ROUNDS; round++) {
      quiet.push(await readersWhile(server.url, product.Companies, () => sleep(QUIET_MS)));
      const from = join(files, round % 2 === 0 ? old : fresh);
      const run = await costing(server, async () => {
        let loaded: Run | undefined;
        const refresh = async () => (loaded = await load(from, monthAfter(old, round + 2)));
        during.push(await readersWhile(server.url, product.Companies, refresh));
        return loaded as Run;
      });
      refreshes.push({ ...run, cpu: run.cpu - (during[round] as Read).cpu });
    }
    const middle = (of: (run: Run) => number) => at(refreshes.map(of), 0.5, 2);
    const refreshCpu = middle(({ cpu = 0 }) => cpu);
    const looked = await lookUps(server.url, product.Companies);
    const searched = await searches(server.url, product.CompanySearch);
    const figures = {
      establishments: units,
      loadSeconds: first.seconds,
      bareCopySeconds: bare.seconds,
      loadToBare: round(bare.seconds / first.seconds),
      refreshSeconds: alone.seconds,
      refreshToLoad: round(alone.seconds / first.seconds),
      refreshSecondsBesideReaders: refreshes
        .slice(1)
        .map(({ seconds }) => seconds)
        .join(', '),
      loadCpu: first.cpu,
      loadOwnCpu: first.ownCpu,
      bareCopyCpu: bare.cpu,
      loadToBareByCpu: round(bare.cpu / first.cpu),
      refreshCpu,
      refreshCpuOfRounds: refreshes.map(({ cpu = 0 }) => cpu.toFixed(1)).join(', '),
      refreshOwnCpu: middle(({ ownCpu }) => ownCpu),
      refreshToLoadByCpu: round(refreshCpu / first.cpu),
      bytesAnEstablishment: Math.round(disk.reduce((sum, { bytes }) => sum + bytes, 0) / units),
      bytesInTheRealProportions: Math.round(disk.reduce((sum, { name, each }) => sum + each * (REAL[name] ?? 0), 0)),
      bytesARow: disk.map(({ name, each }) => `${name} ${each.toFixed(1)}`).join(', '),
      peakMb: Math.max(first.peakMb, ...refreshes.map(({ peakMb }) => peakMb)),
      ...looked,
      ...besideEachOther(quiet, during),
      ...searched,
      machineLoad: loadavg().map(round),
    };
    console.table(figures);
    console.log(JSON.stringify(figures));
  } finally {
    await sql.end();
    await server.destroy();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** With the processor seconds of PostgreSQL and of whoever it worked for: other people's work on the machine counts in neither. */
async function costing<Work extends { ownCpu: number }>(server: Server, work: () => Promise<Work>) {
  const before = cpuSecondsOf(server.pid);
  const done = await work();
  return { ...done, cpu: round(cpuSecondsOf(server.pid) - before + done.ownCpu) };
}

function cpuSecondsOf(pid: number | undefined): number {
  return pid === undefined ? 0 : (cpuMicrosecondsOf(pid) ?? 0) / 1_000_000;
}

function write(root: string, to: string): void {
  const program = join(root, 'dist/backend/bundle/sandbox/write-companies.js');
  spawnSync(process.execPath, [program, '--companies', String(COMPANIES), '--to', to], { stdio: 'inherit' });
}

/** The sandbox names its folders by the months that it publishes. */
function monthsIn(files: string): [string, string] {
  const listed = spawnSync('ls', [files], { encoding: 'utf8' }).stdout.split('\n').filter(Boolean).sort();
  return [listed[0] as string, listed[1] as string];
}

/** So many months later, AAAA-MM. */
function monthAfter(month: string, months: number): string {
  const day = new Date(`${month}-01T00:00:00Z`);
  day.setUTCMonth(day.getUTCMonth() + months);
  return day.toISOString().slice(0, 7);
}

async function loadOf(
  { root, behindOthers, loadFlags }: Pick<Premises, 'root' | 'behindOthers' | 'loadFlags'>,
  url: string,
  dataDir: string,
  from: string,
  month: string,
): Promise<Run> {
  const program = join(root, 'dist/backend/bundle/src/cli/companies-load.js');
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir, NODE_ENV: 'test' };
  const load = [process.execPath, ...loadFlags, program, '--from', from, '--month', month];
  const [command, ...rest] = await behindOthers('idle', ...load);
  const child = spawn(command, rest, { env, stdio: ['ignore', 'pipe', 'ignore'] });
  let [said, peakKb, ownCpu, over] = ['', 0, 0, false];
  child.stdout.on('data', (text: Buffer) => (said += text));
  const ended = once(child, 'close').then(([code]) => {
    over = true;
    if (code !== 0) throw new Error(`the load of ${from} ended with ${code}`);
  });
  while (!over && child.exitCode === null) {
    peakKb = Math.max(peakKb, peakOf(child.pid));
    ownCpu = Math.max(ownCpu, cpuSecondsOf(child.pid));
    await sleep(200);
  }
  await ended;
  return {
    seconds: (JSON.parse(said.trim().split('\n').at(-1) ?? '{}') as Run).seconds,
    peakMb: Math.round(peakKb / 1_024),
    ownCpu: round(ownCpu),
  };
}

/** Tables with their indexes, and what a row of each takes with them. */
async function diskOf(sql: pg.Client) {
  const disk: { readonly name: string; readonly bytes: number; readonly each: number }[] = [];
  for (const name of Object.keys(REAL)) {
    const { rows } = await sql.query<{ bytes: string; n: string }>(
      `SELECT pg_total_relation_size('${name}') AS bytes, (SELECT count(*) FROM ${name}) AS n`,
    );
    const [bytes, n] = [Number(rows[0]?.bytes), Number(rows[0]?.n)];
    disk.push({ name, bytes, each: bytes / n });
  }
  return disk;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
