import { appendFile, readFile } from 'node:fs/promises';
import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.js';
import { LookupsConfig } from '../../lookups.config.js';
import type { AuditHead } from '../domain/audit-chain.js';

/**
 * Heads of the audit's chain, kept outside the database: what shows that its end was cut off or rewritten. Writes each
 * head into the log and, where `AUDIT_HEAD_FILE` names one, as a line of JSON into that file. The last one that this process
 * made is remembered besides, for the time until it is written.
 */
@Injectable()
export class AuditHeads {
  private readonly logger = new Logger('AuditHead');
  private lastMade: AuditHead | null = null;

  constructor(
    private readonly config: LookupsConfig,
    private readonly clock: Clock,
  ) {}

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
    if (file) await appendFile(file, `${JSON.stringify({ number, seal, at: this.clock.now() })}\n`);
  }

  /** All that were noted, oldest first; empty where no place for them is configured. */
  async noted(): Promise<readonly AuditHead[]> {
    const { AUDIT_HEAD_FILE: file } = this.config;
    if (!file) return [];
    const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return '';
      throw error;
    });
    return text.split('\n').flatMap(headIn);
  }
}

/** The last line may be half-written. */
function headIn(line: string): AuditHead[] {
  try {
    const { number, seal } = JSON.parse(line) as Partial<AuditHead>;
    return typeof number === 'number' && typeof seal === 'string' ? [{ number, seal }] : [];
  } catch {
    return [];
  }
}
