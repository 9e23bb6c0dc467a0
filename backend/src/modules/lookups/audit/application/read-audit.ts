import { Injectable } from '@nestjs/common';
import { DAY_MS } from '../../../../kernel/durations.js';
import { AppError } from '../../../../kernel/errors.js';
import { Clock } from '../../../../platform/clock.js';
import { isUuid } from '../../../../platform/ids.js';
import type { CountedPage, WholeList } from '../../../../platform/page.js';
import { AccountDirectory } from '../../../identity/index.js';
import type { LookupQuery } from '../../model/index.js';
import { AuditAccessLog } from '../adapters/audit-access-log.store.js';
import { AuditTrail } from '../adapters/audit-trail.queries.js';
import type { AuditFilter, AuditPageRequest, AuditRecord } from '../domain/audit-record.js';
import { subjectKeysOf } from '../domain/subject-keys.js';

/** What an administrator looks for: what may stand in an address, and what may not. */
export interface AuditSearch {
  readonly filter: Omit<AuditFilter, 'subjects'>;
  /** What is known of the subject, by the names of the lookups' inputs; empty for all subjects. */
  readonly subject: LookupQuery;
  readonly accountEmail: string | null;
  readonly sort: AuditPageRequest['sort'];
}

type Facts = Readonly<Record<string, string>>;

/** Days of the audit, or of one account's part of it, that may be read through for a purpose, which has no index. */
const MOST_DAYS = 31;
const EXPORT_PAGE = 1_000;
const NOBODY: CountedPage<AuditRecord> = { items: [], next: null, total: 0, capped: false };

/** Reading the audit. Each look is an entry of the admin audit log, written before anything is returned. */
@Injectable()
export class ReadAudit {
  constructor(
    private readonly trail: AuditTrail,
    private readonly accounts: AccountDirectory,
    private readonly auditLog: AuditAccessLog,
    private readonly clock: Clock,
  ) {}

  async page(
    adminId: string,
    search: AuditSearch,
    limit: number,
    cursor: string | null,
  ): Promise<CountedPage<AuditRecord>> {
    const filter = await this.filterOf(search);
    const after = factsOf(search, filter);
    const told = Object.keys(after).length > 0;
    await this.auditLog.note({ adminId, action: 'view-audit', target: 'audit:list', after: told ? after : null });
    if (!filter) return NOBODY;
    const [page, count] = await Promise.all([
      this.trail.page({ filter, sort: search.sort, limit, cursor }),
      this.trail.count(filter),
    ]);
    return { ...page, ...count };
  }

  /** With who asked; null once the account is gone. */
  async open(adminId: string, id: string) {
    const found = isUuid(id) ? await this.trail.open(id) : null;
    if (!found) throw new AppError('not-found', 'AUDIT_RECORD_NOT_FOUND', 'Registro de auditoria não encontrado.');
    await this.auditLog.note({ adminId, action: 'open-audit-record', target: `audit:${id}` });
    const { accountId } = found.record;
    return { ...found, account: (await this.accounts.named([accountId])).get(accountId) ?? null };
  }

  /** All that match, and what the record may tell of the filters. */
  async export(search: AuditSearch): Promise<{ list: WholeList<AuditRecord>; filters: Facts }> {
    const filter = await this.filterOf(search);
    const list: WholeList<AuditRecord> = {
      count: async (most) => (filter ? this.trail.count(filter, most) : NOBODY),
      pages: () => this.pages(filter, search.sort),
    };
    return { list, filters: factsOf(search, filter) };
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
        yield page.items;
        cursor = page.next;
      } while (cursor);
    }
  }

  /** Null when nothing can match: an e-mail that no account has, or a subject that no lookup could have been about. */
  private async filterOf(search: AuditSearch): Promise<AuditFilter | null> {
    if (isOfManyDays(search, this.clock.now())) throw tooWide();
    const { filter, subject, accountEmail } = search;
    const subjects = Object.keys(subject).length === 0 ? null : subjectKeysOf(subject);
    if (subjects?.length === 0) return null;
    if (accountEmail === null) return { ...filter, subjects };
    const accountId = await this.accounts.idOf(accountEmail);
    if (accountId === null || (filter.accountId !== null && filter.accountId !== accountId)) return null;
    return { ...filter, accountId, subjects };
  }
}

/** Whether a purpose is looked for among all subjects over more days than are read through: one account may have asked most. */
function isOfManyDays({ filter, subject }: AuditSearch, now: Date): boolean {
  const { purpose, from, to } = filter;
  if (purpose === null || Object.keys(subject).length > 0) return false;
  return from === null || (to ?? now).getTime() - from.getTime() > MOST_DAYS * DAY_MS;
}

function tooWide(): AppError {
  const text = 'A busca por finalidade vai até 31 dias. Escolha o início e o fim, ou um titular.';
  return new AppError('invalid', 'AUDIT_PERIOD_TOO_WIDE', text);
}

/** The filter without what it names: the kinds of what was known of the subject, not their values. */
function factsOf(search: AuditSearch, filter: AuditFilter | null): Facts {
  const { from, to, type, outcome, purpose } = search.filter;
  const known = Object.keys(search.subject).join(',');
  const facts = {
    from: from?.toISOString() ?? null,
    to: to?.toISOString() ?? null,
    type,
    outcome,
    purpose,
    accountId: filter?.accountId ?? search.filter.accountId,
    subject: known === '' ? null : known,
  };
  return Object.fromEntries(Object.entries(facts).filter((fact): fact is [string, string] => fact[1] !== null));
}
