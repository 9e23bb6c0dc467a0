import { Injectable } from '@nestjs/common';
import { SecondFactors } from './second-factors.port.js';

/** Takes an administrator's authenticator app out of force. Removing none is no failure. */
@Injectable()
export class RemoveTotp {
  constructor(private readonly factors: SecondFactors) {}

  async execute(accountId: string): Promise<void> {
    const deed = { adminId: accountId, action: 'remove-totp', target: `account:${accountId}` };
    await this.factors.change(accountId, () => null, deed);
  }
}
