import { Injectable } from '@nestjs/common';
import type { AdminAuditEntry } from '../../../../kernel/admin-audit-entry.js';
import { Clock } from '../../../../platform/clock.js';
import { columnById, encryptedColumns, FieldCipher } from '../../../../platform/crypto/field-cipher.js';
import { SubjectHash } from '../../../../platform/crypto/subject-hash.js';
import { AdminAuditLog } from '../../../../platform/database/admin-audit-log.js';
import { type Queryable, Sql } from '../../../../platform/database/sql.js';
import { PRIVACY_SUBJECTS } from '../../model/index.js';
import { type DataRequest, isOfOneForm, type Person } from '../domain/data-request.js';
import { formKeyUsed } from '../domain/request-errors.js';
import type { RequestStep } from '../domain/request-steps.js';
import { DataRequestEmails, type EmailToSubject } from './data-request-emails.js';
import { type LinkPurpose, RequestLinks } from './request-links.store.js';
import { recordEvent } from './request-record.js';
import { COLUMNS, type RequestRow, requestContext, requestOf, type Sealed, seal } from './request-rows.js';

export interface NewRequest extends Pick<DataRequest, 'id' | 'protocol' | 'kind' | 'receivedAt' | 'dueOn'> {
  /** Chosen by the page for one form. */
  readonly formKey: string;
  readonly person: Person;
}

/** A step with what goes along with it; without an entry for the admin audit log it is the subject's own. */
export interface RequestDecision {
  readonly step: RequestStep;
  readonly entry?: AdminAuditEntry;
  readonly email?: EmailToSubject;
}

/** What came of showing a link: used up, refused with some tries left, or over. */
export type LinkUse =
  | { readonly outcome: 'used'; readonly request: DataRequest }
  | { readonly outcome: 'wrong'; readonly attemptsLeft: number }
  | { readonly outcome: 'over' };

/** The requests of data subjects. A step, its record, its audit log entry and its e-mail come to be together, or none does. */
@Injectable()
export class DataRequests {
  constructor(
    private readonly sql: Sql,
    private readonly cipher: FieldCipher,
    private readonly hash: SubjectHash,
    private readonly links: RequestLinks,
    private readonly emails: DataRequestEmails,
    private readonly auditLog: AdminAuditLog,
    private readonly clock: Clock,
  ) {}

  /**
   * Keeps a request with its e-mail and answers its protocol; a form that came before answers the one it was given.
   * FORM_KEY_USED where it said something else then.
   */
  file({ id, protocol, formKey, kind, receivedAt, dueOn, person }: NewRequest): Promise<string> {
    const sealed = seal(this.cipher, id, 'person', person);
    const cpfHash = this.hash.of(PRIVACY_SUBJECTS, person.cpf);
    return this.sql.transaction(async (tx) => {
      const { rowCount } = await tx.query(
        `INSERT INTO privacy_requests (id, protocol, form_key, kind, state, received_at, due_on, person, cpf_hash)
         VALUES ($1, $2, $3, $4, 'recebida', $5, $6, $7, $8) ON CONFLICT (form_key) DO NOTHING`,
        [id, protocol, formKey, kind, receivedAt, dueOn, sealed, cpfHash],
      );
      if (rowCount === 0) return this.protocolOf(formKey, { kind, person }, tx);
      await recordEvent({ requestId: id, at: receivedAt, event: 'pedido_recebido', state: 'recebida' }, tx);
      const link = await this.links.make(id, 'confirm-email', receivedAt, tx);
      await this.emails.received(person.email, { protocol, dueOn }, link, tx);
      return protocol;
    });
  }

  /** The request after the step that `decide` takes, for which others wait; null when there is no such request. */
  change(id: string, decide: (request: DataRequest) => RequestDecision): Promise<DataRequest | null> {
    return this.sql.transaction(async (tx) => {
      const before = await this.locked(id, tx);
      if (!before) return null;
      const { step, entry, email } = decide(before);
      const after = await this.write(before, step, entry?.adminId, tx);
      if (entry) await this.auditLog.record(entry, tx);
      if (email) await this.send(email, after, tx);
      return after;
    });
  }

