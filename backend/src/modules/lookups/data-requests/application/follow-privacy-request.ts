import { Injectable } from '@nestjs/common';
import { parseProtocol } from '../../../../kernel/request-protocol.js';
import { Clock } from '../../../../platform/clock.js';
import { linkHash } from '../../../../platform/link-token.js';
import type { PrivacyRequest, RequestHead, SentAnswer } from '../domain/privacy-request.js';
import { noSuchRequest, requestLinkOver, unreadProtocol, wrongBirthDate } from '../domain/request-errors.js';
import { cancel, confirmEmail, type RequestStep } from '../domain/request-steps.js';
import { PrivacyDesk } from '../privacy-desk.queries.js';
import { PrivacyLimits } from '../privacy-limits.store.js';
import { type LinkUse, PrivacyRequests } from '../privacy-requests.store.js';
import type { LinkPurpose } from '../request-links.store.js';

/** What a data subject does after filing a request, with its protocol or with a link that reached the mailbox. */
@Injectable()
export class FollowPrivacyRequest {
  constructor(
    private readonly limits: PrivacyLimits,
    private readonly desk: PrivacyDesk,
    private readonly requests: PrivacyRequests,
    private readonly clock: Clock,
  ) {}

  /** Where the request stands: nothing of whom it is about. */
  async stateOf(text: string, address: string | null): Promise<RequestHead> {
    await this.limits.countTrialFrom(address);
    const protocol = parseProtocol(text);
    if (!protocol) throw unreadProtocol();
    const head = await this.desk.headOf(protocol);
    if (!head) throw noSuchRequest();
    return head;
  }

  async confirmEmail(token: string, address: string | null): Promise<PrivacyRequest> {
    const use = await this.use(token, 'confirm-email', address, (request) => confirmEmail(request, this.clock.now()));
    if (use.outcome !== 'used') throw requestLinkOver();
    return use.request;
  }

  async cancel(token: string, address: string | null): Promise<PrivacyRequest> {
    const use = await this.use(token, 'confirm-email', address, (request) => cancel(request, this.clock.now()));
    if (use.outcome !== 'used') throw requestLinkOver();
    return use.request;
  }

  /** The answer, once; the birth date shows that the mailbox is not a stranger's. */
  async readAnswer(token: string, birthDate: string, address: string | null): Promise<[PrivacyRequest, SentAnswer]> {
    const use = await this.use(token, 'read-answer', address, ({ person }) =>
      person?.birthDate === birthDate ? { changes: {}, event: 'resposta_aberta' } : 'wrong',
    );
    if (use.outcome === 'wrong') throw wrongBirthDate(use.attemptsLeft);
    if (use.outcome === 'over' || !use.request.answer) throw requestLinkOver();
    return [use.request, use.request.answer];
  }

  private async use(
    token: string,
    purpose: LinkPurpose,
    address: string | null,
    step: (request: PrivacyRequest) => RequestStep | 'wrong',
  ): Promise<LinkUse> {
    await this.limits.countTrialFrom(address);
    const hash = linkHash(token);
    return hash ? this.requests.useLink(hash, purpose, step) : { outcome: 'over' };
  }
}
