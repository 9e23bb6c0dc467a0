import type { Provider, Type } from '@nestjs/common';
import { AuditSealer } from './adapters/audit-chain/audit-sealer.js';
import { FileAuditHeads } from './adapters/audit-chain/file-audit-heads.js';
import { PgAuditChain } from './adapters/audit-chain/pg-audit-chain.js';
import { AdminActionsController } from './adapters/http/audit/admin-actions.controller.js';
import { AuditCommand } from './adapters/http/audit/audit-command.js';
import { AuditStateController } from './adapters/http/audit/audit-state.controller.js';
import { PrivacyFiguresController } from './adapters/http/audit/privacy-figures.controller.js';
import { ReadAuditController } from './adapters/http/audit/read-audit.controller.js';
import { VerifyAuditController } from './adapters/http/verify-audit.controller.js';
import { IdentityAuditAccounts } from './adapters/identity/identity-audit-accounts.js';
import { HistoryEncryptedColumns } from './adapters/persistence/audit/history-encrypted-columns.js';
import { PgAdminDeeds } from './adapters/persistence/audit/pg-admin-deeds.js';
import { PgAuditTrail } from './adapters/persistence/audit/pg-audit-trail.js';
import { RequestEncryptedColumns } from './adapters/persistence/privacy-requests/request-encrypted-columns.js';
import { AdminDeeds } from './application/audit/admin-deeds.port.js';
import { AuditAccounts } from './application/audit/audit-accounts.port.js';
import { AuditTrail } from './application/audit/audit-trail.port.js';
import { ReadAdminDeeds } from './application/audit/read-admin-deeds.js';
import { ReadAudit } from './application/audit/read-audit.js';
import { AuditChain } from './application/audit-chain.port.js';
import { AuditHeads } from './application/audit-heads.port.js';
import { VerifyAudit } from './application/verify-audit.js';

/** The audit: its chain, its sealing, and what administrators read of it. */
export const auditControllers: Type[] = [
  ReadAuditController,
  AdminActionsController,
  AuditStateController,
  VerifyAuditController,
  PrivacyFiguresController,
];

export const auditProviders: Provider[] = [
  { provide: AuditChain, useClass: PgAuditChain },
  { provide: AuditHeads, useClass: FileAuditHeads },
  { provide: AuditTrail, useClass: PgAuditTrail },
  { provide: AuditAccounts, useClass: IdentityAuditAccounts },
  { provide: AdminDeeds, useClass: PgAdminDeeds },
  VerifyAudit,
  ReadAudit,
  ReadAdminDeeds,
  AuditSealer,
  HistoryEncryptedColumns,
  RequestEncryptedColumns,
  AuditCommand,
];
