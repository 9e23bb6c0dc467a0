import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { Accounts } from '../accounts/index.js';
import { type Caller, sessionOver } from '../model/index.js';
import { Sessions } from '../sessions/index.js';
import { type AdminProof, VerifyAdmin } from './verify-admin.js';

/** Believes an administrator's session for five minutes more, for what is dangerous; answers until when. */
@Injectable()
export class StepUp {
  constructor(
    private readonly accounts: Accounts,
    private readonly verifyAdmin: VerifyAdmin,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  async execute(
    who: { accountId: string; sessionId: string },
    proof: AdminProof,
    caller: Caller,
    deviceTokens: readonly string[],
  ): Promise<Date> {
    const account = await this.accounts.find({ id: who.accountId });
    if (!account?.username) throw sessionOver();
    await this.verifyAdmin.execute(account.username, account, proof, caller, deviceTokens, null);
    const now = this.clock.now();
    const provenUntil = await this.sessions.change(who.sessionId, (session) => {
      if (session.isOver(now)) return null;
      session.prove(now);
      return session.provenUntil;
    });
    if (!provenUntil) throw sessionOver();
    return provenUntil;
  }
}
