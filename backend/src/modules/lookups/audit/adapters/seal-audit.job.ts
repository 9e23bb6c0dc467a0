import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { reasonOf } from '../../../../kernel/reason-of.js';
import type { GoesOn } from '../../../../platform/goes-on.js';
import type { JobLoop } from '../../../../platform/jobs/job-loop.js';
import { Jobs } from '../../../../platform/jobs/jobs.js';
import type { AuditHead } from '../domain/audit-chain.js';
import { AuditChain } from './audit-chain.store.js';
import { AuditHeads } from './audit-heads.store.js';

const EVERY_MS = 1_000;
const NOTE_EVERY_MS = 60_000;

/** Seals each second what lookups and administrators have left, and notes the chain's head outside the database each minute. */
@Injectable()
export class SealAuditJob {
  private readonly logger = new Logger(SealAuditJob.name);
  private readonly job: JobLoop;
  private lastNoted: AuditHead | null = null;

  constructor(
    private readonly chain: AuditChain,
    private readonly heads: AuditHeads,
    jobs: Jobs,
  ) {
    this.job = jobs.every({ name: 'SealAuditJob', everyMs: EVERY_MS, work: ({ goesOn }) => this.sealAll(goesOn) });
  }

  @Interval(NOTE_EVERY_MS)
  async noteHead(): Promise<void> {
    try {
      const head = await this.chain.head();
      if (!head || head.number === this.lastNoted?.number) return;
      await this.heads.note(head);
      this.lastNoted = head;
    } catch (error) {
      this.logger.error(`the head of the audit could not be noted: ${reasonOf(error)}`);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    await this.job.idle();
    await this.noteHead();
  }

  /** A block each round, also while the last requests are answered. */
  private async sealAll(goesOn: GoesOn): Promise<void> {
    let head: AuditHead | null;
    do {
      head = await this.chain.seal();
      if (head) this.heads.remember(head);
    } while (head && goesOn());
  }
}
