import { Injectable } from '@nestjs/common';
import { dayText } from '../../../kernel/day-text.js';
import { AccountEvents } from '../../../platform/account-events.port.js';
import { Clock } from '../../../platform/clock.js';
import { PlatformConfig } from '../../../platform/config/platform.config.js';
import { type Queryable, Sql } from '../../../platform/database/sql.js';
import type { SealedEmail } from '../../../platform/mail/email.js';
import { EmailWriters } from '../../../platform/mail/email-writers.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import { PresentChanges, type ToldChange } from '../../companies/index.js';
import { AccountDirectory } from '../../identity/index.js';
import { EmailPreferences, Notices, WhatsappNotices } from '../../messaging/index.js';
import { type ChangedCompany, companyChangesEmail, digestWords } from './company-changes.email.js';
import { FOLLOWER_ROWS, Followers, type FollowersEvent } from './followers.queries.js';
import { WatchMonths, type WrittenMonth } from './months.store.js';

type NamedEvent = FollowersEvent & Pick<ToldChange, 'nome'>;

const AT_ONCE = 50;
const PAGE = '/acompanhamento';
const WRITER = 'company-changes';

/**
 * Tells followers what a month changed: the inboxes of all of them in one statement, then account by account the e-mail, WhatsApp
 * and webhooks. How far it came is stored with what was put, in one transaction.
 */
@Injectable()
export class NotifyFollowers {
  constructor(
    private readonly sql: Sql,
    private readonly months: WatchMonths,
    private readonly followers: Followers,
    private readonly companies: PresentChanges,
    private readonly notices: Notices,
    private readonly accounts: AccountDirectory,
    private readonly preferences: EmailPreferences,
    private readonly outbox: Outbox,
    private readonly whatsapp: WhatsappNotices,
    private readonly webhooks: AccountEvents,
    private readonly clock: Clock,
    private readonly config: PlatformConfig,
    writers: EmailWriters,
  ) {
    writers.on(WRITER, (email, { accountId = '', month = '' }) => this.rewrite(email, accountId, month));
  }

  /** Tells the next few; answers whether there may be more. */
  async tellSome(): Promise<boolean> {
    const month = await this.months.written();
    if (!month) return false;
    if (!month.rung) await this.ring(month);
    const ids = await this.followers.after(month.month, month.toldTo, AT_ONCE);
    const events = await this.events(month.month, ids);
    await this.sql.transaction(async (tx) => {
      if (!(await this.months.tell(month, ids.at(-1) ?? null, tx))) return;
      await this.write(month, ids, events, tx);
      await this.putWebhooks(month, ids, events, tx);
    });
    return true;
  }

  private async ring({ month }: WrittenMonth): Promise<void> {
    const when = dayText(month);
    const content = `Mudou o cadastro de empresas que você acompanha, nos dados da Receita Federal de ${when}. O que mudou está em Acompanhamento.`;
    const notice = { topic: `acompanhamento ${month}`, content, link: PAGE };
    await this.sql.transaction(async (tx) => {
      if (!(await this.months.ring(month, tx))) return;
      await this.notices.put(notice, { rows: FOLLOWER_ROWS, key: `${month}-01` }, tx);
    });
  }

  /** The e-mail without what is about somebody who is withheld since it was put; null also where it is not wanted any more. */
  private async rewrite(email: SealedEmail, accountId: string, month: string): Promise<SealedEmail | null> {
    const events = await this.events(month, [accountId]);
    const companies = changedOf(events);
    const { companies: wanted } = await this.preferences.of(accountId);
    const to = wanted && companies.length > 0 && (await this.accounts.addressOf(accountId));
    return to ? { ...email, ...digestWords({ month, companies }), to } : null;
  }

  /** Without those about somebody who is withheld since they were written. */
  private async events(month: string, ids: readonly string[]): Promise<NamedEvent[]> {
    const events = await this.followers.events(month, ids);
    const told = await this.companies.told(events);
    return events.flatMap((event) => {
      const change = told.get(event.id);
      return change ? [{ ...event, nome: change.nome }] : [];
    });
  }

  private async write(
    { month }: WrittenMonth,
    ids: readonly string[],
    events: readonly NamedEvent[],
    tx: Queryable,
  ): Promise<void> {
    const choices = await this.preferences.aboutCompanies(ids, tx);
    for (const { id, name, email, blocked } of (await this.accounts.named(ids, tx)).values()) {
      const companies = changedOf(events.filter(({ accountId }) => accountId === id));
      const choice = choices.get(id);
      if (email === null || blocked || !choice || companies.length === 0) continue;
      if (choice.whatsapp) await this.whatsapp.put(id, [String(companies.length), dayText(month)], tx);
      if (!choice.email) continue;
      const links = await this.preferences.companyLinks(id, tx);
      const reader = { accountId: id, name, email };
      const page = this.config.page(PAGE);
      const digest = companyChangesEmail(reader, { month, companies }, page, links, this.clock.now());
      await this.outbox.put({ ...digest, again: { writer: WRITER, about: { accountId: id, month } } }, tx);
    }
  }

  private async putWebhooks(
    { month, liveAt }: WrittenMonth,
    ids: readonly string[],
    events: readonly FollowersEvent[],
    tx: Queryable,
  ): Promise<void> {
    const listening = await this.webhooks.listening('company.changed', ids, tx);
    for (const { accountId, id, cnpj, kind } of events) {
      if (!listening.has(accountId)) continue;
      const data = { eventId: id, cnpj, month, change: kind };
      const key = `company.changed:${id}`;
      await this.webhooks.put({ accountId, type: 'company.changed', happenedAt: liveAt, key, data }, tx);
    }
  }
}

function changedOf(events: readonly NamedEvent[]): ChangedCompany[] {
  const changed = new Map<string, ChangedCompany>();
  for (const { cnpj, nome: name, kind } of events)
    changed.set(cnpj, { cnpj, name, kinds: [...(changed.get(cnpj)?.kinds ?? []), kind] });
  return [...changed.values()];
}
