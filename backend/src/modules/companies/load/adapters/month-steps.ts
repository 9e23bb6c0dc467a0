import { type Code, columnsOf, type MonthFile, type MonthFiles, ROW_KINDS, type RowKind } from '../../files/index.js';
import { applyChanges } from './apply-changes.js';
import { copyFile } from './copy-file.js';
import type { Digests } from './digests.js';
import { changesOf, stagedOf } from './judge.sql.js';
import { judgeMonth } from './judge-month.js';
import { linesOf } from './line-numbers.js';
import { Lines } from './lines.js';
import type { LoadConnections } from './load-connections.js';
import type { LoadRecord } from './load-record.js';
import type { DoneSteps } from './load-steps.js';
import { countsOf, emptied, eventsPartition, inTransaction, makeKey, makeStaged, writeCodes } from './month-tables.js';
import type { Progress } from './progress.js';
import { settleSearchIndexes } from './search-indexes.js';
import { fillSearchRows, keepSearchRows } from './search-rows.js';

interface Month {
  readonly record: LoadRecord;
  readonly done: DoneSteps;
  readonly files: MonthFiles;
  /** Null once the month is judged. */
  readonly digests: Digests | null;
  /** No month is in force: nobody reads the tables, which are filled at once. */
  readonly first: boolean;
  readonly progress: Progress;
  /** After so many rows what is done is committed, and a load that is killed goes on there. */
  readonly rowsAtOnce: number;
}

const rowsOf = (kind: RowKind, table: string) => `${table} (${columnsOf(kind)})`;

/** What is done of a month, one step after the other; each may be broken off anywhere, and then begun again. */
export class MonthSteps {
  constructor(
    private readonly crew: LoadConnections,
    private readonly month: Month,
  ) {}

  /** Keys, hashes and places of all rows, kept beside; of a first load the rows themselves too, into tables without their keys. */
  async survey(): Promise<void> {
    const { files, first, digests, progress } = this.month;
    if (!digests) return progress.resumed(files.bytes);
    if (first) {
      await this.once('emptied', async () => {
        for (const kind of ROW_KINDS) await this.crew.main.query(emptied(kind));
        await this.crew.main.query(keepSearchRows('DISABLE'));
      });
    }
    await this.crew.eachFile(files, (client, kind, file) =>
      this.copy(client, kind, file, {
        step: 'digest',
        rows: first ? rowsOf(kind, kind.table) : null,
        digests,
        lines: Lines.all(),
      }),
    );
  }

  /** What is doubled and orphaned goes; what the month changes is known then, and what it has. */
  async judge(): Promise<void> {
    const { main: client, turns } = this.crew;
    const { record, done: steps, files, first, digests } = this.month;
    if (!digests) return;
    await this.once('judge', async () => {
      const found = await judgeMonth({ client, turns, steps, files, first, digests, goOn: () => this.crew.goOn() });
      const [mended, rejected] = [await steps.mended(client), await steps.rejected(client)];
      const aside = Object.values(rejected).reduce((sum, n) => sum + n, 0);
      await record.judged(
        { ...countsOf(found.rows), rejected: aside, files: files.parts },
        { mended, rejected, ...(!first && { changed: countsOf(found.changed) }) },
      );
    });
    digests.remove();
  }

  /** Of a refresh: rows that are new or changed, beside the register. */
  async take(): Promise<void> {
    await this.once('staged', async () => {
      for (const kind of ROW_KINDS) await this.crew.main.query(makeStaged(kind));
    });
    await this.crew.eachFile(this.month.files, async (client, kind, file) => {
      const wanted = `SELECT line FROM ${changesOf(kind)} WHERE file = $1`;
      const lines = Lines.only(await linesOf(client, wanted, [file.number]));
      if (lines.isEmpty) return this.month.progress.resumed(file.bytes);
      await this.copy(client, kind, file, { step: 'take', rows: rowsOf(kind, stagedOf(kind)), digests: null, lines });
    });
  }

  /** The month is seen, with its events. What a refresh changes is little: statistics are left to autovacuum, which sees to them once a tenth did. */
  async apply(codes: readonly Code[]): Promise<void> {
    const { main } = this.crew;
    const { record, first } = this.month;
    const { month } = record.row;
    if (first) {
      await this.crew.eachKind((client, kind) => client.query(makeKey(kind)));
      await this.once('search', async () => void (await main.query(fillSearchRows)));
    } else await main.query(eventsPartition(month));
    await inTransaction(main, async () => {
      await main.query('SET LOCAL synchronous_commit = on');
      if (!first) {
        await main.query(keepSearchRows('DISABLE'));
        await applyChanges(main, this.crew.turns, `${month}-01`, () => this.crew.goOn());
        await main.query(keepSearchRows('ENABLE'));
      }
      await writeCodes(main, codes);
      this.crew.goOn();
      await record.putInForce();
    });
    await record.seen();
    if (first) await this.crew.eachKind((client, kind) => client.query(`ANALYZE ${kind.table}`));
    await main.query(first ? 'ANALYZE company_search' : settleSearchIndexes);
  }

  private copy(
    client: LoadConnections['main'],
    kind: RowKind,
    file: MonthFile,
    way: Pick<Parameters<typeof copyFile>[0], 'step' | 'rows' | 'digests' | 'lines'>,
  ): Promise<void> {
    const { done, progress, rowsAtOnce } = this.month;
    return copyFile({
      ...way,
      client,
      kind,
      file,
      steps: done,
      progress,
      rowsAtOnce,
      writer: this.crew.writerOf(client),
      goOn: () => this.crew.goOn(),
    });
  }

  /** In one transaction with the note that it is done. */
  private async once(step: string, work: () => Promise<void>): Promise<void> {
    const { main } = this.crew;
    if (await this.month.done.has(main, step)) return;
    await inTransaction(main, async () => {
      await work();
      await this.month.done.finish(main, step);
    });
  }
}
