import type { Closing, Opening } from './manifest.js';
import type { CopyRecord } from './records.js';
import { Refusal } from './refusal.js';

/** Goes through the records of a copy in their order. */
export class RecordCursor {
  private readonly records: AsyncIterator<CopyRecord>;
  private ahead: CopyRecord | undefined;

  constructor(records: AsyncIterable<CopyRecord>) {
    this.records = records[Symbol.asyncIterator]();
  }

  async opening(): Promise<Opening> {
    const record = await this.next();
    if (record?.kind !== 'opening') throw new Refusal('A cópia não tem começo.');
    return record.opening;
  }

  /** Each table with its rows, which have to be read before the next one. */
  async *tables(): AsyncGenerator<{ name: string; rows: AsyncIterable<Buffer> }> {
    for (let record = await this.next(); record?.kind === 'table'; record = await this.next()) {
      yield { name: record.table, rows: this.rows() };
    }
  }

  async closing(): Promise<Closing> {
    const record = this.ahead;
    if (record?.kind !== 'closing') throw new Refusal('A cópia não tem fim.');
    // The end of the file is what says that nothing is missing.
    await this.records.next();
    return record.closing;
  }

  private async *rows(): AsyncGenerator<Buffer> {
    for (;;) {
      this.ahead = (await this.records.next()).value as CopyRecord | undefined;
      if (this.ahead?.kind !== 'rows') return;
      yield this.ahead.rows;
    }
  }

  /** The one that ended the rows before it, or the one after. */
  private async next(): Promise<CopyRecord | undefined> {
    const record = this.ahead ?? ((await this.records.next()).value as CopyRecord | undefined);
    this.ahead = record?.kind === 'closing' ? record : undefined;
    return record;
  }
}
