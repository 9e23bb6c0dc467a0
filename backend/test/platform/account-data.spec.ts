import { ActionLogAccountData } from '../../src/modules/admin/action-log/account-data.store.js';
import { CleanupAccountData } from '../../src/modules/admin/cleanup/account-data.store.js';
import { BillingAccountData } from '../../src/modules/billing/settlement/billing-account-data.store.js';
import { IdentityAccountData } from '../../src/modules/identity/own-data/identity-account-data.store.js';
import { BatchesAccountData } from '../../src/modules/lookups/batches/adapters/batches-account-data.js';
import { DossiersAccountData } from '../../src/modules/lookups/dossiers/adapters/dossiers-account-data.store.js';
import { LookupsAccountData } from '../../src/modules/lookups/history/adapters/lookups-account-data.js';
import { LimitsAccountData } from '../../src/modules/lookups/limits/adapters/limits-account-data.js';
import { ReportsAccountData } from '../../src/modules/lookups/reports/reports-account-data.store.js';
import { InboxAccountData } from '../../src/modules/messaging/inbox/account-data.store.js';
import { EmailsAccountData } from '../../src/modules/messaging/subscriber-emails/account-data.store.js';
import { SuggestionsAccountData } from '../../src/modules/messaging/suggestions/account-data.store.js';
import { WebhooksAccountData } from '../../src/modules/messaging/webhooks/adapters/webhooks-account-data.store.js';
import { WhatsappAccountData } from '../../src/modules/messaging/whatsapp-links/account-data.store.js';
import { WatchAccountData } from '../../src/modules/watch/list/account-data.store.js';
import { WatchEventsAccountData } from '../../src/modules/watch/news/watch-events-account-data.store.js';
import type { AccountDataHolder } from '../../src/platform/account-data/account-data-holder.js';
import { MailAccountData } from '../../src/platform/mail/account-data.store.js';
import { createTestDatabase, type TestDatabase } from '../harness/test-database.js';

const NOTHING = {} as never;
const HOLDERS: AccountDataHolder[] = [
  new IdentityAccountData(NOTHING, NOTHING),
  new BillingAccountData(NOTHING),
  new LookupsAccountData(NOTHING, NOTHING, NOTHING),
  new DossiersAccountData(NOTHING, NOTHING),
  new BatchesAccountData(NOTHING, NOTHING),
  new ReportsAccountData(NOTHING),
  new WatchAccountData(NOTHING),
  new WatchEventsAccountData(NOTHING, NOTHING),
  new InboxAccountData(NOTHING),
  new SuggestionsAccountData(NOTHING),
  new WhatsappAccountData(NOTHING),
  new EmailsAccountData(NOTHING),
  new WebhooksAccountData(NOTHING, NOTHING, NOTHING),
  new LimitsAccountData(NOTHING),
  new CleanupAccountData(NOTHING),
  new ActionLogAccountData(NOTHING),
  new MailAccountData(NOTHING),
];

/** Tables (partitions belong to their parent) that name an account, by a column or by a foreign key. */
const OF_ACCOUNTS = `
  SELECT DISTINCT c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND (
    c.relname = 'accounts'
    OR EXISTS (SELECT 1 FROM pg_attribute a WHERE a.attrelid = c.oid AND NOT a.attisdropped
      AND a.attname IN ('account_id', 'admin_id', 'user_id'))
    OR EXISTS (SELECT 1 FROM pg_constraint k WHERE k.conrelid = c.oid AND k.confrelid = 'accounts'::regclass)
  )`;

describe('What modules hold about an account', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('is answered for table by table: none is in nobody’s list, none in two', async () => {
    const { rows } = await database.sql.query<{ name: string }>(OF_ACCOUNTS);
    const answeredFor = HOLDERS.flatMap(({ tables }) => tables);
    expect(answeredFor.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  });
});
