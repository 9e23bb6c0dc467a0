import { Inject, Injectable } from '@nestjs/common';
import type { LookupType } from '../../../../kernel/lookup-catalogue.js';
import { FieldCipher } from '../../../../platform/crypto/field-cipher.js';
import { RecordMac } from '../../../../platform/crypto/record-mac.js';
import { SubjectHash } from '../../../../platform/crypto/subject-hash.js';
import { GroupCommit } from '../../../../platform/database/group-commit.js';
import type { Sql } from '../../../../platform/database/sql.js';
import { WriterSql } from '../../../../platform/database/writer-sql.js';
import { idTime } from '../../../../platform/ids.js';
import { LOOKUP_ENDED } from '../../../../platform/telemetry/events.js';
import { WRITERS } from '../../../../platform/telemetry/readings.js';
import {
  AUDIT_SUBJECTS,
  auditedBytes,
  auditedSubject,
  DOSSIER_SUBJECTS,
  type LookupQuery,
  maskedSubject,
  plainName,
  subjectKey,
  wholeResult,
} from '../../model/index.js';
import { termsOf } from '../application/history-search.js';
import {
  LookupLedger,
  type LookupRecord,
  type RecordedLookup,
  type ShownPage,
  type StoredSearch,
} from '../application/lookup-ledger.port.js';
import { blindTerms } from './blind-terms.js';
import { RECORD_LOOKUPS, STORED_BEFORE } from './record-lookups.sql.js';
import { LAST_SEARCHES, RECORD_PAGE, SEARCH_RESULT } from './search-pages.sql.js';

/** What of a lookup the audit's mark covers, beside the subject. */
type AuditLine = Pick<LookupRecord, 'id' | 'accountId' | 'keyId' | 'type' | 'purpose' | 'protocolo' | 'source'> & {
  readonly outcome: LookupRecord['outcome'] | 'refused';
};

/** A group that takes longer is held up by the database: nobody pays a source for what may not be kept. */
const STALLED_MS = 5_000;

/** A record with its personal data made unreadable: what waits in memory for the next statement. */
interface Sealed {
  readonly record: LookupRecord;
  readonly at: string;
  readonly masked: string;
  readonly query: Buffer;
  readonly result: Buffer | null;
  readonly subjectHash: Buffer;
  readonly terms: string;
  readonly subjects: string;
  /** The audit's mark. */
  readonly mark: Buffer;
  /** As the audit tells it. */
  readonly outcome: AuditLine['outcome'];
  readonly auditOnly: boolean;
}

interface SearchRow {
  readonly id: string;
  readonly at: Date;
  readonly askedAt: Date | null;
  readonly protocolo: string;
  readonly fonte: string;
  readonly legalBasis: string | null;
  readonly dadosDe: string | null;
  readonly query: Buffer;
}

/** History, audit and counts in PostgreSQL; lookups that end together are kept by one statement. */
@Injectable()
export class PgLookupLedger implements LookupLedger {
  /** Whether each was kept; of those without a plan nothing is. */
  private readonly commits = new GroupCommit<Sealed, boolean>((group, again) => this.write(group, again));

  constructor(
    @Inject(WriterSql) private readonly sql: Sql,
    private readonly cipher: FieldCipher,
    private readonly hash: SubjectHash,
    private readonly macs: RecordMac,
  ) {
    WRITERS.set('lookups', this.commits);
  }

  get isStalled(): boolean {
    return this.commits.heldMs > STALLED_MS;
  }

  async record(record: LookupRecord): Promise<RecordedLookup> {
    const sealed = this.sealed(record);
    const refused = await this.refusalOf(sealed);
    const ended = record.switchedOff ? 'switched_off' : record.outcome;
    if (!record.auditOnly) LOOKUP_ENDED.tell({ type: record.type, outcome: refused === null ? ended : 'refused' });
    if (refused === null) return { refused };
    const mark = this.markOf({ ...record, outcome: 'refused' }, sealed.masked, sealed.subjectHash);
    // What was held too long stands for nothing any more.
    const reservation = refused === 'plan' ? record.reservation : null;
    await this.commits.add({
      ...sealed,
      record: { ...record, reservation },
      mark,
      outcome: 'refused',
      auditOnly: true,
    });
    return { refused };
  }

  /** Null for a lookup that was kept. */
  private async refusalOf(sealed: Sealed): Promise<RecordedLookup['refused']> {
    try {
      return (await this.commits.add(sealed)) || sealed.auditOnly ? null : 'plan';
    } catch (error) {
      if (isOverspent(error)) return 'quota';
      throw error;
    }
  }

  async lastSearch(accountId: string, type: LookupType, query: LookupQuery, since: Date): Promise<StoredSearch | null> {
    const asked = plainName(subjectKey(query));
    const subject = this.hash.of(AUDIT_SUBJECTS, auditedSubject(query));
    for (const row of await this.sql.rows<SearchRow>(LAST_SEARCHES, [accountId, since, type, subject])) {
      const { id, at, askedAt, protocolo, fonte, legalBasis, dadosDe } = row;
      const answered = JSON.parse(this.cipher.decrypt(row.query, id)) as LookupQuery;
      if (plainName(subjectKey(answered)) !== asked) continue;
      const source = { origem: 'cache', fonte, legalBasis } as const;
      const found = await this.sql.row<{ result: Buffer | null }>(SEARCH_RESULT, [at, id, accountId]);
      // Erased meanwhile.
      if (!found?.result) return null;
      const result = wholeResult({ type, outcome: 'success' }, this.cipher.decrypt(found.result, id));
      return { protocolo, askedAt: askedAt ?? at, source, dadosDe, result };
    }
    return null;
  }

