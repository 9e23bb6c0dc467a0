import { Injectable } from '@nestjs/common';
import { AppError } from '../../../../kernel/errors.js';
import { RateLimits } from '../../../../platform/database/rate-limits.js';

/** How often an account may make us call the gateway; counted over all instances. */
@Injectable()
export class PaymentLimits {
  constructor(private readonly limits: RateLimits) {}

  /** 30 charges asked for in 10 minutes. */
  creating(accountId: string): Promise<void> {
    const text = 'Muitas tentativas de pagamento em pouco tempo. Aguarde e tente novamente.';
    return this.within(`create-pix:${accountId}`, 30, 600, text);
  }

  /** 6 times "Já paguei" in a minute. */
  checking(accountId: string): Promise<void> {
    return this.within(`check-payment:${accountId}`, 6, 60, 'Aguarde alguns segundos antes de verificar de novo.');
  }

  private async within(key: string, most: number, seconds: number, text: string): Promise<void> {
    const { allowed, resetSeconds } = await this.limits.hit(key, most, seconds);
    if (!allowed) throw new AppError('rate-limited', 'RATE_LIMITED', text, { retryAfterSeconds: resetSeconds });
  }
}
