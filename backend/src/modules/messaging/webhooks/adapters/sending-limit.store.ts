import { Injectable } from '@nestjs/common';
import { HashedLimits } from '../../../../platform/database/hashed-limits.js';

const SENDINGS_BY_HAND = {
  name: 'webhook-sendings',
  most: 60,
  seconds: 600,
  text: 'Muitos envios pedidos em pouco tempo. Aguarde e tente novamente.',
  policy: 'webhooks',
};

/** Each brings its owner an e-mail, however soon it is removed. */
const ADDED = {
  name: 'webhook-added',
  most: 30,
  seconds: 3_600,
  text: 'Muitos endereços adicionados em pouco tempo. Aguarde e tente novamente.',
  policy: 'webhooks',
};

/** Holds what an account may have sent by hand, and endpoints added, so that nobody is flooded through us. */
@Injectable()
export class SendingLimit {
  constructor(private readonly limits: HashedLimits) {}

  count(accountId: string): Promise<void> {
    return this.limits.count(SENDINGS_BY_HAND, accountId);
  }

  countAdded(accountId: string): Promise<void> {
    return this.limits.count(ADDED, accountId);
  }
}
