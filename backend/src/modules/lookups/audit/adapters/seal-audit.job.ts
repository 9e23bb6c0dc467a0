import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { GoesOn } from '../../../../platform/goes-on.js';
import type { JobLoop } from '../../../../platform/jobs/job-loop.js';
import { Jobs } from '../../../../platform/jobs/jobs.js';
import type { AuditHead } from '../domain/audit-chain.js';
import { AuditChain } from './audit-chain.store.js';
import { AuditHeads } from './audit-heads.store.js';

/** Seals each second what lookups and administrators have left, and notes the chain's head outside the database each minute. */
@Injectable()
export class SealAuditJob implements OnApplicationShutdown {
  private readonly sealing: JobLoop;
  private readonly noting: JobLoop;
  private lastNoted: AuditHead | null = null;

  constructor(
    private readonly chain: AuditChain,
    private readonly heads: AuditHeads,
    jobs: Jobs,
  ) {
    this.sealing = jobs.every({ name: 'SealAuditJob', everyMs: 1_000, work: ({ goesOn }) => this.sealAll(goesOn) });
    const work = () => this.noteHead();
    this.noting = jobs.every({ name: 'NoteAuditHead', everyMs: 60_000, atStart: false, work });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.sealing.idle();
    await this.noting.soon();
  }

  /** A head that could not be noted is a failed round, of which operators are told. */
  private async noteHead(): Promise<void> {
    const head = await this.chain.head();
    if (!head || head.number === this.lastNoted?.number) return;
    await this.heads.note(head);
    this.lastNoted = head;
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
