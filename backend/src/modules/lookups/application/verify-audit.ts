import { Injectable } from '@nestjs/common';
import { AuditChain, type AuditHead, type AuditVerification } from './audit-chain.port.js';
import { AuditHeads } from './audit-heads.port.js';

export interface AuditReport extends AuditVerification {
  readonly head: AuditHead | null;
  /** Heads noted outside the database with which the chain was compared. */
  readonly heads: number;
}

/** Says whether the audit is still what was written, and where it is not. Lookups go on meanwhile. */
@Injectable()
export class VerifyAudit {
  constructor(
    private readonly chain: AuditChain,
    private readonly heads: AuditHeads,
  ) {}

  async execute(): Promise<AuditReport> {
    await this.chain.seal();
    const noted = await this.heads.noted();
    const verification = await this.chain.verify(noted);
    return { ...verification, head: await this.chain.head(), heads: noted.length };
  }
}
