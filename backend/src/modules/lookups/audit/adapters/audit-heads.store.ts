import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { appendFile, open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Injectable, Logger } from '@nestjs/common';
import { reasonOf } from '../../../../kernel/reason-of.js';
import { Clock } from '../../../../platform/clock.js';
import { ConfigurationError } from '../../../../platform/config/configuration-error.js';
import { LookupsConfig } from '../../lookups.config.js';
import type { AuditHead } from '../domain/audit-chain.js';
import { TimeStamps } from './time-stamps.js';

const STAMP_EVERY_MS = 24 * 3_600_000;
/** A line with a time stamp is the longest. */
const LAST_LINES_BYTES = 64 * 1024;
/** Instances note one head within a minute of each other. */
const MOST_RECENT = 1_000;

type NotedLine = AuditHead & { readonly stamp?: string };

/**
 * Heads of the audit's chain, kept outside the database: what shows that its end was cut off or rewritten. Writes each
 * head into the log and, where `AUDIT_HEAD_FILE` names one, as a line of JSON into that file; one a day with a time stamp, where
 * there is an authority. The last one that this process made is remembered besides, for the time until it is written.
 */
@Injectable()
export class AuditHeads {
  private readonly logger = new Logger('AuditHead');
  private lastMade: AuditHead | null = null;
  private nextStampAt = 0;

  constructor(
    private readonly config: LookupsConfig,
    private readonly clock: Clock,
    private readonly timeStamps: TimeStamps,
  ) {}

  /** Throws a ConfigurationError where no head could be noted, or its time stamp not be checked. */
  async assertWritable(): Promise<void> {
    await this.timeStamps.assertTrusted();
    const { AUDIT_HEAD_FILE: file } = this.config;
    if (!file) return;
    await appendFile(file, '').catch(({ code }: NodeJS.ErrnoException) => {
      throw new ConfigurationError([`AUDIT_HEAD_FILE: não é possível gravar em ${file} (${code})`]);
    });
  }

  /** A head that does not come after the last one was made on a chain whose end is gone: the last one stays, and is missed. */
  remember(head: AuditHead): void {
    if (this.lastMade && head.number <= this.lastMade.number) {
      this.logger.error(`the chain no longer has block ${this.lastMade.number} ${this.lastMade.seal}`);
      return;
    }
    this.lastMade = head;
  }

  get remembered(): readonly AuditHead[] {
    return this.lastMade ? [this.lastMade] : [];
  }

  async note({ number, seal }: AuditHead): Promise<void> {
    this.logger.log(`block ${number} ${seal}`);
    const { AUDIT_HEAD_FILE: file } = this.config;
    if (!file || (await this.isLast({ number, seal }, file))) return;
    const stamp = await this.stampWhenDue({ number, seal });
    const line = JSON.stringify({ number, seal, at: this.clock.now(), ...(stamp ? { stamp } : {}) });
    await appendFile(file, `${line}\n`);
  }

  /**
   * All that were noted, oldest first, those that several instances noted once, and the blocks of those whose time stamp
   * does not hold; empty where no place for them is configured.
   */
  async noted(): Promise<{ heads: readonly AuditHead[]; unstamped: readonly number[] }> {
    const unstamped: number[] = [];
    const heads: AuditHead[] = [];
    const recent = new Set<string>();
    for await (const { number, seal, stamp } of this.lines()) {
      const text = textOf({ number, seal });
      if (this.timeStamps.on && stamp !== undefined && !(await this.timeStamps.momentOf(text, stamp)))
        unstamped.push(number);
      if (recent.has(text)) continue;
      if (recent.size === MOST_RECENT) recent.clear();
      recent.add(text);
      heads.push({ number, seal });
    }
    return { heads, unstamped };
  }

  /** An authority that is out is asked again with the next head. */
  private async stampWhenDue(head: AuditHead): Promise<string | null> {
    const now = this.clock.now().getTime();
    if (!this.timeStamps.on || now < this.nextStampAt) return null;
    try {
      const stamp = await this.timeStamps.of(textOf(head));
      this.nextStampAt = now + STAMP_EVERY_MS;
      return stamp;
    } catch (error) {
      this.logger.warn(`block ${head.number} has no time stamp: ${reasonOf(error)}`);
      return null;
    }
  }

  /** One by one: over the years the file outgrows what a text can hold. */
  private async *lines(): AsyncGenerator<NotedLine> {
    const { AUDIT_HEAD_FILE: file } = this.config;
    if (!file) return;
    const input = createReadStream(file);
    try {
      await once(input, 'open');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
      throw error;
    }
    for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) yield* lineIn(line);
  }

  /** Whether another instance has just noted it. */
  private async isLast({ number, seal }: AuditHead, path: string): Promise<boolean> {
    const file = await open(path).catch(() => null);
    if (!file) return false;
    try {
      const { size } = await file.stat();
      const from = Math.max(0, size - LAST_LINES_BYTES);
      const { buffer, bytesRead } = await file.read(Buffer.alloc(LAST_LINES_BYTES), 0, LAST_LINES_BYTES, from);
      const text = buffer.toString('utf8', 0, bytesRead);
      // Behind a line that was only half-written it is noted again.
      if (!text.endsWith('\n')) return false;
      const last = text.trimEnd().split('\n').flatMap(lineIn).at(-1);
      return last?.number === number && last.seal === seal;
    } finally {
      await file.close();
    }
  }
}

/** What an authority stamps of a head. */
function textOf({ number, seal }: AuditHead): string {
  return `${number} ${seal}`;
}

/** The last line may be half-written. */
function lineIn(line: string): NotedLine[] {
  try {
    const { number, seal, stamp } = JSON.parse(line) as Partial<NotedLine>;
    const whole = typeof number === 'number' && typeof seal === 'string';
    return whole ? [{ number, seal, ...(typeof stamp === 'string' ? { stamp } : {}) }] : [];
  } catch {
    return [];
  }
}
