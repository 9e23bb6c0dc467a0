import { Injectable } from '@nestjs/common';
import { parseProtocol } from '../../../../kernel/request-protocol.js';
import { Clock } from '../../../../platform/clock.js';
import { linkHash } from '../../../../platform/link-token.js';
import { DataRequestLimits } from '../adapters/data-request-limits.store.js';
import { DataRequestQueries } from '../adapters/data-requests.queries.js';
import { DataRequests, type LinkUse } from '../adapters/data-requests.store.js';
import type { LinkPurpose } from '../adapters/request-links.store.js';
import type { DataRequest, RequestHead, SentAnswer } from '../domain/data-request.js';
import { noSuchRequest, requestLinkOver, unreadProtocol, wrongBirthDate } from '../domain/request-errors.js';
import { cancel, confirmEmail, type RequestStep } from '../domain/request-steps.js';

/** What a data subject does after filing a request, with its protocol or with a link that reached the mailbox. */
@Injectable()
export class FollowDataRequest {
  constructor(
    private readonly limits: DataRequestLimits,
    private readonly queries: DataRequestQueries,
    private readonly requests: DataRequests,
    private readonly clock: Clock,
  ) {}

  /** Where the request stands: nothing of whom it is about. */
  async stateOf(text: string, address: string | null): Promise<RequestHead> {
    await this.limits.countTrialFrom(address);
    const protocol = parseProtocol(text);
    if (!protocol) throw unreadProtocol();
    const head = await this.queries.headOf(protocol);
    if (!head) throw noSuchRequest();
    return head;
  }

  confirmEmail(token: string, address: string | null): Promise<DataRequest> {
    return this.useFirst(token, address, confirmEmail);
  }

  cancel(token: string, address: string | null): Promise<DataRequest> {
    return this.useFirst(token, address, cancel);
  }

  /** The answer, once; the birth date shows that the mailbox is not a stranger's. */
  async readAnswer(token: string, birthDate: string, address: string | null): Promise<[DataRequest, SentAnswer]> {
    const use = await this.use(token, 'read-answer', address, ({ person }) =>
      person?.birthDate === birthDate ? { changes: {}, event: 'resposta_aberta' } : 'wrong',
    );
    if (use.outcome === 'wrong') throw wrongBirthDate(use.attemptsLeft);
    if (use.outcome === 'over' || !use.request.answer) throw requestLinkOver();
    return [use.request, use.request.answer];
  }

  /** The link of the first e-mail. */
  private async useFirst(token: string, address: string | null, step: typeof confirmEmail): Promise<DataRequest> {
    const use = await this.use(token, 'confirm-email', address, (request) => step(request, this.clock.now()));
    if (use.outcome !== 'used') throw requestLinkOver();
    return use.request;
  }

  private async use(
    token: string,
    purpose: LinkPurpose,
    address: string | null,
    step: (request: DataRequest) => RequestStep | 'wrong',
  ): Promise<LinkUse> {
    await this.limits.countTrialFrom(address);
    const hash = linkHash(token);
    return hash ? this.requests.useLink(hash, purpose, step) : { outcome: 'over' };
  }
}
