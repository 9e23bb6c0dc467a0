import { once } from 'node:events';
import type pg from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import { COPY_BEGIN, COPY_END } from '../../files/index.js';

/** Rows in binary form on their way into a table. */
export class CopyIn {
  private readonly stream: CopyStreamQuery;
  /** PostgreSQL's own, after which the stream takes nothing more. */
  private failure: Error | null = null;

  /** `target`: what stands after COPY. */
  constructor(client: pg.Client, target: string) {
    this.stream = client.query(copyFrom(`COPY ${target} FROM STDIN (FORMAT binary)`));
    this.stream.on('error', (error) => (this.failure ??= error));
    this.stream.write(COPY_BEGIN);
  }

  /** Waits while PostgreSQL cannot take more. */
  async send(rows: Buffer): Promise<void> {
    if (this.failure) throw this.failure;
    if (this.stream.write(rows)) return;
    const failed = once(this.stream, 'close').then(() => undefined);
    await Promise.race([once(this.stream, 'drain'), failed]);
  }

  async end(): Promise<void> {
    if (this.failure) throw this.failure;
    this.stream.end(COPY_END);
    if (!this.stream.writableFinished) await once(this.stream, 'finish');
  }
}
