import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../platform/clock.js';
import { Administrators } from '../../../identity/index.js';
import { SubjectAudit } from '../../audit/index.js';
import { type AnswerReport, MOST_REPORTED, reportOf } from '../domain/answer-report.js';
import { subjectKeysOf } from '../domain/audited-as.js';
import type { LivingRequest } from '../domain/data-request.js';
import { draftOf } from '../domain/draft.js';
import type { OpenedRequest } from '../domain/opened-request.js';
import { identityUnconfirmed, secondPersonRequired } from '../domain/request-errors.js';
import { answer, provenContacts, resendAnswer } from '../domain/request-steps.js';
import { entryOf, HandleDataRequest, living } from './handle-data-request.js';
import { SourceOwners } from './source-owners.js';

export interface AnswerToSend {
  readonly text: string;
  /** The moment of the preview that was read, to send that report and no newer one; null: without a report. */
  readonly reportUntil: Date | null;
}

/** Composes the answer to a confirmed person from the audit, and sends what the administrator has read. */
@Injectable()
export class AnswerDataRequest {
  constructor(
    private readonly handle: HandleDataRequest,
    private readonly audit: SubjectAudit,
    private readonly owners: SourceOwners,
    private readonly administrators: Administrators,
    private readonly clock: Clock,
  ) {}

  /** A covering text to begin with, the report, and whether this administrator has confirmed the identity, so that another one sends. */
  async preview(adminId: string, id: string) {
    const opened = await this.handle.open(adminId, id);
    const request = living(opened.request);
    const report = await this.report(request, this.clock.now());
    return { draft: draftOf(request), report, sentByAnother: await this.needsAnother(adminId, opened) };
  }

  async send(adminId: string, id: string, { text, reportUntil }: AnswerToSend): Promise<LivingRequest> {
    const opened = await this.handle.open(adminId, id);
    if (await this.needsAnother(adminId, opened)) throw secondPersonRequired();
    const report = reportUntil && (await this.report(living(opened.request), this.earlier(reportUntil)));
    return this.handle.change(id, (current) => ({
      step: answer(current, { text, report }, this.clock.now()),
      entry: entryOf(adminId, 'answer-privacy-request', id, { lookups: report?.total ?? null }),
      email: { kind: 'answered' },
    }));
  }

  /** A new link to the same answer, for who lost the first one. */
  resend(adminId: string, id: string): Promise<LivingRequest> {
    return this.handle.change(id, (request) => ({
      step: resendAnswer(request),
      entry: entryOf(adminId, 'resend-privacy-answer', id),
      email: { kind: 'answered' },
    }));
  }

  /** A sole administrator does both: the law's time runs all the same. */
  private async needsAnother(adminId: string, { timeline }: OpenedRequest): Promise<boolean> {
    const confirmed = timeline.findLast(({ event }) => event === 'identidade_confirmada');
    return confirmed?.adminId === adminId && this.administrators.hasOthers(adminId);
  }

  /** Not even an administrator sees it before it is known who asks. */
  private async report(request: LivingRequest, until: Date): Promise<AnswerReport> {
    if (request.identityConfirmedAt === null) throw identityUnconfirmed();
    const keys = subjectKeysOf(request.person, provenContacts(request));
    const found = await this.audit.find(keys, until, MOST_REPORTED);
    return reportOf(found, await this.owners.byName(), until);
  }

  private earlier(moment: Date): Date {
    return new Date(Math.min(moment.getTime(), this.clock.now().getTime()));
  }
}
