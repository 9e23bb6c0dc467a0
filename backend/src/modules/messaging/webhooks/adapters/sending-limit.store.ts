import { Injectable } from '@nestjs/common';
import { HashedLimits } from '../../../../platform/database/hashed-limits.js';
import { SENDINGS_BY_HAND, tooManySendings } from '../application/refusals.js';

/** Holds what an account may have sent by hand, so that nobody is flooded through us. */
@Injectable()
export class SendingLimit {
  constructor(private readonly limits: HashedLimits) {}

  count(accountId: string): Promise<void> {
    return this.limits.count(SENDINGS_BY_HAND, accountId, tooManySendings);
  }
}
