import { Injectable } from '@nestjs/common';
import { rateLimited } from '../../../kernel/errors.js';
import { HashedLimits } from '../../../platform/database/hashed-limits.js';
import { RateLimits } from '../../../platform/database/rate-limits.js';

/** How often an account may make us call the gateway, and anybody try codes; counted over all instances. */
@Injectable()
export class PaymentLimits {
  constructor(
    private readonly limits: RateLimits,
    private readonly hashed: HashedLimits,
  ) {}

  /** 30 charges asked for in 10 minutes. */
  creating(accountId: string): Promise<void> {
    const text = 'Muitas tentativas de pagamento em pouco tempo. Aguarde e tente novamente.';
    return this.within(`create-pix:${accountId}`, 30, 600, text);
  }

  /** 6 times "Já paguei" in a minute. */
  checking(accountId: string): Promise<void> {
    return this.within(`check-payment:${accountId}`, 6, 60, 'Aguarde alguns segundos antes de verificar de novo.');
  }

  /** 60 codes looked at in 10 minutes from one address, and as many by one account, so that none is found by guessing. */
  async guessing(address: string, accountId: string | null): Promise<void> {
    const text = 'Muitos códigos verificados em pouco tempo. Aguarde e tente novamente.';
    await this.hashed.countFrom({ name: 'promo-code', most: 60, seconds: 600 }, address, rateLimited(text));
    if (accountId) await this.within(`promo-code:${accountId}`, 60, 600, text);
  }

  /** 20 charges under a code in an hour from one address, so that nobody holds the uses of a code with many accounts. */
  async reserving(address: string): Promise<void> {
    const text = 'Muitas tentativas com código promocional em pouco tempo. Aguarde e tente novamente.';
    await this.hashed.countFrom({ name: 'promo-reserve', most: 20, seconds: 3_600 }, address, rateLimited(text));
  }

  private async within(key: string, most: number, seconds: number, text: string): Promise<void> {
    const { allowed, resetSeconds } = await this.limits.hit(key, most, seconds);
    if (!allowed) throw rateLimited(text)(resetSeconds);
  }
}
