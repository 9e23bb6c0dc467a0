import { Injectable } from '@nestjs/common';
import { TERMS_VERSION } from '../../../kernel/terms.js';
import { Clock } from '../../../platform/clock.js';
import { newId } from '../../../platform/ids.js';
import { Subscriptions } from '../../billing/index.js';
import { AcceptTerms, Account, Accounts } from '../accounts/index.js';
import { Passwords } from '../crypto/index.js';
import { NO_CALLER, unlessTaken } from '../model/index.js';
import { SecondFactors } from '../second-factor/index.js';

const DEMO = { email: 'demo@gmail.com', password: 'Demo1234', name: 'Assinante de Demonstração' } as const;

/** Sees to it that the demonstration's subscriber exists, can sign in, has accepted the terms and has an active plan. */
@Injectable()
export class EnsureDemoSubscriber {
  constructor(
    private readonly accounts: Accounts,
    private readonly acceptTerms: AcceptTerms,
    private readonly passwords: Passwords,
    private readonly factors: SecondFactors,
    private readonly subscriptions: Subscriptions,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<{ email: string; password: string }> {
    const account = await this.findOrCreate();
    await this.resetPassword(account);
    await this.factors.change(account, () => null);
    await this.acceptTerms.execute(account.id, TERMS_VERSION, NO_CALLER);
    await this.subscriptions.grant(account.id, 'gold', 'demonstracao');
    return { email: DEMO.email, password: DEMO.password };
  }

  private async findOrCreate(): Promise<Account> {
    const existing = await this.accounts.find({ email: DEMO.email });
    if (existing) return existing;
    const account = Account.subscriber({
      id: newId(),
      email: DEMO.email,
      name: DEMO.name,
      passwordHash: await this.passwords.hash(DEMO.password),
      createdAt: this.clock.now(),
      defaultPurpose: 'cadastro_proprio',
      emailConfirmedAt: this.clock.now(),
    });
    const added = await this.accounts.add(account, null).then(() => true, unlessTaken);
    return added ? account : this.findOrCreate();
  }

  /** What is printed at the start works, whatever was tried in the demonstration before. */
  private async resetPassword(account: Account): Promise<void> {
    if (await this.passwords.matches(DEMO.password, account.passwordHash)) return;
    const passwordHash = await this.passwords.hash(DEMO.password);
    await this.accounts.change(account.id, (stored) => Object.assign(stored, { passwordHash }));
  }
}
