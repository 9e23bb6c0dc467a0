import { Injectable } from '@nestjs/common';
import { HashedLimits } from '../../../platform/database/hashed-limits.js';

/** How often an account may make us call the gateway, and anybody try codes; counted over all instances. */
@Injectable()
export class PaymentLimits {
  constructor(private readonly limits: HashedLimits) {}

  /** 30 charges asked for in 10 minutes. */
  creating(accountId: string): Promise<void> {
    const text = 'Muitas tentativas de pagamento em pouco tempo. Aguarde e tente novamente.';
    return this.limits.count({ name: 'create-pix', most: 30, seconds: 600, text }, accountId);
  }

  /** 6 times "Já paguei" in a minute. */
  checking(accountId: string): Promise<void> {
    const text = 'Aguarde alguns segundos antes de verificar de novo.';
    return this.limits.count({ name: 'check-payment', most: 6, seconds: 60, text }, accountId);
  }

  /** 60 codes looked at in 10 minutes from one address, and as many by one account, so that none is found by guessing. */
  async guessing(address: string, accountId: string | null): Promise<void> {
    const text = 'Muitos códigos verificados em pouco tempo. Aguarde e tente novamente.';
    const limit = { name: 'promo-code', most: 60, seconds: 600, text };
    await this.limits.countFrom(limit, address);
    if (accountId) await this.limits.count(limit, accountId);
  }

  /** 20 charges under a code in an hour from one address, so that nobody holds the uses of a code with many accounts. */
  async reserving(address: string): Promise<void> {
    const text = 'Muitas tentativas com código promocional em pouco tempo. Aguarde e tente novamente.';
    await this.limits.countFrom({ name: 'promo-reserve', most: 20, seconds: 3_600, text }, address);
  }
}
