import { Module } from '@nestjs/common';
import { IdentityModule } from '../../identity/index.js';
import { AuditAccessLog } from './adapters/audit-access-log.store.js';
import { AuditChain } from './adapters/audit-chain.store.js';
import { AuditCommand } from './adapters/audit-command.js';
import { AuditHeads } from './adapters/audit-heads.store.js';
import { AuditTrail } from './adapters/audit-trail.queries.js';
import { ReadAuditController } from './adapters/read-audit.controller.js';
import { SealAuditJob } from './adapters/seal-audit.job.js';
import { SubjectAudit } from './adapters/subject-audit.queries.js';
import { TimeStamps } from './adapters/time-stamps.js';
import { VerifyAuditController } from './adapters/verify-audit.controller.js';
import { ReadAudit } from './application/read-audit.js';
import { VerifyAudit } from './application/verify-audit.js';

/** The audit: its chain, its sealing, and what administrators read of it. */
@Module({
  imports: [IdentityModule],
  controllers: [ReadAuditController, VerifyAuditController],
  providers: [
    AuditChain,
    AuditHeads,
    TimeStamps,
    AuditTrail,
    SubjectAudit,
    AuditAccessLog,
    VerifyAudit,
    ReadAudit,
    SealAuditJob,
    AuditCommand,
  ],
  exports: [SubjectAudit],
})
export class AuditModule {}
