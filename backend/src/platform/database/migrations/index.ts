import { Platform1767225600000 } from './1767225600000-platform.js';
import { Identity1767225600001 } from './1767225600001-identity.js';
import { Billing1767225600002 } from './1767225600002-billing.js';
import { Lookups1767225600003 } from './1767225600003-lookups.js';
import { Messaging1767225600004 } from './1767225600004-messaging.js';
import { Admin1767225600005 } from './1767225600005-admin.js';
import { PlatformKeyMarks1795392000000 } from './1795392000000-platform-key-marks.js';
import { BillingWithdrawals1795392000001 } from './1795392000001-billing-withdrawals.js';
import { LookupsDossiers1795392000002 } from './1795392000002-lookups-dossiers.js';
import { Companies1795392000010 } from './1795392000010-companies.js';
import { IdentityApiKeys1795392000061 } from './1795392000061-identity-api-keys.js';
import { LookupsKeys1795392000062 } from './1795392000062-lookups-keys.js';
import { LookupsRequests1795392000063 } from './1795392000063-lookups-requests.js';
import { CompaniesSearch1795392000070 } from './1795392000070-companies-search.js';
import { CompaniesPartnerNames1795392000071 } from './1795392000071-companies-partner-names.js';
import { CompaniesSearchRows1795392000072 } from './1795392000072-companies-search-rows.js';
import { CompaniesPartnerDocuments1795392000074 } from './1795392000074-companies-partner-documents.js';
import { MessagingWebhooks1795392000080 } from './1795392000080-messaging-webhooks.js';
import { Watch1795392000081 } from './1795392000081-watch.js';
import { MessagingNotices1795392000082 } from './1795392000082-messaging-notices.js';
import { LookupsBatches1795392000090 } from './1795392000090-lookups-batches.js';
import { LookupsReportProofs1795392000095 } from './1795392000095-lookups-report-proofs.js';
import { CompaniesNarrowKeys1795392000100 } from './1795392000100-companies-narrow-keys.js';
import { MessagingResends1795392000120 } from './1795392000120-messaging-resends.js';
import { LookupsReportsOfAnEntry1795392000121 } from './1795392000121-lookups-reports-of-an-entry.js';
import { CompaniesSampledWords1795392000131 } from './1795392000131-companies-sampled-words.js';
import { PlatformCounterMonths1795392000140 } from './1795392000140-platform-counter-months.js';
import { PlatformSumsUpToDays1795392000150 } from './1795392000150-platform-sums-up-to-days.js';
import { LookupsSumsUpToDays1795392000151 } from './1795392000151-lookups-sums-up-to-days.js';
import { BillingEndsOfPlans1795392000152 } from './1795392000152-billing-ends-of-plans.js';

/**
 * Every migration, oldest first: one a module with its tables, then what was added, a file a change, named after the
 * module. A migration that has landed is never edited.
 */
export const MIGRATIONS = [
  Platform1767225600000,
  Identity1767225600001,
  Billing1767225600002,
  Lookups1767225600003,
  Messaging1767225600004,
  Admin1767225600005,
  PlatformKeyMarks1795392000000,
  BillingWithdrawals1795392000001,
  LookupsDossiers1795392000002,
  Companies1795392000010,
  IdentityApiKeys1795392000061,
  LookupsKeys1795392000062,
  LookupsRequests1795392000063,
  CompaniesSearch1795392000070,
  CompaniesPartnerNames1795392000071,
  CompaniesSearchRows1795392000072,
  CompaniesPartnerDocuments1795392000074,
  MessagingWebhooks1795392000080,
  Watch1795392000081,
  MessagingNotices1795392000082,
  LookupsBatches1795392000090,
  LookupsReportProofs1795392000095,
  CompaniesNarrowKeys1795392000100,
  MessagingResends1795392000120,
  LookupsReportsOfAnEntry1795392000121,
  CompaniesSampledWords1795392000131,
  PlatformCounterMonths1795392000140,
  PlatformSumsUpToDays1795392000150,
  LookupsSumsUpToDays1795392000151,
  BillingEndsOfPlans1795392000152,
] as const;

/** Those of the register of companies alone, for where it has a database of its own. */
export const COMPANY_MIGRATIONS = [
  Companies1795392000010,
  CompaniesSearch1795392000070,
  CompaniesPartnerNames1795392000071,
  CompaniesSearchRows1795392000072,
  CompaniesPartnerDocuments1795392000074,
  CompaniesNarrowKeys1795392000100,
  CompaniesSampledWords1795392000131,
] as const;
