import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { DataSource } from 'typeorm';
import { environment } from '../../platform/config/environment.js';
import { PlatformConfig, productionFaults } from '../../platform/config/platform.config.js';
import { ConfigurationError, checkConfig, namesOf, readConfig } from '../../platform/config/read-config.js';
import { checkDatabase } from '../../platform/database/check-database.js';
import { companyDatabaseOptions } from '../../platform/database/data-source.js';
import { migrate } from '../../platform/database/migrate.js';
import {
  LoadCompanies,
  type LoadEnd,
  type LoadOptions,
  LoadRefused,
  type LoadStep,
  type Progress,
} from './load/index.js';
import { CompaniesConfig } from './register/index.js';

const USAGE = 'Uso: npm run companies:load -- [--from PASTA] [--month AAAA-MM] [--part LINHAS]';
/** Ends: 0 the month is in force, 1 not so, 2 asked wrongly, 3 it waits for an administrator. */
const [REFUSED, MISUSED, WAITS] = [1, 2, 3];
const STEPS: Readonly<Record<LoadStep, string>> = {
  leitura: 'Lendo',
  conferencia: 'Conferindo',
  gravacao: 'Gravando',
  troca: 'Trocando',
};
const BAR = 24;

let lastDone = 0;

// The application starts us with a channel: without it nobody would be there to wait for.
process.on('disconnect', () => process.exit(REFUSED));
process.exit(await run());

async function run(): Promise<number> {
  const asked = read();
  if (!asked) {
    console.error(USAGE);
    return MISUSED;
  }
  checkOwnSettings();
  const config = readConfig(CompaniesConfig);
  const platform = readConfig(PlatformConfig);
  await prepare(platform, config);
  const url = config.COMPANIES_DATABASE_URL ?? platform.DATABASE_URL;
  try {
    return told(await new LoadCompanies(url, config, { downloading, loading }).run(asked));
  } catch (error) {
    if (!(error instanceof LoadRefused)) throw error;
    console.error(`\n${error.message}`);
    return REFUSED;
  }
}

/** Only those of the register: a machine that loads needs no other. */
function checkOwnSettings(): void {
  const configs = [PlatformConfig, CompaniesConfig];
  try {
    checkConfig(configs, productionFaults(environment(), configs.flatMap(namesOf)));
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    for (const fault of error.faults) console.error(`Configuração: ${fault}`);
    process.exit(78);
  }
}

async function prepare(platform: PlatformConfig, config: CompaniesConfig): Promise<void> {
  const [setting, url] = config.COMPANIES_DATABASE_URL
    ? ['COMPANIES_DATABASE_URL', config.COMPANIES_DATABASE_URL]
    : ['DATABASE_URL', platform.DATABASE_URL];
  await checkDatabase(url, { acceptNewer: platform.acceptsNewerSchema, setting });
  const dataSource = await new DataSource(companyDatabaseOptions(platform, config.COMPANIES_DATABASE_URL)).initialize();
  try {
    await migrate(dataSource);
  } finally {
    await dataSource.destroy();
  }
}

function told(end: LoadEnd): number {
  if (end.kind === 'waiting') {
    console.error(`\nO mês ${end.month} aguarda um administrador: ${end.reason}.`);
    return WAITS;
  }
  const { companies, establishments, partners, rejected } = end.counts;
  process.stderr.write('\n');
  console.log(
    JSON.stringify({ month: end.month, establishments, companies, partners, rejected, seconds: end.seconds }),
  );
  return 0;
}

function downloading(bytes: number, total: number): void {
  line(`Baixando ${bar(total === 0 ? 1 : bytes / total)} ${megabytes(bytes)} de ${megabytes(total)} MB`, bytes);
}

function loading(step: LoadStep, { share, rows, rowsPerSecond, secondsLeft }: Progress): void {
  const left = secondsLeft === null ? '' : ` · faltam ${Math.floor(secondsLeft / 60)} min ${secondsLeft % 60} s`;
  const speed = `${rows.toLocaleString('pt-BR')} linhas · ${rowsPerSecond.toLocaleString('pt-BR')} linhas/s`;
  line(`${STEPS[step]} ${bar(share)} ${speed}${left}`, rows);
}

function bar(share: number): string {
  const full = Math.min(BAR, Math.round(share * BAR));
  return `[${'#'.repeat(full)}${'.'.repeat(BAR - full)}] ${Math.floor(share * 100)}%`;
}

function megabytes(bytes: number): string {
  return Math.round(bytes / 1_000_000).toLocaleString('pt-BR');
}

/** The application, whose process this is, only hears of work that was done since. */
function line(text: string, done: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[2K${text}`);
  else if (!process.connected) process.stderr.write(`${text}\n`);
  else if (done !== lastDone) process.send?.(text);
  lastDone = done;
}

function read(): LoadOptions | null {
  try {
    const options = { from: { type: 'string' }, month: { type: 'string' }, part: { type: 'string' } } as const;
    const { values } = parseArgs({ options });
    const part = values.part === undefined ? {} : { rowsAtOnce: Number(values.part) };
    if (part.rowsAtOnce !== undefined && !(part.rowsAtOnce >= 1)) return null;
    return { from: values.from ?? null, month: values.month ?? null, ...part };
  } catch {
    return null;
  }
}
