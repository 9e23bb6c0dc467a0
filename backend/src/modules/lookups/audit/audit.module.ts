import { Module } from '@nestjs/common';
import { IdentityModule } from '../../identity/index.js';
import { LookupsSettingsModule } from '../lookups-settings.module.js';
import { AdminActionsController } from './adapters/admin-actions.controller.js';
import { AuditCommand } from './adapters/audit-command.js';
import { AuditSealer } from './adapters/audit-sealer.js';
import { AuditStateController } from './adapters/audit-state.controller.js';
import { FileAuditHeads } from './adapters/file-audit-heads.js';
import { IdentityAuditAccounts } from './adapters/identity-audit-accounts.js';
import { PgAuditChain } from './adapters/pg-audit-chain.js';
import { PgAuditTrail } from './adapters/pg-audit-trail.js';
import { ReadAuditController } from './adapters/read-audit.controller.js';
import { VerifyAuditController } from './adapters/verify-audit.controller.js';
import { AdminDeeds } from './admin-deeds.store.js';
import { AuditAccounts } from './application/audit-accounts.port.js';
import { AuditChain } from './application/audit-chain.port.js';
import { AuditHeads } from './application/audit-heads.port.js';
import { AuditTrail } from './application/audit-trail.port.js';
import { ReadAdminDeeds } from './application/read-admin-deeds.js';
import { ReadAudit } from './application/read-audit.js';
import { VerifyAudit } from './application/verify-audit.js';

/** The audit: its chain, its sealing, and what administrators read of it. */
@Module({
  imports: [IdentityModule, LookupsSettingsModule],
  controllers: [ReadAuditController, AdminActionsController, AuditStateController, VerifyAuditController],
  providers: [
    { provide: AuditChain, useClass: PgAuditChain },
    { provide: AuditHeads, useClass: FileAuditHeads },
    { provide: AuditTrail, useClass: PgAuditTrail },
    { provide: AuditAccounts, useClass: IdentityAuditAccounts },
    AdminDeeds,
    VerifyAudit,
    ReadAudit,
    ReadAdminDeeds,
    AuditSealer,
    AuditCommand,
  ],
})
export class AuditModule {}
