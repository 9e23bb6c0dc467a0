import { Injectable } from '@nestjs/common';
import type { LookupType } from '../../../../kernel/lookup-catalogue.js';
import { FieldCipher } from '../../../../platform/crypto/field-cipher.js';
import { RecordMac } from '../../../../platform/crypto/record-mac.js';
import { SubjectHash } from '../../../../platform/crypto/subject-hash.js';
import { GroupCommit } from '../../../../platform/database/group-commit.js';
import { Sql } from '../../../../platform/database/sql.js';
import { idTime } from '../../../../platform/ids.js';
import {
  AUDIT_SUBJECTS,
  auditedBytes,
  type LookupQuery,
  maskedSubject,
  plainName,
  subjectKey,
} from '../../model/index.js';
import { termsOf } from '../application/history-search.js';
import {
  type KeptSearch,
  LookupLedger,
  type LookupRecord,
  type RecordedLookup,
  type ShownPage,
} from '../application/lookup-ledger.port.js';
import { blindTerms } from './blind-terms.js';
import { RECORD_LOOKUPS } from './record-lookups.sql.js';
import { LAST_SEARCHES, RECORD_PAGE, SEARCH_RESULT } from './search-pages.sql.js';

/** A record with its personal data made unreadable: what waits in memory for the next statement. */
interface Sealed {
  readonly record: LookupRecord;
  readonly query: Buffer;
  readonly result: Buffer | null;
  readonly subjectHash: string;
  readonly terms: string;
  /** The audit's mark of the outcome, and that of a refusal. */
  readonly marks: readonly Buffer[];
  /** Not to be kept, whatever the plan says. */
  readonly barred: boolean;
}

interface SearchRow {
  readonly id: string;
  readonly at: Date;
  readonly protocolo: string;
  readonly fonte: string;
  readonly legalBasis: string | null;
  readonly dadosDe: string | null;
  readonly query: Buffer;
}

/** History, audit and counts in PostgreSQL; lookups that end together are kept by one statement. */
@Injectable()
export class PgLookupLedger extends LookupLedger {
  private readonly commits = new GroupCommit<Sealed, RecordedLookup>((group) => this.write(group));

  constructor(
    private readonly sql: Sql,
    private readonly cipher: FieldCipher,
    private readonly hash: SubjectHash,
    private readonly macs: RecordMac,
  ) {
    super();
  }

  async record(record: LookupRecord): Promise<RecordedLookup> {
    const sealed = this.sealed(record);
    try {
      return await this.commits.add(sealed);
    } catch (error) {
      if (!isOverspent(error)) throw error;
      await this.commits.add({ ...sealed, record: { ...record, reservation: null }, barred: true });
      return { refused: 'quota' };
    }
  }

  async lastSearch(accountId: string, type: LookupType, query: LookupQuery, since: Date): Promise<KeptSearch | null> {
    const asked = plainName(subjectKey(query));
    for (const row of await this.sql.rows<SearchRow>(LAST_SEARCHES, [accountId, since, type])) {
      const { id, at, protocolo, fonte, legalBasis, dadosDe } = row;
      const answered = JSON.parse(this.cipher.decrypt(row.query, id)) as LookupQuery;
      if (plainName(subjectKey(answered)) !== asked) continue;
      const source = { origem: 'cache', fonte, legalBasis } as const;
      const found = await this.sql.row<{ result: Buffer | null }>(SEARCH_RESULT, [at, id, accountId]);
      // Erased meanwhile.
      if (!found?.result) return null;
      return { protocolo, at, source, dadosDe, result: this.cipher.decrypt(found.result, id) };
    }
    return null;
  }

  async recordPage({ id, accountId, type, query, purpose, search }: ShownPage): Promise<void> {
    const { source, protocolo } = search;
    const subject = this.hash.of(AUDIT_SUBJECTS, subjectKey(query));
    const masked = maskedSubject(type, query);
    const { legalBasis: legal_basis, fonte } = source;
    const row = {
      id,
      account_id: accountId,
      subject_hash: subject,
      type,
      masked,
      purpose,
      legal_basis,
      fonte,
      protocolo,
    };
    const mark = this.macs.of(auditedBytes({ ...row, origem: 'cache', outcome: 'success' }));
    await this.sql.rows(RECORD_PAGE, [
      idTime(id),
      id,
      accountId,
      type,
      masked,
      subject,
      purpose,
      legal_basis,
      fonte,
      protocolo,
      mark,
    ]);
  }

  private sealed(record: LookupRecord): Sealed {
    const { id, accountId, type, query, result, source, outcome } = record;
    const subject = this.hash.of(AUDIT_SUBJECTS, subjectKey(query));
    const row = {
      id,
      account_id: accountId,
      subject_hash: subject,
      type,
      masked: maskedSubject(type, query),
      purpose: record.purpose,
      legal_basis: source?.legalBasis ?? null,
      origem: source?.origem ?? null,
      fonte: source?.fonte ?? null,
      protocolo: record.protocolo,
    };
    return {
      record,
      query: this.cipher.encrypt(JSON.stringify(query), id),
      result: result === null ? null : this.cipher.encrypt(result, id),
      subjectHash: subject.toString('hex'),
      terms: `{${blindTerms(this.hash, accountId, termsOf(type, query))}}`,
      marks: [outcome, 'refused'].map((outcome) => this.macs.of(auditedBytes({ ...row, outcome }))),
      barred: false,
    };
  }

  private async write(group: readonly Sealed[]): Promise<RecordedLookup[]> {
    const rows = await this.sql.rows<{ id: string }>(RECORD_LOOKUPS, parameters(group));
    const allowed = new Set(rows.map(({ id }) => id));
    return group.map(({ record: { id } }) => ({ refused: allowed.has(id) ? null : 'plan' }));
  }
}

/** The reservation had been held too long, and what it stood for was given to somebody else. */
function isOverspent(error: unknown): boolean {
  return (error as { constraint?: unknown }).constraint === 'lookup_allowances_used_within_grant';
}

function parameters(group: readonly Sealed[]): unknown[] {
  const bytes: Buffer[] = [];
  const starts: number[] = [];
  let next = 1;
  for (const { query, result, marks } of group) {
    const parts = [query, ...(result ? [result] : []), ...marks];
    starts.push(next);
    bytes.push(...parts);
    for (const { length } of parts) next += length;
  }
  const each = <Value>(pick: (record: LookupRecord) => Value): Value[] => group.map(({ record }) => pick(record));
  return [
    Buffer.concat(bytes),
    starts,
    group.map(({ query }) => query.length),
    group.map(({ result }) => result?.length ?? 0),
    each(({ id }) => id),
    each(({ id }) => idTime(id).toISOString()),
    each(({ accountId }) => accountId),
    each(({ exempt }) => exempt),
    each(({ type }) => type),
    each(({ outcome }) => outcome),
    each(({ source }) => source?.origem ?? null),
    each(({ source }) => source?.fonte ?? null),
    each(({ source }) => source?.legalBasis ?? null),
    each(({ protocolo }) => protocolo),
    each(({ type, query }) => maskedSubject(type, query)),
    each(({ purpose }) => purpose),
    each(({ dadosDe }) => dadosDe),
    each(({ latencyMs }) => latencyMs),
    group.map(({ subjectHash }) => subjectHash),
    group.map(({ terms }) => terms),
    each(({ reservation }) => reservation?.holder ?? null),
    each(({ reservation }) => reservation?.scarce ?? false),
    group.map(({ barred }) => barred),
  ];
}
