import type { OnApplicationShutdown } from '@nestjs/common';
import { AppError } from '../../../kernel/errors.js';
import type { PaymentGateway } from './payment-gateway.port.js';

/**
 * The gateways that are configured. New charges are made at the chosen one; a payment stays with the gateway at which
 * it was made, so that a change of gateway leaves nobody's money behind.
 */
export class PaymentGateways implements OnApplicationShutdown {
  private readonly byProvider: ReadonlyMap<string, PaymentGateway>;

  constructor(
    readonly chosen: PaymentGateway,
    others: readonly PaymentGateway[] = [],
  ) {
    this.byProvider = new Map([chosen, ...others].map((gateway) => [gateway.provider, gateway]));
  }

  get providers(): string[] {
    return [...this.byProvider.keys()];
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.byProvider.values()].map((gateway) => gateway.onApplicationShutdown?.()));
  }

  /** Throws `unavailable` for a gateway that is no longer configured: its payments wait until it is again. */
  of(provider: string): PaymentGateway {
    const gateway = this.byProvider.get(provider);
    if (gateway) return gateway;
    const cause = new Error(`gateway ${provider} is not configured`);
    throw new AppError('unavailable', 'PAYMENT_GATEWAY_DOWN', 'Erro ao gerar PIX', { cause });
  }
}