  /** Uses a link up, unless `use` answers `wrong`, of which it bears a few. */
  useLink(hash: Buffer, purpose: LinkPurpose, use: (request: DataRequest) => RequestStep | 'wrong'): Promise<LinkUse> {
    return this.sql.transaction(async (tx): Promise<LinkUse> => {
      const id = await this.links.requestOf(hash, purpose, this.clock.now(), tx);
      const before = id === null ? null : await this.locked(id, tx);
      // Whoever changes links holds the request: only now is it certain that nobody used this one meanwhile.
      if (!before || !(await this.links.requestOf(hash, purpose, this.clock.now(), tx))) return { outcome: 'over' };
      const step = use(before);
      if (step === 'wrong') return { outcome: 'wrong', attemptsLeft: await this.links.countWrong(hash, tx) };
      await this.links.end(hash, tx);
      return { outcome: 'used', request: await this.write(before, step, undefined, tx) };
    });
  }

  private async write(before: DataRequest, step: RequestStep, adminId: string | undefined, tx: Queryable) {
    const after: DataRequest = { ...before, ...step.changes };
    const { id, state } = after;
    await tx.query(UPDATE, [
      id,
      state,
      seal(this.cipher, id, 'person', after.person),
      seal(this.cipher, id, 'identity_note', after.identityNote),
      seal(this.cipher, id, 'answer', after.answer),
      after.emailConfirmedAt,
      after.identityMethod,
      after.identityConfirmedAt,
      after.suppressedAt,
      after.refusalReason,
      after.endedAt,
    ]);
    await recordEvent({ requestId: id, at: this.clock.now(), event: step.event, state, adminId }, tx);
    if (after.endedAt) await this.links.endOf(id, 'confirm-email', tx);
    return after;
  }

  private async send(email: EmailToSubject, request: DataRequest, tx: Queryable): Promise<void> {
    const { id, person, protocol } = request;
    if (!person) return;
    if (email.kind !== 'answered') return this.emails.refusedOrProofAsked(person.email, protocol, email, tx);
    const link = await this.links.make(id, 'read-answer', this.clock.now(), tx);
    await this.emails.answered(person.email, request, link, tx);
  }

  private async locked(id: string, tx: Queryable): Promise<DataRequest | null> {
    const { rows } = await tx.query<RequestRow>(`SELECT ${COLUMNS} FROM privacy_requests WHERE id = $1 FOR UPDATE`, [
      id,
    ]);
    return rows[0] ? requestOf(rows[0], this.cipher) : null;
  }

  private async protocolOf(
    formKey: string,
    { kind, person }: Pick<NewRequest, 'kind' | 'person'>,
    tx: Queryable,
  ): Promise<string> {
    const { rows } = await tx.query<RequestRow>(`SELECT ${COLUMNS} FROM privacy_requests WHERE form_key = $1`, [
      formKey,
    ]);
    const before = rows[0] && requestOf(rows[0], this.cipher);
    if (before?.kind !== kind || !before.person || !isOfOneForm(before.person, person)) throw formKeyUsed();
    return before.protocol;
  }
}

const UPDATE = `
  UPDATE privacy_requests SET state = $2, person = $3, identity_note = $4, answer = $5, email_confirmed_at = $6,
    identity_method = $7, identity_confirmed_at = $8, suppressed_at = $9, refusal_reason = $10, ended_at = $11
  WHERE id = $1`;

/** Who asks, how they showed who they are, and what they were answered. */
const part = (column: Sealed) => columnById('privacy_requests', column, (id) => requestContext(id, column));
encryptedColumns(part('person'), part('identity_note'), part('answer'));
