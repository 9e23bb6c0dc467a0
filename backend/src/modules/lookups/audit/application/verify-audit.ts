import { Injectable } from '@nestjs/common';
import { AccountDirectory } from '../../../identity/index.js';
import { AuditAccessLog } from '../adapters/audit-access-log.store.js';
import { AuditChain } from '../adapters/audit-chain.store.js';
import { AuditHeads } from '../adapters/audit-heads.store.js';
import type { AuditHead, AuditVerification } from '../domain/audit-chain.js';

const VERIFIED = 'verify-audit';

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
    private readonly auditLog: AuditAccessLog,
    private readonly accounts: AccountDirectory,
  ) {}

  /** What was found is noted in the admin audit log. */
  async execute(adminId: string): Promise<AuditReport> {
    const report = await this.verify();
    const { blocks, sealed, problemCount } = report;
    const after = { blocks, sealed, problemCount };
    await this.auditLog.note({ adminId, action: VERIFIED, target: 'audit:chain', after });
    return report;
  }

  async verify(): Promise<AuditReport> {
    const made = await this.chain.sealAfterOthers();
    if (made) this.heads.remember(made);
    const { heads, unstamped } = await this.heads.noted();
    const verification = await this.chain.verify([...heads, ...this.heads.remembered]);
    const broken = unstamped.map((block) => ({ kind: 'stamp_broken' as const, records: null, block, id: null }));
    return {
      ...verification,
      problems: [...broken, ...verification.problems],
      problemCount: broken.length + verification.problemCount,
      head: await this.chain.head(),
      heads: heads.length,
    };
  }

  async state() {
    const [unsealed, head, entry] = await Promise.all([
      this.chain.unsealed(),
      this.chain.head(),
      this.auditLog.last(VERIFIED),
    ]);
    if (!entry) return { unsealed, head, last: null };
    const { at, adminId, after } = entry;
    const adminName = (await this.accounts.named([adminId])).get(adminId)?.name ?? null;
    const [sealed, problemCount] = [Number(after?.sealed), Number(after?.problemCount)];
    return { unsealed, head, last: { at, adminName, sealed, problemCount } };
  }
}
