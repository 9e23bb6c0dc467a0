import { Injectable } from '@nestjs/common';
import { PlatformConfig } from '../../../platform/config/platform.config.js';
import { SubjectHash } from '../../../platform/crypto/subject-hash.js';
import { linkHash } from '../../../platform/link-token.js';
import type { Unsubscribe } from '../../../platform/mail/email.js';

/**
 * The links by which copies are stopped without a login. An account's secret is always the same, made of a key: a link in
 * an old letter must go on working. It opens nothing else; the database keeps its hash.
 */
@Injectable()
export class UnsubscribeLinks {
  constructor(
    private readonly hash: SubjectHash,
    private readonly config: PlatformConfig,
  ) {}

  of(accountId: string): Unsubscribe {
    const secret = this.secretOf(accountId);
    return {
      page: this.address(`/avisos-por-email/${secret}`),
      oneClick: this.address(`/api/unsubscribe/${secret}`),
    };
  }

  hashFor(accountId: string): Buffer {
    const hash = linkHash(this.secretOf(accountId));
    if (!hash) throw new Error('the secret of a link has the wrong form');
    return hash;
  }

  private secretOf(accountId: string): string {
    return this.hash.of('unsubscribe', accountId).toString('base64url');
  }

  private address(path: string): string {
    return new URL(path, this.config.publicUrl).href;
  }
}
