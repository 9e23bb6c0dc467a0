import { Platform1767225600000 } from './1767225600000-platform.js';
import { Identity1767225600001 } from './1767225600001-identity.js';
import { Billing1767225600002 } from './1767225600002-billing.js';
import { Lookups1767225600003 } from './1767225600003-lookups.js';
import { WithheldLookups1767225600004 } from './1767225600004-withheld-lookups.js';
import { HistorySearch1767225600010 } from './1767225600010-history-search.js';
import { HistoryRetention1767225600011 } from './1767225600011-history-retention.js';
import { CommonSearchTerms1767225600012 } from './1767225600012-common-search-terms.js';
import { SimulatedAudit1767225600020 } from './1767225600020-simulated-audit.js';
import { MailOutbox1767225600030 } from './1767225600030-mail-outbox.js';
import { AccountLinks1767225600031 } from './1767225600031-account-links.js';
import { AdminActions1767225600040 } from './1767225600040-admin-actions.js';
import { SecondFactors1767225600041 } from './1767225600041-second-factors.js';
import { OwnAccount1767225600050 } from './1767225600050-own-account.js';
import { PromotionalCodes1767225600060 } from './1767225600060-promotional-codes.js';
import { Refunds1767225600070 } from './1767225600070-refunds.js';
import { AuditChain1767225600080 } from './1767225600080-audit-chain.js';
import { Suppressions1767225600090 } from './1767225600090-suppressions.js';
import { PrivacyRequests1767225600100 } from './1767225600100-privacy-requests.js';
import { SourceRegister1767225600110 } from './1767225600110-source-register.js';
import { ServiceHealth1767225600111 } from './1767225600111-service-health.js';
import { DailyAllowance1767225600120 } from './1767225600120-daily-allowance.js';
import { QueryDiscipline1767225600121 } from './1767225600121-query-discipline.js';
import { AuditReading1767225600130 } from './1767225600130-audit-reading.js';
import { Broadcasts1767225600140 } from './1767225600140-broadcasts.js';
import { Suggestions1767225600150 } from './1767225600150-suggestions.js';
import { Whatsapp1767225600160 } from './1767225600160-whatsapp.js';
import { Letters1767225600165 } from './1767225600165-letters.js';
import { Counters1767225600170 } from './1767225600170-counters.js';
import { LookupHours1767225600171 } from './1767225600171-lookup-hours.js';
import { AccountPresence1767225600172 } from './1767225600172-account-presence.js';
import { PaymentDesk1767225600175 } from './1767225600175-payment-desk.js';
import { Settings1767225600180 } from './1767225600180-settings.js';
import { Cleanup1767225600185 } from './1767225600185-cleanup.js';
import { CountsWithoutAccount1767225600190 } from './1767225600190-counts-without-account.js';
import { LookupMonths1767225600191 } from './1767225600191-lookup-months.js';

/** Every migration, oldest first. A migration that has landed is never edited. */
export const MIGRATIONS = [
  Platform1767225600000,
  Identity1767225600001,
  Billing1767225600002,
  Lookups1767225600003,
  WithheldLookups1767225600004,
  HistorySearch1767225600010,
  HistoryRetention1767225600011,
  CommonSearchTerms1767225600012,
  SimulatedAudit1767225600020,
  MailOutbox1767225600030,
  AccountLinks1767225600031,
  AdminActions1767225600040,
  SecondFactors1767225600041,
  OwnAccount1767225600050,
  PromotionalCodes1767225600060,
  Refunds1767225600070,
  AuditChain1767225600080,
  Suppressions1767225600090,
  PrivacyRequests1767225600100,
  SourceRegister1767225600110,
  ServiceHealth1767225600111,
  DailyAllowance1767225600120,
  QueryDiscipline1767225600121,
  AuditReading1767225600130,
  Broadcasts1767225600140,
  Suggestions1767225600150,
  Whatsapp1767225600160,
  Letters1767225600165,
  Counters1767225600170,
  LookupHours1767225600171,
  AccountPresence1767225600172,
  PaymentDesk1767225600175,
  Settings1767225600180,
  Cleanup1767225600185,
  CountsWithoutAccount1767225600190,
  LookupMonths1767225600191,
] as const;
