import type { RecordMac } from '../../../../platform/crypto/record-mac.js';
import type { ChainedTable } from '../../../../platform/database/chained-table.js';
import { BY_KEYS, type Queryable } from '../../../../platform/database/sql.js';
import type { AuditedRecords, AuditProblem } from '../domain/audit-chain.js';
import {
  type Differing,
  differing,
  doubtfulMarks,
  type Mark,
  NEXT_PAGE,
  type Page,
  type Whereabouts,
  waitingMarks,
  whereabouts,
} from './verify-records.sql.js';

const BLOCKS_AT_ONCE = 100_000;
const STRANGERS_AT_ONCE = 1_000;
/** With so many differences among records of one kind the rest is not looked at. */
const MOST_FOUND = 1_000_000;
const START: Page = { number: 0, records: 0, until: '-infinity', last: false };

export interface VerifiedRecords {
  readonly sealed: number;
  readonly problems: readonly (AuditProblem & { readonly records: AuditedRecords })[];
}

/**
 * The records of one table: those that are not as they were sealed, and those that the application did not write. Page by
 * page, blocks with the rows of their part of the time, which together is the whole. A record that was committed late, or
 * moved, stands in another part than its block: it is found there as a stranger.
 */
export class VerifyRecords {
  private readonly altered = new Map<string, number | null>();
  private readonly inserted: string[] = [];
  private readonly forged = new Map<string, number | null>();
  /** Sealed, but not among the rows of the block's part. */
  private readonly unseen = new Map<string, Differing>();
  private readonly strangers = new Map<string, Buffer | null>();
  private readonly doubtful: Pick<Differing, 'at' | 'id' | 'block'>[] = [];

  constructor(
    private readonly tx: Queryable,
    private readonly table: ChainedTable,
    /** Later blocks may have rows that are committed only now, of a part that was gone through. */
    private readonly lastBlock: number,
    private readonly recordsAtOnce: number,
  ) {}

  async execute(macs: RecordMac): Promise<VerifiedRecords> {
    let sealed = 0;
    for (let page = START; !page.last && this.found < MOST_FOUND; ) {
      const next = await this.pageAfter(page);
      await this.compare(page, next);
      sealed += next.records;
      page = next;
    }
    for (const mark of await this.marks()) if (!macs.fits(mark.mac, mark.hash)) this.forged.set(mark.id, mark.block);
    return { sealed, problems: this.problems() };
  }

  private get found(): number {
    return this.altered.size + this.inserted.length + this.unseen.size;
  }

  private async pageAfter({ number, until }: Page): Promise<Page> {
    const { records } = this.table;
    const values = [records, number, this.lastBlock, until, this.recordsAtOnce, BLOCKS_AT_ONCE];
    const { rows } = await this.tx.query<Page>(NEXT_PAGE, values);
    const page = rows[0] ?? { number, records: 0, until, last: true };
    return page.last ? { ...page, until: 'infinity' } : page;
  }

  private async compare(from: Page, to: Page): Promise<void> {
    const values = [from.number, to.number, from.until, to.until, MOST_FOUND];
    const { rows } = await this.tx.query<Differing>(differing(this.table), values);
    const strangers: Differing[] = [];
    for (const row of rows) {
      if (row.at === null) this.unseen.set(row.id, row);
      else if (row.block === null) strangers.push(row);
      else this.note(row, isSame(row.sealed, row.present));
    }
    await this.tx.query(`SET LOCAL ${BY_KEYS}`);
    for (let at = 0; at < strangers.length; at += STRANGERS_AT_ONCE) {
      await this.lookFor(strangers.slice(at, at + STRANGERS_AT_ONCE));
    }
    await this.tx.query('SET LOCAL enable_seqscan = on');
  }

  private async lookFor(strangers: readonly Differing[]): Promise<void> {
    const values = [strangers.map(({ id }) => id), strangers.map(({ present }) => present)];
    const { rows } = await this.tx.query<Whereabouts>(whereabouts(this.table), values);
    for (const { place, block, same, doubtful, queued } of rows) {
      const stranger = strangers[place - 1]!;
      if (block === null && !queued) this.inserted.push(stranger.id);
      else this.strangers.set(stranger.id, stranger.present);
      if (block !== null) this.note({ ...stranger, block, doubtful }, same);
    }
  }

  private note({ id, at, block, doubtful }: Pick<Differing, 'id' | 'at' | 'block' | 'doubtful'>, same: boolean): void {
    if (!same) this.altered.set(id, block);
    if (doubtful) this.doubtful.push({ id, at, block });
  }

  /** Of the records whose mark no seal vouches for. */
  private async marks(): Promise<Mark[]> {
    const of = <K extends 'at' | 'id' | 'block'>(column: K) => this.doubtful.map((row) => row[column]);
    const sealed = await this.tx.query<Mark>(doubtfulMarks(this.table), [of('at'), of('id'), of('block')]);
    const waiting = await this.tx.query<Mark>(waitingMarks(this.table));
    return [...sealed.rows, ...waiting.rows];
  }

  private problems(): VerifiedRecords['problems'] {
    const missing = new Map<string, number | null>();
    for (const [id, { block, sealed }] of this.unseen) {
      const present = this.strangers.get(id);
      if (present === undefined) missing.set(id, block);
      else if (!isSame(sealed, present)) this.altered.set(id, block);
    }
    const inserted = new Map(this.inserted.map((id) => [id, null]));
    const all = { altered: this.altered, missing, inserted, forged: this.forged };
    const { records } = this.table;
    return Object.entries(all).flatMap(([kind, found]) =>
      [...found].map(([id, block]) => ({ kind: kind as keyof typeof all, records, block, id })),
    );
  }
}

function isSame(one: Buffer | null, other: Buffer | null): boolean {
  return one !== null && other !== null && one.equals(other);
}
