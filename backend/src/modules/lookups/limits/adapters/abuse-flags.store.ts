import { Injectable } from '@nestjs/common';
import { AppError } from '../../../../kernel/errors.js';
import { maskEmail } from '../../../../kernel/mask-email.js';
import { Clock } from '../../../../platform/clock.js';
import { AdminAuditLog } from '../../../../platform/database/admin-audit-log.js';
import { byTime } from '../../../../platform/database/keyed-order.js';
import { type ListFilter, PagedList } from '../../../../platform/database/paged-list.js';
import { Sql } from '../../../../platform/database/sql.js';
import { Signals } from '../../../../platform/events/signals.js';
import { isUuid, NO_ID, newIdAfter } from '../../../../platform/ids.js';
import { AccountDirectory, noSuchAccount } from '../../../identity/index.js';
import { idEndOf, protocolOf, protocolTime } from '../../model/index.js';
import { AccountUsage, type LastHour } from '../../usage/index.js';
import type { AbuseFlagItem } from './abuse-flags.answers.js';
import type { ExportAbuseFlagsBody } from './abuse-flags.query.js';
import { holds, LOCK_ACCOUNT, RESTRICTION_CHANGED, readLatest } from './pg-account-restrictions.js';

type AbuseFlagFilter = Omit<ExportAbuseFlagsBody, 'texto' | 'limit'>;

/** The hour before an abuse flag, as the history has it. */
export interface FlaggedHour extends LastHour {
  readonly flag: AbuseFlagItem;
}

/** A release names the abuse flag that was seen, so that nobody releases what they have not seen; to hold is always safe. */
export type Decision = {
  readonly adminId: string;
  readonly accountId: string;
  readonly note: string;
} & ({ readonly kind: 'held' } | { readonly kind: 'released'; readonly seenId: string });

/** Still without what its account tells; `por` is an id. */
type Row = Omit<AbuseFlagItem, 'protocolo' | 'nome' | 'email'>;

/**
 * What was noticed and decided about accounts. Nothing of it is ever changed. A decision, its entry in the admin audit log
 * and its signal are one transaction.
 */
