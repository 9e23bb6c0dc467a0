import { Injectable } from '@nestjs/common';
import { HashedLimits } from '../../../../platform/database/hashed-limits.js';
import { tooManySendings } from '../application/refusals.js';

const BY_HAND = { name: 'webhook-sendings', most: 60, seconds: 600 };

/** Holds what an account may have sent by hand, so that nobody is flooded through us. */
@Injectable()
export class SendingLimit {
  constructor(private readonly limits: HashedLimits) {}

  count(accountId: string): Promise<void> {
    return this.limits.count(BY_HAND, accountId, tooManySendings);
  }
}
