import { hash } from 'node:crypto';
import type { TableSum } from './manifest.js';

const LINE_END = 10;

/** Sums up rows in PostgreSQL's text format, a line each: the SHA-256 of every line, added up in eight lanes. */
export class RowSums {
  private readonly lanes = new Uint32Array(8);
  private rows = 0;
  private begun: Buffer[] = [];

  add(part: Buffer): void {
    let from = 0;
    for (let end = part.indexOf(LINE_END); end >= 0; end = part.indexOf(LINE_END, from)) {
      this.line(part.subarray(from, end));
      from = end + 1;
    }
    if (from < part.length) this.begun.push(part.subarray(from));
  }

  result(): TableSum {
    return { rows: this.rows, sum: Buffer.from(this.lanes.buffer).toString('hex') };
  }

  private line(end: Buffer): void {
    const line = this.begun.length > 0 ? Buffer.concat([...this.begun, end]) : end;
    this.begun = [];
    this.rows++;
    const digest = hash('sha256', line, 'buffer');
    for (let lane = 0; lane < 8; lane++) this.lanes[lane]! += digest.readUInt32LE(lane * 4);
  }
}

export async function summedUp(rows: AsyncIterable<Buffer>): Promise<TableSum> {
  const sums = new RowSums();
  for await (const part of rows) sums.add(part);
  return sums.result();
}