@Injectable()
export class AbuseFlags {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly auditLog: AdminAuditLog,
    private readonly signals: Signals,
    private readonly accounts: AccountDirectory,
    private readonly usage: AccountUsage,
  ) {}

  /** Those of the filter that have this protocol or code, or whose account has this code or, whole, this e-mail. */
  async searched(filter: AbuseFlagFilter, text: string): Promise<PagedList<AbuseFlagItem>> {
    return this.matching(filter, await this.meant(text));
  }

  async matching(
    { conta, nivel, motivo, emVigor, sort }: AbuseFlagFilter,
    further: readonly ListFilter[] = [],
  ): Promise<PagedList<AbuseFlagItem>> {
    const now = this.clock.now();
    const flags = new PagedList<Row>(this.sql, {
      columns: '*',
      table: FLAGS,
      given: [now, await this.ended(now)],
      where: emVigor ? '"emVigor"' : 'true',
      filters: [['"accountId" = ?', conta], ['nivel = ?', nivel], ['motivo = ?', motivo], ...further],
      order: byTime(sort),
    });
    return flags.asPages((page) => this.named(page));
  }

  /** One with the hour before it, which is told to nobody before it is on record who asked. */
  async open(adminId: string, id: string): Promise<FlaggedHour | null> {
    const [flag] = (await (await this.matching({}, [['id = ?', id]])).page({}, 1)).items;
    const entry = {
      adminId,
      action: 'open-abuse-flag',
      target: `account:${flag?.accountId}`,
      after: { observation: id },
    };
    if (flag) await this.auditLog.recordOpening(entry, this.sql);
    return flag ? { flag, ...(await this.usage.hourBefore(flag.accountId, flag.em)) } : null;
  }

  private async meant(text: string): Promise<readonly ListFilter[]> {
    if (isUuid(text)) return [['(id = ? OR "accountId" = ?)', text]];
    const protocol = text.toUpperCase();
    const time = protocolTime(protocol);
    if (!time) return [['"accountId" = ?', (await this.accounts.idOf(text)) ?? NO_ID]];
    const { since, until } = time;
    return [
      ['em >= ?', since],
      ['em < ?', until],
      ['right(id::text, 10) = ?', idEndOf(protocol)],
    ];
  }

  /**
   * Lets an account's lookups go on, or stops them until further notice. Throws ACCOUNT_NOT_FOUND, and
   * NOTHING_TO_RELEASE where they are not limited, and OBSERVATION_CHANGED where not what was seen limits them.
   */
  async decide(decision: Decision): Promise<void> {
    const { adminId, accountId, kind, note } = decision;
    if (!isUuid(accountId)) throw noSuchAccount();
    await this.sql.transaction(async (tx) => {
      await tx.query(LOCK_ACCOUNT, [accountId]);
      if ((await this.accounts.lock(accountId, tx)) === null) throw noSuchAccount();
      const now = this.clock.now();
      const [latest = null] = await readLatest(tx, [accountId]);
      const inForce = latest && holds(latest, now) ? latest : null;
      const before = inForce?.kind ?? null;
      if (decision.kind === 'released' && inForce?.id !== decision.seenId)
        throw inForce ? changedMeanwhile() : nothingToRelease();
      await tx.query(
        'INSERT INTO lookup_observations (id, at, account_id, kind, admin_id, note) VALUES ($1, $2, $3, $4, $5, $6)',
        [newIdAfter(latest?.id), now, accountId, kind, adminId, note],
      );
      const action = kind === 'released' ? 'release-lookups' : 'hold-lookups';
      const target = `account:${accountId}`;
      await this.auditLog.record({ adminId, action, target, before: { state: before }, after: { state: kind } }, tx);
      await this.signals.publish(RESTRICTION_CHANGED, accountId, tx);
    });
  }

  /** Whose flags would hold, had their accounts not ended: nobody could release them any more. */
  private async ended(now: Date): Promise<readonly string[]> {
    const ids = (await this.sql.rows<{ id: string }>(LIMITED, [now])).map(({ id }) => id);
    const accounts = await this.accounts.named(ids);
    return ids.filter((id) => accounts.get(id)?.erased !== false);
  }

  private async named(rows: readonly Row[]): Promise<AbuseFlagItem[]> {
    const accounts = await this.accounts.named(rows.flatMap(({ accountId, por }) => [accountId, por]));
    return rows.map((flag) => {
      const account = accounts.get(flag.accountId);
      const { name: nome, email } = account && !account.erased ? account : { name: null, email: null };
      const por = (flag.por && accounts.get(flag.por)?.name) || null;
      return { ...flag, protocolo: protocolOf(flag.id, flag.em), nome, email: email && maskEmail(email), por };
    });
  }
}

const nothingToRelease = (): AppError =>
  new AppError('conflict', 'NOTHING_TO_RELEASE', 'As consultas desta conta não estão limitadas.');

function changedMeanwhile(): AppError {
  const text = 'Vale agora outra observação desta conta. Abra a mais nova antes de liberar.';
  return new AppError('conflict', 'OBSERVATION_CHANGED', text);
}

/** $1 is now. */
const IN_FORCE = `
  o.kind <> 'released' AND (o.until IS NULL OR o.until > $1::timestamptz)
  AND NOT EXISTS (SELECT 1 FROM lookup_observations n WHERE n.account_id = o.account_id AND n.id > o.id)`;

const LIMITED = `SELECT o.account_id AS id FROM lookup_observations o WHERE ${IN_FORCE}`;

/** The wire's word for each kind. */
export const LEVEL = `
  CASE kind WHEN 'slowed' THEN 'lenta' WHEN 'stopped' THEN 'parada' WHEN 'held' THEN 'retida' ELSE 'liberada' END`;

/** $2 are the accounts that ended. */
const FLAGS = `(
  SELECT o.id, o.at AS em, o.account_id AS "accountId", ${LEVEL} AS nivel, o.detector AS motivo, o.figures AS numeros,
    o.until AS ate, o.admin_id AS por, o.note AS nota, (${IN_FORCE} AND o.account_id <> ALL ($2::uuid[])) AS "emVigor"
  FROM lookup_observations o
) AS flags`;
