import { Module } from '@nestjs/common';
import { IdentityModule } from '../../identity/index.js';
import { LookupsSettingsModule } from '../lookups-settings.module.js';
import { AdminActionsController } from './adapters/admin-actions.controller.js';
import { AuditCommand } from './adapters/audit-command.js';
import { AuditSealer } from './adapters/audit-sealer.js';
import { AuditStateController } from './adapters/audit-state.controller.js';
import { ReadAuditController } from './adapters/read-audit.controller.js';
import { VerifyAuditController } from './adapters/verify-audit.controller.js';
import { AdminDeeds } from './admin-deeds.store.js';
import { ReadAdminDeeds } from './application/read-admin-deeds.js';
import { ReadAudit } from './application/read-audit.js';
import { VerifyAudit } from './application/verify-audit.js';
import { AuditChain } from './audit-chain.store.js';
import { AuditHeads } from './audit-heads.store.js';
import { AuditTrail } from './audit-trail.queries.js';

/** The audit: its chain, its sealing, and what administrators read of it. */
@Module({
  imports: [IdentityModule, LookupsSettingsModule],
  controllers: [ReadAuditController, AdminActionsController, AuditStateController, VerifyAuditController],
  providers: [
    AuditChain,
    AuditHeads,
    AuditTrail,
    AdminDeeds,
    VerifyAudit,
    ReadAudit,
    ReadAdminDeeds,
    AuditSealer,
    AuditCommand,
  ],
})
export class AuditModule {}