  async recordPage(page: ShownPage): Promise<void> {
    const { id, accountId, type, query, purpose, protocolo, outcome } = page;
    const subject = this.hash.of(AUDIT_SUBJECTS, auditedSubject(query));
    const masked = page.told ?? maskedSubject(type, query);
    const mark = this.markOf(page, masked, subject);
    const { legalBasis, origem, fonte } = page.source;
    await this.sql.rows(RECORD_PAGE, [
      idTime(id),
      id,
      accountId,
      type,
      masked,
      subject,
      purpose,
      legalBasis,
      origem,
      fonte,
      outcome,
      protocolo,
      mark,
      page.keyId,
    ]);
  }

  private sealed(record: LookupRecord): Sealed {
    const { id, accountId, type, query, result, subjects } = record;
    const subjectHash = this.hash.of(AUDIT_SUBJECTS, auditedSubject(query));
    const masked = maskedSubject(type, query);
    return {
      record,
      at: idTime(id).toISOString(),
      masked,
      query: this.cipher.encrypt(JSON.stringify(query), id),
      result: result === null ? null : this.cipher.encrypt(result, id),
      subjectHash,
      terms: `{${blindTerms(this.hash, accountId, termsOf(type, query))}}`,
      subjects: `{${blindTerms(this.hash, accountId, subjects, DOSSIER_SUBJECTS)}}`,
      mark: this.markOf(record, masked, subjectHash),
      outcome: record.outcome,
      auditOnly: record.auditOnly,
    };
  }

  private markOf(line: AuditLine, masked: string, subject_hash: Buffer): Buffer {
    const { id, accountId: account_id, keyId: key_id, type, purpose, outcome, protocolo, source } = line;
    const { legalBasis: legal_basis = null, origem = null, fonte = null } = source ?? {};
    const row = {
      id,
      account_id,
      key_id,
      subject_hash,
      type,
      masked,
      purpose,
      legal_basis,
      origem,
      fonte,
      outcome,
      protocolo,
    };
    return this.macs.of(auditedBytes(row));
  }

  /** An attempt of which the answer was lost may have been kept while the plan still ran: what is there is no refusal. */
  private async write(group: readonly Sealed[], again: boolean): Promise<boolean[]> {
    const kept = new Set(await this.idsOf(RECORD_LOOKUPS, parameters(group)));
    const refused = again ? group.filter(({ record, auditOnly }) => !auditOnly && !kept.has(record.id)) : [];
    if (refused.length > 0) {
      const columns = [
        ({ record }: Sealed) => record.accountId,
        ({ at }: Sealed) => at,
        ({ record }: Sealed) => record.id,
      ];
      const before = columns.map((column) => refused.map(column));
      for (const id of await this.idsOf(STORED_BEFORE, before)) kept.add(id);
    }
    return group.map(({ record: { id } }) => kept.has(id));
  }

  private async idsOf(statement: string, values: unknown[]): Promise<string[]> {
    return (await this.sql.rows<{ id: string }>(statement, values)).map(({ id }) => id);
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
  for (const { query, result, subjectHash, mark } of group) {
    const parts = result ? [query, result, subjectHash, mark] : [query, subjectHash, mark];
    starts.push(next);
    bytes.push(...parts);
    for (const { length } of parts) next += length;
  }
  const each = <Value>(pick: (record: LookupRecord) => Value): Value[] => group.map(({ record }) => pick(record));
  return [
    Buffer.concat(bytes, next - 1),
    listed(starts),
    listed(group.map(({ query }) => query.length)),
    listed(group.map(({ result }) => result?.length ?? 0)),
    listed(each(({ id }) => id)),
    listed(group.map(({ at }) => `"${at}"`)),
    listed(each(({ accountId }) => accountId)),
    listed(each(({ exempt }) => exempt)),
    listed(each(({ type }) => type)),
    listed(group.map(({ outcome }) => outcome)),
    quoted(each(({ source }) => source?.origem ?? null)),
    quoted(each(({ source }) => source?.fonte ?? null)),
    quoted(each(({ source }) => source?.legalBasis ?? null)),
    quoted(each(({ protocolo }) => protocolo)),
    quoted(group.map(({ masked }) => masked)),
    quoted(each(({ purpose }) => purpose)),
    quoted(each(({ dadosDe }) => dadosDe)),
    listed(each(({ latencyMs }) => latencyMs)),
    quoted(group.map(({ terms }) => terms)),
    listed(each(({ reservation }) => reservation?.holder ?? null)),
    listed(each(({ reservation }) => reservation?.scarce ?? false)),
    listed(group.map(({ auditOnly }) => auditOnly)),
    quoted(group.map(({ subjects }) => subjects)),
    listed(each(({ keyId }) => keyId)),
    quoted(each(({ askedAt }) => askedAt?.toISOString() ?? null)),
    quoted(each(({ requestKey }) => (requestKey ? `\\x${requestKey.toString('hex')}` : null))),
  ];
}

/** An array of what needs no quotes, as PostgreSQL reads it: a tenth of the driver's price. */
function listed(values: readonly (string | number | boolean | null)[]): string {
  return `{${values.map((value) => value ?? 'NULL').join(',')}}`;
}

/** An array of any texts. */
function quoted(values: readonly (string | null)[]): string {
  return listed(values.map((value) => (value === null ? null : `"${value.replace(/["\\]/g, '\\$&')}"`)));
}
