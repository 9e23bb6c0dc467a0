import { Injectable } from '@nestjs/common';
import { PlatformConfig } from '../../../platform/config/platform.config.js';
import { SubjectHash } from '../../../platform/crypto/subject-hash.js';
import { type Queryable, Sql } from '../../../platform/database/sql.js';
import { linkHash } from '../../../platform/link-token.js';
import type { Unsubscribe } from '../../../platform/mail/email.js';

/** Which e-mails an account wants beside those that it needs: about money, access and its own requests. */
interface Preferences {
  /** That the plan is about to end. */
  readonly planEnd: boolean;
  /** A copy of each broadcast. */
  readonly broadcasts: boolean;
  /** What changed of the companies that the account follows. */
  readonly companies: boolean;
  /** The same by WhatsApp, once the account has a number there. */
  readonly companiesWhatsapp: boolean;
}

/** How an account wants to hear of the companies that it follows. */
export interface CompanyEmailChoice {
  readonly email: boolean;
  readonly whatsapp: boolean;
}

const DEFAULTS: Preferences = { planEnd: true, broadcasts: false, companies: true, companiesWhatsapp: false };
const NAMES = ['planEnd', 'broadcasts', 'companies', 'companiesWhatsapp'] as const;

/**
 * What accounts have chosen about e-mails, and the links by which copies are stopped without a login. An account's secret
 * is always the same, made of a key: a link in an old e-mail must go on working. It opens nothing else; the database
 * stores its hash.
 */
@Injectable()
export class EmailPreferences {
  constructor(
    private readonly sql: Sql,
    private readonly hash: SubjectHash,
    private readonly config: PlatformConfig,
  ) {}

  async of(accountId: string): Promise<Preferences> {
    const chosen = await this.sql.row<Preferences>(
      `SELECT plan_end AS "planEnd", broadcasts, companies, companies_whatsapp AS "companiesWhatsapp"
       FROM letter_preferences WHERE account_id = $1`,
      [accountId],
    );
    return chosen ?? DEFAULTS;
  }

  /** What is left out stays as it is. */
  async choose(accountId: string, choice: Partial<Preferences>): Promise<void> {
    const fresh = NAMES.map((name) => choice[name] ?? DEFAULTS[name]);
    const changed = NAMES.map((name) => choice[name] ?? null);
    await this.sql.query(CHOOSE, [accountId, linkHash(this.secretOf(accountId)), ...fresh, ...changed]);
  }

  /** Of these accounts, by id: how each wants to hear of followed companies. */
  async aboutCompanies(
    accountIds: readonly string[],
    from: Queryable,
  ): Promise<ReadonlyMap<string, CompanyEmailChoice>> {
    const { rows } = await from.query<CompanyEmailChoice & { id: string }>(ABOUT_COMPANIES, [accountIds]);
    return new Map(rows.map(({ id, email, whatsapp }) => [id, { email, whatsapp }]));
  }

  /** Stops the e-mails for which the link was written: copies of broadcasts, or those about companies; null when it was for none. */
  async stop(link: string): Promise<'broadcasts' | 'companies' | null> {
    const row = await this.sql.row<{ isCopies: boolean }>(STOP, [linkHash(link)]);
    if (!row) return null;
    return row.isCopies ? 'broadcasts' : 'companies';
  }

  /** The links that stop the e-mails about companies, which are known from now on. */
  async companyLinks(accountId: string, tx: Queryable): Promise<Unsubscribe> {
    const secret = this.hash.of('unsubscribe-companies', accountId).toString('base64url');
    const { planEnd, broadcasts } = DEFAULTS;
    await tx.query(
      `INSERT INTO letter_preferences (account_id, plan_end, broadcasts, link_hash, companies_link_hash)
       VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (account_id) DO UPDATE SET companies_link_hash = excluded.companies_link_hash`,
      [accountId, planEnd, broadcasts, linkHash(this.secretOf(accountId)), linkHash(secret)],
    );
    return {
      page: this.config.page(`/avisos-por-email/${secret}?de=empresas`),
      oneClick: this.config.page(`/api/unsubscribe/${secret}`),
    };
  }

  unsubscribeLinks(accountId: string): Unsubscribe {
    const secret = this.secretOf(accountId);
    return {
      page: this.config.page(`/avisos-por-email/${secret}`),
      oneClick: this.config.page(`/api/unsubscribe/${secret}`),
    };
  }

  private secretOf(accountId: string): string {
    return this.hash.of('unsubscribe', accountId).toString('base64url');
  }
}

const CHOOSE = `
  INSERT INTO letter_preferences AS p (account_id, link_hash, plan_end, broadcasts, companies, companies_whatsapp)
  VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (account_id) DO UPDATE SET plan_end = coalesce($7, p.plan_end), broadcasts = coalesce($8, p.broadcasts),
    companies = coalesce($9, p.companies), companies_whatsapp = coalesce($10, p.companies_whatsapp)`;

const ABOUT_COMPANIES = `
  SELECT a.id, coalesce(p.companies, true) AS email, coalesce(p.companies_whatsapp, false) AS whatsapp
  FROM unnest($1::uuid[]) AS a (id) LEFT JOIN letter_preferences AS p ON p.account_id = a.id`;

const STOP = `
  UPDATE letter_preferences SET broadcasts = broadcasts AND link_hash <> $1, companies = companies AND link_hash = $1
  WHERE link_hash = $1 OR companies_link_hash = $1 RETURNING link_hash = $1 AS "isCopies"`;
