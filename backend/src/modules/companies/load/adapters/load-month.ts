import type pg from 'pg';
import {
  type Code,
  columnsOf,
  type MonthFiles,
  monthFilesIn,
  ROW_KINDS,
  type RowKind,
  RowWriter,
  readCodes,
} from '../../files/index.js';
import { eventsOf, writesOf } from './apply.sql.js';
import { copyFile } from './copy-file.js';
import {
  changesOf,
  findChanges,
  keepLastOfSameKey,
  makeSurvey,
  setOrphansAside,
  stagedOf,
  surveyOf,
} from './judge.sql.js';
import { Lines } from './lines.js';
import { CalledOff, type LoadCounts, LoadRecord, type LoadRow } from './load-record.js';
import { DoneSteps } from './load-steps.js';
import {
  clearWork,
  countRows,
  emptied,
  eventsPartition,
  inTransaction,
  linesOf,
  makeKey,
  makeStaged,
  rejectedBy,
  writeCodes,
} from './month-tables.js';
import { outOfLine } from './out-of-line.js';
import { Progress } from './progress.js';

/** How a load ended. */
export type LoadEnd =
  | { readonly kind: 'in-force'; readonly month: string; readonly counts: LoadCounts; readonly seconds: number }
  | { readonly kind: 'waiting'; readonly month: string; readonly reason: string };

export interface LoadOptions {
  readonly connect: () => Promise<pg.Client>;
  readonly folder: string;
  readonly month: string;
  /** For the administrators: where the files come from. */
  readonly source: string;
  readonly fictional: boolean;
  readonly mostLossPercent: number;
  readonly rowsAtOnce?: number;
  readonly told?: (step: LoadStep, progress: Progress) => void;
}

export type LoadStep = 'leitura' | 'conferencia' | 'gravacao' | 'troca';

const WORKERS = 2;
const ROWS_AT_ONCE = 200_000;
const TELL_MS = 1_000;
const [FIRMS] = ROW_KINDS as readonly [RowKind];

/** A month older than the one in force. */
export class OlderMonth extends Error {}

/**
 * Brings the register to a month. First all files are surveyed: keys, hashes and places of their rows, which tells what
 * is doubled, orphaned, broken, new, changed and gone before anything is written. Then only rows that differ are taken, and
 * one transaction makes them seen together with the month's events. Each part is committed with the note of it.
 */
export class LoadMonth {
  private clients: pg.Client[] = [];
  private calledOff: unknown = null;
  private readonly writers = new Map<pg.Client, readonly [RowWriter, RowWriter]>();

  constructor(private readonly options: LoadOptions) {}

  async run(): Promise<LoadEnd> {
    const from = performance.now();
    const { connect, month, folder, source, fictional } = this.options;
    try {
      this.clients = await Promise.all(Array.from({ length: WORKERS + 1 }, connect));
      const [main] = this.clients as [pg.Client];
      const inForce = await LoadRecord.inForce(main);
      if (inForce && inForce.month > month) throw new OlderMonth(inForce.month);
      if (inForce?.month === month)
        return { kind: 'in-force', month, counts: inForce.counts as LoadCounts, seconds: 0 };
      const files = await monthFilesIn(folder);
      const record = await LoadRecord.begin(main, month, source, fictional);
      if (record.row.state === 'aguardando') return { kind: 'waiting', month, reason: 'aguarda um administrador' };
      return await this.load(record, files, inForce, from).catch(async (error: unknown) => {
        if (!(error instanceof CalledOff)) await record.fail(String((error as Error).message)).catch(() => undefined);
        throw error;
      });
    } finally {
      await Promise.all(this.clients.map((client) => client.end().catch(() => undefined)));
    }
  }

  private async load(record: LoadRecord, files: MonthFiles, inForce: LoadRow | null, from: number): Promise<LoadEnd> {
    const [main] = this.clients as [pg.Client];
    const steps = new DoneSteps(record.row.id);
    const progress = new Progress(files.bytes * 2);
    const codes = await readCodes(files.codes);
    if (!(await steps.anything(main))) await clearWork(main);
    await this.told(record, 'leitura', progress, () => this.survey(steps, files, progress));
    if (!(await steps.has(main, 'judge'))) {
      await this.told(record, 'conferencia', progress, () => this.judge(record, steps, files, inForce));
    }
    const counts = await record.counts();
    const reason = record.row.approved
      ? null
      : outOfLine(counts, inForce?.counts ?? null, this.options.mostLossPercent);
    if (reason) {
      await record.wait(reason);
      return { kind: 'waiting', month: record.row.month, reason };
    }
    await this.told(record, 'gravacao', progress, () => this.take(record, steps, files, inForce, progress));
    await this.told(record, 'troca', progress, () => this.apply(record, codes, inForce));
    await clearWork(main);
    await main.query('DELETE FROM company_load_steps WHERE load_id = $1', [record.row.id]);
    const seconds = Math.round((performance.now() - from) / 100) / 10;
    return { kind: 'in-force', month: record.row.month, counts, seconds };
  }

  private async survey(steps: DoneSteps, files: MonthFiles, progress: Progress): Promise<void> {
    const [main] = this.clients as [pg.Client];
    for (const kind of ROW_KINDS) await main.query(makeSurvey(kind));
    await this.eachFile(files, (client, kind, file) =>
      copyFile({
        client,
        steps,
        step: 'survey',
        kind,
        file,
        target: `${surveyOf(kind)} (k1, k2, hash, file, line)`,
        lines: Lines.all(),
        progress,
        ...this.shareOf(client),
      }),
    );
  }

