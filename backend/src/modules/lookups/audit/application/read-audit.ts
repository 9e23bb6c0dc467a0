import { Injectable } from '@nestjs/common';
import type { AdminAuditEntry } from '../../../../kernel/admin-audit-entry.js';
import { AppError } from '../../../../kernel/errors.js';
import { isUuid } from '../../../../platform/ids.js';
import { AccountDirectory } from '../../../identity/index.js';
import type { LookupQuery } from '../../model/index.js';
import { AuditDeeds } from '../adapters/audit-deeds.store.js';
import {
  type AuditCount,
  type AuditPageRequest,
  type AuditPlace,
  AuditTrail,
} from '../adapters/audit-trail.queries.js';
import type { AuditFilter, AuditRecord } from '../domain/audit-record.js';
import { subjectKeysOf } from '../domain/subject-keys.js';

/** What an administrator looks for: what may stand in an address, and what may not. */
export interface AuditSearch {
  readonly filter: Omit<AuditFilter, 'subjects'>;
  /** What is known of the subject, by the names of the lookups' inputs; empty for all subjects. */
  readonly subject: LookupQuery;
  readonly accountEmail: string | null;
  readonly sort: AuditPageRequest['sort'];
}

export interface AuditPage extends AuditCount {
  readonly records: readonly AuditRecord[];
  readonly next: string | null;
}

export interface AuditAccount {
  readonly id: string;
  readonly name: string;
  /** An administrator may have none, and an erased account has none. */
  readonly email: string | null;
}

export interface OpenedRecord {
  readonly record: AuditRecord;
  readonly place: AuditPlace | null;
  /** Who asked; null once the account is gone. */
  readonly account: AuditAccount | null;
}

const EXPORT_PAGE = 1_000;
const NOBODY: AuditPage = { records: [], next: null, total: 0, capped: false };

/** Reading the audit. Each look is a deed of the administrator's, noted before anything is told. */
@Injectable()
export class ReadAudit {
  constructor(
    private readonly trail: AuditTrail,
    private readonly accounts: AccountDirectory,
    private readonly deeds: AuditDeeds,
  ) {}

  async page(adminId: string, wish: AuditSearch, limit: number, cursor: string | null): Promise<AuditPage> {
    const filter = await this.filterOf(wish);
    await this.deeds.note(deedOf(adminId, 'view-audit', wish, filter));
    if (!filter) return NOBODY;
    const [page, count] = await Promise.all([
      this.trail.page({ filter, sort: wish.sort, limit, cursor }),
      this.trail.count(filter),
    ]);
    return { ...page, ...count };
  }

  async open(adminId: string, id: string): Promise<OpenedRecord> {
    const found = isUuid(id) ? await this.trail.open(id) : null;
    if (!found) throw new AppError('not-found', 'AUDIT_RECORD_NOT_FOUND', 'Registro de auditoria não encontrado.');
    await this.deeds.note({ adminId, action: 'open-audit-record', target: `audit:${id}` });
    const { accountId } = found.record;
    return { ...found, account: (await this.accounts.named([accountId])).get(accountId) ?? null };
  }

  /** Page after page, so that no more than one is held in memory. */
  async export(adminId: string, wish: AuditSearch): Promise<AsyncIterable<readonly AuditRecord[]>> {
    const filter = await this.filterOf(wish);
    await this.deeds.note(deedOf(adminId, 'export-audit', wish, filter));
    return this.pages(filter, wish.sort);
  }

  async *pages(filter: AuditFilter | null, sort: AuditPageRequest['sort']): AsyncGenerator<readonly AuditRecord[]> {
    let cursor: string | null = null;
    if (filter) {
      do {
        const page: Awaited<ReturnType<AuditTrail['page']>> = await this.trail.page({
          filter,
          sort,
          limit: EXPORT_PAGE,
          cursor,
        });
        yield page.records;
        cursor = page.next;
      } while (cursor);
    }
  }

  /** Null when nothing can match: an e-mail that no account has, or a subject that no lookup could have been about. */
  private async filterOf({ filter, subject, accountEmail }: AuditSearch): Promise<AuditFilter | null> {
    const subjects = Object.keys(subject).length === 0 ? null : subjectKeysOf(subject);
    if (subjects?.length === 0) return null;
    if (accountEmail === null) return { ...filter, subjects };
    const accountId = await this.accounts.idOf(accountEmail);
    if (accountId === null || (filter.accountId !== null && filter.accountId !== accountId)) return null;
    return { ...filter, accountId, subjects };
  }
}

/** The filter without what it names: the kinds of what was known of the subject, not their values. */
function deedOf(adminId: string, action: string, wish: AuditSearch, filter: AuditFilter | null): AdminAuditEntry {
  const { from, to, type, outcome, purpose } = wish.filter;
  const known = Object.keys(wish.subject).join(',');
  const facts = {
    from: from?.toISOString() ?? null,
    to: to?.toISOString() ?? null,
    type,
    outcome,
    purpose,
    accountId: filter?.accountId ?? wish.filter.accountId,
    subject: known === '' ? null : known,
  };
  const told = Object.entries(facts).filter(([, value]) => value !== null);
  return { adminId, action, target: 'audit:list', after: told.length > 0 ? Object.fromEntries(told) : null };
}
