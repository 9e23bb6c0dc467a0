import { Injectable } from '@nestjs/common';
import type { RefusalReason } from '../../../../kernel/data-subject-request.js';
import { Clock } from '../../../../platform/clock.js';
import { PlatformConfig } from '../../../../platform/config/platform.config.js';
import type { Queryable } from '../../../../platform/database/sql.js';
import { Outbox } from '../../../../platform/mail/outbox.js';
import { LookupsConfig } from '../../lookups.config.js';
import type { DataRequest } from '../domain/data-request.js';
import { answeredEmail, proofAskedEmail, receivedEmail, refusedEmail } from './data-request-texts.email.js';
import type { MadeLink } from './request-links.store.js';

/** What an e-mail has to say; links are made where it is written. */
export type EmailToSubject =
  | { readonly kind: 'proof-asked'; readonly text: string }
  | { readonly kind: 'answered' }
  | { readonly kind: 'refused'; readonly reason: RefusalReason; readonly text: string };

/** Puts the e-mails to data subjects into the outbox, each in the transaction of what it tells. */
@Injectable()
export class DataRequestEmails {
  constructor(
    private readonly outbox: Outbox,
    private readonly platform: PlatformConfig,
    private readonly config: LookupsConfig,
    private readonly clock: Clock,
  ) {}

  received(
    email: string,
    request: Pick<DataRequest, 'protocol' | 'dueOn'>,
    link: MadeLink,
    tx: Queryable,
  ): Promise<void> {
    const url = this.platform.page(`/titular/confirmar/${link.token}`);
    return this.outbox.put(receivedEmail(email, request, url, link.expiresAt), tx);
  }

  answered(
    email: string,
    request: Pick<DataRequest, 'protocol' | 'suppressedAt'>,
    link: MadeLink,
    tx: Queryable,
  ): Promise<void> {
    const url = this.platform.page(`/titular/resposta/${link.token}`);
    return this.outbox.put(answeredEmail(email, request, url, link.expiresAt), tx);
  }

  refusedOrProofAsked(
    email: string,
    protocol: string,
    message: Exclude<EmailToSubject, { kind: 'answered' }>,
    tx: Queryable,
  ): Promise<void> {
    const now = this.clock.now();
    const contact = this.config.PRIVACY_CONTACT ?? null;
    return this.outbox.put(
      message.kind === 'refused'
        ? refusedEmail(email, protocol, message, this.platform.page('/titular'), now)
        : proofAskedEmail(email, protocol, message.text, contact, now),
      tx,
    );
  }
}