  private async judge(record: LoadRecord, steps: DoneSteps, files: MonthFiles, inForce: LoadRow | null): Promise<void> {
    const [main] = this.clients as [pg.Client];
    const { id } = record.row;
    await inTransaction(main, async () => {
      for (const kind of ROW_KINDS) await main.query(`ANALYZE ${surveyOf(kind)}`);
      for (const kind of ROW_KINDS) {
        const names: string[] = [];
        for (const { number, name } of files.rows.get(kind) ?? []) names[number] = name;
        const given = [id, Array.from(names, (name) => name ?? '')];
        await main.query(keepLastOfSameKey(kind), given);
        if (kind !== FIRMS) await main.query(setOrphansAside(kind, FIRMS), given);
        if (inForce) await main.query(findChanges(kind));
      }
      const quality = { mended: await steps.mended(main), rejected: await rejectedBy(main, id) };
      await record.judged(await countRows(main, quality.rejected), quality);
      await steps.finish(main, 'judge');
    });
  }

  private async take(
    record: LoadRecord,
    steps: DoneSteps,
    files: MonthFiles,
    inForce: LoadRow | null,
    progress: Progress,
  ): Promise<void> {
    const [main] = this.clients as [pg.Client];
    if (!(await steps.has(main, 'room'))) {
      await inTransaction(main, async () => {
        for (const kind of ROW_KINDS) await main.query(inForce ? makeStaged(kind) : emptied(kind));
        await steps.finish(main, 'room');
      });
    }
    await this.eachFile(files, async (client, kind, file) => {
      const lines = inForce
        ? Lines.only(await linesOf(client, `SELECT line FROM ${changesOf(kind)} WHERE file = $1`, [file.number]))
        : Lines.allBut(
            await linesOf(client, 'SELECT line FROM company_load_issues WHERE load_id = $1 AND file = $2', [
              record.row.id,
              file.name,
            ]),
          );
      if (lines.isEmpty) return progress.resumed(file.bytes);
      const table = inForce ? stagedOf(kind) : kind.table;
      const target = `${table} (${columnsOf(kind)})`;
      await copyFile({ client, steps, step: 'take', kind, file, target, lines, progress, ...this.shareOf(client) });
    });
  }

  private async apply(record: LoadRecord, codes: readonly Code[], inForce: LoadRow | null): Promise<void> {
    const [main] = this.clients as [pg.Client];
    const { month } = record.row;
    if (inForce) await main.query(eventsPartition(month));
    else await this.eachKind((client, kind) => client.query(makeKey(kind)));
    await inTransaction(main, async () => {
      await main.query('SET LOCAL synchronous_commit = on');
      if (inForce) {
        const day = [`${month}-01`];
        for (const kind of ROW_KINDS) for (const events of eventsOf(kind)) await main.query(events, day);
        for (const kind of ROW_KINDS) for (const write of writesOf(kind)) await main.query(write);
      }
      await writeCodes(main, codes);
      await record.putInForce();
    });
    await this.eachKind((client, kind) => client.query(`ANALYZE ${kind.table}`));
  }

  /** Says about each second how far it is, and whether to go on. */
  private async told(record: LoadRecord, step: LoadStep, progress: Progress, work: () => Promise<void>): Promise<void> {
    const teller = await this.options.connect();
    const own = LoadRecord.at(teller, record.row);
    const tell = async () => {
      this.options.told?.(step, progress);
      await own.progress(step, progress).catch((error: unknown) => {
        if (error instanceof CalledOff) this.calledOff = error;
      });
    };
    const timer = setInterval(() => void tell(), TELL_MS);
    try {
      await tell();
      this.goOn();
      await work();
    } finally {
      clearInterval(timer);
      await teller.end().catch(() => undefined);
    }
  }

  private shareOf(client: pg.Client) {
    const writers = this.writers.get(client) ?? ([new RowWriter(), new RowWriter()] as const);
    this.writers.set(client, writers);
    return { writers, rowsAtOnce: this.options.rowsAtOnce ?? ROWS_AT_ONCE, goOn: () => this.goOn() };
  }

  private goOn(): void {
    if (this.calledOff) throw this.calledOff;
  }

  /** Two at a time: one is read while PostgreSQL writes the other. */
  private async eachFile(
    files: MonthFiles,
    work: (
      client: pg.Client,
      kind: RowKind,
      file: NonNullable<ReturnType<MonthFiles['rows']['get']>>[number],
    ) => Promise<void>,
  ): Promise<void> {
    const queue = [...files.rows].flatMap(([kind, all]) => all.map((file) => ({ kind, file })));
    await this.shared(queue, (client, { kind, file }) => work(client, kind, file));
  }

  private async eachKind(work: (client: pg.Client, kind: RowKind) => Promise<unknown>): Promise<void> {
    await this.shared([...ROW_KINDS], work);
  }

  private async shared<Item>(queue: Item[], work: (client: pg.Client, item: Item) => Promise<unknown>): Promise<void> {
    const one = async (client: pg.Client) => {
      try {
        for (let next = queue.shift(); next; next = queue.shift()) await work(client, next);
      } catch (error) {
        this.calledOff ??= error;
        throw error;
      }
    };
    const [, ...workers] = this.clients;
    const ends = await Promise.allSettled(workers.map(one));
    const failed = ends.find((end) => end.status === 'rejected');
    if (failed) throw failed.reason;
  }
}
