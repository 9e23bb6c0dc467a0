import { Platform1767225600000 } from './1767225600000-platform.js';
import { Identity1767225600001 } from './1767225600001-identity.js';
import { Billing1767225600002 } from './1767225600002-billing.js';
import { Lookups1767225600003 } from './1767225600003-lookups.js';
import { Messaging1767225600004 } from './1767225600004-messaging.js';
import { Admin1767225600005 } from './1767225600005-admin.js';
import { Companies1795392000010 } from './1795392000010-companies.js';
import { Watch1795392000081 } from './1795392000081-watch.js';
import { PlatformOneBaseline1795392000141 } from './1795392000141-platform-one-baseline.js';
import { PlatformSumsUpToDays1795392000150 } from './1795392000150-platform-sums-up-to-days.js';
import { LookupsSumsUpToDays1795392000151 } from './1795392000151-lookups-sums-up-to-days.js';
import { BillingEndsOfPlans1795392000152 } from './1795392000152-billing-ends-of-plans.js';
import { MessagingPauseAfterReset1795392000180 } from './1795392000180-messaging-pause-after-reset.js';
import { PlatformBulkEmails1795392000181 } from './1795392000181-platform-bulk-emails.js';
import { LookupsAccessesOfAccount1795392000182 } from './1795392000182-lookups-accesses-of-account.js';
import { CompaniesSecondsLeft1795392000190 } from './1795392000190-companies-seconds-left.js';
import { LookupsAskedAt1795392000191 } from './1795392000191-lookups-asked-at.js';
import { MessagingReadsOfWhoLeft1795392000220 } from './1795392000220-messaging-reads-of-who-left.js';
import { BillingPaymentsByReference1795392000231 } from './1795392000231-billing-payments-by-reference.js';
import { IdentityPlainNames1795392000232 } from './1795392000232-identity-plain-names.js';
import { MessagingSharesOfWebhooks1795392000240 } from './1795392000240-messaging-shares-of-webhooks.js';
import { LookupsAuditByPages1795392000241 } from './1795392000241-lookups-audit-by-pages.js';
import { AdminNoticesThatLeft1795392000261 } from './1795392000261-admin-notices-that-left.js';
import { CompaniesWatchedLoads1795392000262 } from './1795392000262-companies-watched-loads.js';
import { IdentityAccountsByLastLogin1795392000263 } from './1795392000263-identity-accounts-by-last-login.js';
import { PlatformLastBackup1795392000290 } from './1795392000290-platform-last-backup.js';
import { LookupsSuppressedCompanies1795392000300 } from './1795392000300-lookups-suppressed-companies.js';
import { PlatformEmailsOfAccounts1795392000320 } from './1795392000320-platform-emails-of-accounts.js';
import { LookupsTermsByKeys1795392000330 } from './1795392000330-lookups-terms-by-keys.js';
import { LookupsSwitchesChangedAt1795392000340 } from './1795392000340-lookups-switches-changed-at.js';
import { MessagingKeysOfWebhooks1795392000360 } from './1795392000360-messaging-keys-of-webhooks.js';
import { IdentityAdministrators1795392000400 } from './1795392000400-identity-administrators.js';
import { LookupsKeyCountsByDay1795392000410 } from './1795392000410-lookups-key-counts-by-day.js';
import { MessagingReaders1795392000420 } from './1795392000420-messaging-readers.js';
import { BillingPaymentsByAmount1795392000421 } from './1795392000421-billing-payments-by-amount.js';
import { PlatformEmailsThatAreOver1795392000430 } from './1795392000430-platform-emails-that-are-over.js';

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
  Companies1795392000010,
  Watch1795392000081,
  PlatformOneBaseline1795392000141,
  PlatformSumsUpToDays1795392000150,
  LookupsSumsUpToDays1795392000151,
  BillingEndsOfPlans1795392000152,
  MessagingPauseAfterReset1795392000180,
  PlatformBulkEmails1795392000181,
  LookupsAccessesOfAccount1795392000182,
  CompaniesSecondsLeft1795392000190,
  LookupsAskedAt1795392000191,
  MessagingReadsOfWhoLeft1795392000220,
  BillingPaymentsByReference1795392000231,
  IdentityPlainNames1795392000232,
  MessagingSharesOfWebhooks1795392000240,
  LookupsAuditByPages1795392000241,
  AdminNoticesThatLeft1795392000261,
  CompaniesWatchedLoads1795392000262,
  IdentityAccountsByLastLogin1795392000263,
  PlatformLastBackup1795392000290,
  LookupsSuppressedCompanies1795392000300,
  PlatformEmailsOfAccounts1795392000320,
  LookupsTermsByKeys1795392000330,
  LookupsSwitchesChangedAt1795392000340,
  MessagingKeysOfWebhooks1795392000360,
  IdentityAdministrators1795392000400,
  LookupsKeyCountsByDay1795392000410,
  MessagingReaders1795392000420,
  BillingPaymentsByAmount1795392000421,
  PlatformEmailsThatAreOver1795392000430,
] as const;

/** Those of the register of companies alone, for where it has a database of its own. */
export const COMPANY_MIGRATIONS = [
  Companies1795392000010,
  CompaniesSecondsLeft1795392000190,
  CompaniesWatchedLoads1795392000262,
] as const;
