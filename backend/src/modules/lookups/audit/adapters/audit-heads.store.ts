import { appendFile, readFile } from 'node:fs/promises';
import { Injectable, Logger } from '@nestjs/common';
import { reasonOf } from '../../../../kernel/reason-of.js';
import { Clock } from '../../../../platform/clock.js';
import { ConfigurationError } from '../../../../platform/config/configuration-error.js';
import { LookupsConfig } from '../../lookups.config.js';
import type { AuditHead } from '../domain/audit-chain.js';
import { TimeStamps } from './time-stamps.js';

const STAMP_EVERY_MS = 24 * 3_600_000;

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
    if (!file) return;
    const stamp = await this.stampWhenDue({ number, seal });
    const line = JSON.stringify({ number, seal, at: this.clock.now(), ...(stamp ? { stamp } : {}) });
    await appendFile(file, `${line}\n`);
  }

  /** All that were noted, oldest first, and the blocks of those whose time stamp does not hold; empty where no place for them is configured. */
  async noted(): Promise<{ heads: readonly AuditHead[]; unstamped: readonly number[] }> {
    const lines = await this.lines();
    const unstamped: number[] = [];
    for (const { stamp, ...head } of this.timeStamps.on ? lines : []) {
      if (stamp !== undefined && !(await this.timeStamps.momentOf(textOf(head), stamp))) unstamped.push(head.number);
    }
    return { heads: lines.map(({ number, seal }) => ({ number, seal })), unstamped };
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

  private async lines(): Promise<NotedLine[]> {
    const { AUDIT_HEAD_FILE: file } = this.config;
    if (!file) return [];
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    return text.split('\n').flatMap(lineIn);
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
