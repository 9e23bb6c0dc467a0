import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Accounts } from '../accounts/index.js';
import { type Caller, sessionOver } from '../model/index.js';
import { type OwnerProof, VerifyOwner } from '../second-factor/index.js';
import { Sessions } from '../sessions/index.js';
import { type AdminProof, VerifyAdmin } from './verify-admin.js';

interface SignedIn {
  readonly accountId: string;
  readonly sessionId: string;
}

/** Believes a session for five minutes more, for what is dangerous; answers until when. */
@Injectable()
export class StepUp {
  constructor(
    private readonly accounts: Accounts,
    private readonly verifyAdmin: VerifyAdmin,
    private readonly verifyOwner: VerifyOwner,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  async ofAdmin(who: SignedIn, proof: AdminProof, caller: Caller, deviceTokens: readonly string[]): Promise<Date> {
    const account = await this.accounts.find({ id: who.accountId });
    if (!account?.username) throw sessionOver();
    await this.verifyAdmin.execute(account.username, account, proof, caller, deviceTokens, null);
    return this.prove(who.sessionId);
  }

  async ofSubscriber(who: SignedIn, proof: OwnerProof): Promise<Date> {
    await this.verifyOwner.execute(who.accountId, proof);
    return this.prove(who.sessionId);
  }

  private async prove(sessionId: string): Promise<Date> {
    const now = this.clock.now();
    const provenUntil = await this.sessions.change(sessionId, (session) => {
      if (session.isOver(now)) return null;
      session.prove(now);
      return session.provenUntil;
    });
    if (!provenUntil) throw sessionOver();
    return provenUntil;
  }
}
