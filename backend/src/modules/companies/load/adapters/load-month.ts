import { join } from 'node:path';
import type pg from 'pg';
import { BrokenZip, monthFilesIn, readCodes } from '../../files/index.js';
import { digestsLeft } from './digests-left.js';
import { LostDigests } from './judge-month.js';
import { LoadConnections } from './load-connections.js';
import { CalledOff, type LoadCounts, LoadRecord, type LoadRow, OlderMonth } from './load-record.js';
import { DoneSteps } from './load-steps.js';
import { MonthSteps } from './month-steps.js';
import { clearWork } from './month-tables.js';
import { outOfLine } from './out-of-line.js';
import { Progress } from './progress.js';
import { faultText } from './refusals.js';

export type LoadEnd =
  | { readonly kind: 'in-force'; readonly month: string; readonly counts: LoadCounts; readonly seconds: number }
  | { readonly kind: 'waiting'; readonly month: string; readonly reason: string };

export interface LoadOptions {
  readonly connect: () => Promise<pg.Client>;
  readonly turn: AbortSignal;
  readonly folder: string;
  /** Brings the month's files into the folder, where they are not there yet; `goOn` throws where the load was called off. */
  readonly fetchFiles: (goOn: () => void, progress: Progress) => Promise<void>;
  /** Room for digests; those of another load there are removed. */
  readonly room: string;
  readonly month: string;
  /** For the administrators: where the files come from. */
  readonly source: string;
  readonly fictional: boolean;
  readonly mostLossPercent: number;
  readonly rowsAtOnce?: number;
  readonly told?: (step: LoadStep, progress: Progress) => void;
}

export type LoadStep = 'leitura' | 'conferencia' | 'gravacao' | 'troca';

const ROWS_AT_ONCE = 100_000;

/**
 * Brings the register to a month. All files are surveyed: digests of their rows beside those of the register tell what is doubled,
 * orphaned, broken, new, changed and gone. Of a refresh only rows that differ are then taken, and one transaction makes them
 * seen together with the month's events; of a first load all rows went along with their survey into the empty tables. In order:
 * `load-companies.ts` takes the one turn to load, chooses month and folder, and calls this;
 * `load-connections.ts` opens the connections, `load-record.ts` notes the load, `digests-left.ts` what an earlier run left;
 * then `month-steps.ts`, whose finished parts `load-steps.ts` notes:
 * - leitura: `copy-file.ts` reads each file into `digests.ts`, of a first load into the tables too (`copy-in.ts`);
 * - conferencia: `judge-month.ts` puts those of the register beside them (`register-rows.ts`) and compares (`compare-rows.ts`);
 * - here `out-of-line.ts` says whether the month waits for an administrator;
 * - gravacao, of a refresh: `copy-file.ts` again, of the rows alone that differ (`line-numbers.ts`);
 * - troca: `apply-changes.ts` writes them, of a first load `month-tables.ts` makes the keys; `search-rows.ts` follow.
 */
export class LoadMonth {
  constructor(private readonly options: LoadOptions) {}

  async run(): Promise<LoadEnd> {
    const from = performance.now();
    const { connect, turn, month, source, fictional } = this.options;
    const crew = await LoadConnections.open(connect, turn);
    try {
      const inForce = await LoadRecord.inForce(crew.main);
      if (inForce && inForce.month > month) throw new OlderMonth(inForce.month);
      if (inForce?.month === month)
        return { kind: 'in-force', month, counts: inForce.counts as LoadCounts, seconds: 0 };
      const record = await LoadRecord.begin(crew.main, month, source, fictional);
      if (record.row.state === 'aguardando') return { kind: 'waiting', month, reason: 'aguarda um administrador' };
      return await this.load(crew, record, inForce, from).catch(async (error: unknown) => {
        if (error instanceof CalledOff || turn.aborted) throw error;
        await record.fail(faultText(error)).catch(() => undefined);
        // Nobody knows from where on a damaged file was read wrongly.
        if (error instanceof BrokenZip || error instanceof LostDigests)
          await new DoneSteps(record.row.id).forget(crew.main).catch(() => undefined);
        throw error;
      });
    } finally {
      await crew.close();
    }
  }

  private async load(
    crew: LoadConnections,
    record: LoadRecord,
    inForce: LoadRow | null,
    from: number,
  ): Promise<LoadEnd> {
    const { folder, fetchFiles, mostLossPercent, rowsAtOnce = ROWS_AT_ONCE } = this.options;
    const { month, approved } = record.row;
    const fetched = new Progress(0);
    const fetching = () => fetchFiles(() => crew.goOn(), fetched);
    await crew.watched(record, null, fetched, () => undefined, fetching);
    const files = await monthFilesIn(folder);
    const codes = await readCodes(files.codes);
    await record.callOffOthers();
    const done = new DoneSteps(record.row.id);
    const digests = await digestsLeft(crew.main, done, files, join(this.options.room, record.row.id));
    const first = inForce === null;
    const progress = new Progress(first ? files.bytes : files.bytes * 2);
    const steps = new MonthSteps(crew, { record, done, files, digests, first, progress, rowsAtOnce });
    const watched = (step: LoadStep, work: () => Promise<void>) =>
      crew.watched(record, step, progress, () => this.options.told?.(step, progress), work);
    await watched('leitura', () => steps.survey());
    await watched('conferencia', () => steps.judge());
    const { counts, quality } = await record.judgement();
    // An approval is of what was judged before.
    const isApproved = approved && digests === null;
    const reason = isApproved ? null : outOfLine(counts, quality, inForce?.counts ?? null, mostLossPercent);
    if (reason) {
      await record.wait(reason);
      return { kind: 'waiting', month, reason };
    }
    if (!first) await watched('gravacao', () => steps.take());
    await watched('troca', () => steps.apply(codes));
    await clearWork(crew.main);
    await crew.main.query('DELETE FROM company_load_steps WHERE load_id = $1', [record.row.id]);
    return { kind: 'in-force', month, counts, seconds: Math.round((performance.now() - from) / 100) / 10 };
  }
}
