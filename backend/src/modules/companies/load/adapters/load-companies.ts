import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { dayInBrazil } from '../../../../kernel/brazilian-day.js';
import { LOCAL_FOLDER } from '../../../../kernel/company-load.js';
import { ADVISORY_LOCKS } from '../../../../platform/database/advisory-locks.js';
import { BrokenZip, CompaniesShare, downloadMonth } from '../../files/index.js';
import type { CompaniesConfig } from '../../register/index.js';
import { type LoadEnd, LoadMonth, type LoadStep } from './load-month.js';
import { LoadRecord } from './load-record.js';
import { MonthFolders } from './month-folders.js';
import type { Progress } from './progress.js';
import { LoadRefused, refusalOf } from './refusals.js';

export interface LoadOptions {
  /** A folder with the month's zips; null for the share. */
  readonly from: string | null;
  /** AAAA-MM; null for the newest one. */
  readonly month: string | null;
  readonly rowsAtOnce?: number;
}

/** What the loading says of itself. */
export interface LoadTeller {
  downloading?(bytes: number, total: number): void;
  loading?(step: LoadStep, progress: Progress): void;
}

/** What is noted of a load goes with what was done when the database crashes: only its end must be on disk at once. */
const SESSION = `SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; SET idle_session_timeout = 0; SET synchronous_commit = off;
  SET stats_fetch_consistency = none; SET work_mem = '128MB'; SET maintenance_work_mem = '256MB'`;
/** Networks forget connections on which nothing is said for a few minutes, and the one that has the lease says nothing. */
const KEEP_ALIVE_MS = 60_000;
const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** Loads a month of the register, from the share or from a folder; one load at a time, whoever asks for it. */
export class LoadCompanies {
  constructor(
    private readonly databaseUrl: string,
    private readonly config: CompaniesConfig,
    private readonly teller: LoadTeller = {},
  ) {}

  /** Throws LoadRefused. */
  async run(options: LoadOptions): Promise<LoadEnd> {
    if (options.month !== null && !MONTH.test(options.month)) throw new LoadRefused('Mês inválido. Use AAAA-MM.');
    const lease = await this.connect();
    const turn = new AbortController();
    lease.once('end', () => turn.abort());
    try {
      const { rows } = await lease.query<{ free: boolean }>('SELECT pg_try_advisory_lock($1) AS free', [
        ADVISORY_LOCKS.loadCompanies,
      ]);
      if (!rows[0]?.free) throw new LoadRefused('Outra carga está em andamento.');
      return await this.loadOnce(options, lease, turn.signal).catch((error: unknown) => refused(error));
    } finally {
      await lease.end().catch(() => undefined);
    }
  }

  private async loadOnce(
    { from, month, rowsAtOnce }: LoadOptions,
    lease: pg.Client,
    turn: AbortSignal,
  ): Promise<LoadEnd> {
    const { config } = this;
    const share = from === null ? this.share() : null;
    const wanted = month ?? (share ? (await share.months()).at(-1) : monthOf(from as string));
    if (!wanted) throw new LoadRefused('Não há mês publicado. Informe --month AAAA-MM.');
    // In force, it would be newer than every real one.
    if (!share && wanted > dayInBrazil(new Date()).slice(0, 7))
      throw new LoadRefused(`O mês ${wanted} ainda não chegou. Confira --month.`);
    const room = resolve(config.DATA_DIR, 'companies');
    const folders = new MonthFolders(room, from && resolve(from));
    const folder = from ?? folders.of(wanted);
    const { downloading, loading } = this.teller;
    const options = {
      connect: () => this.connect(),
      turn,
      folder,
      fetchFiles: async (goOn: () => void, progress: Progress) => {
        if (!share) return;
        await folders.removeThese(await LoadRecord.passedOver(lease, wanted));
        const told = (bytes: number, total: number, kept: number) => {
          progress.fetched(bytes, total, kept);
          downloading?.(bytes, total);
        };
        await downloadMonth({ share, month: wanted, folder, goOn, told });
      },
      room: join(room, 'digests'),
      month: wanted,
      source: share ? 'pasta pública' : LOCAL_FOLDER,
      fictional: share !== null && config.share?.fictional === true,
      mostLossPercent: config.COMPANIES_MOST_LOSS_PERCENT,
      ...(rowsAtOnce !== undefined && { rowsAtOnce }),
      ...(loading && { told: loading }),
    };
    const end = await new LoadMonth(options).run().catch(async (error: unknown) => {
      if (!share || !(error instanceof BrokenZip)) throw error;
      // Its size and its table of contents were right, its content was not: once more, that file alone.
      await rm(error.path, { force: true });
      return new LoadMonth(options).run();
    });
    if (end.kind === 'in-force') await folders.removeUntil(end.month);
    return end;
  }

  private share(): CompaniesShare {
    const { share } = this.config;
    if (!share)
      throw new LoadRefused('Informe COMPANIES_SHARE_URL e COMPANIES_SHARE_TOKEN, ou --from com a pasta dos arquivos.');
    return new CompaniesShare(share.url, share.token);
  }

  private async connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.databaseUrl,
      application_name: 'nitido-companies',
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    });
    client.on('error', () => undefined);
    await client.connect();
    await client.query(SESSION);
    return client;
  }
}

/** A folder called by its month says which one it has. */
function monthOf(folder: string): string | undefined {
  return /(\d{4}-\d{2})\/?$/.exec(join(folder))?.[1];
}

function refused(error: unknown): never {
  const refusal = refusalOf(error);
  throw refusal === null ? error : new LoadRefused(refusal);
}
