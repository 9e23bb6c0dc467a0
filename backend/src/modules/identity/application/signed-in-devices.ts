import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { isUuid } from '../../../platform/ids.js';
import { noSuchSession } from '../domain/errors.js';
import { Devices, type OpenSessions } from './devices.port.js';
import { Sessions } from './sessions.port.js';

/** What an account sees and ends of its own sessions. One of another account does not exist for it. */
@Injectable()
export class SignedInDevices {
  constructor(
    private readonly devices: Devices,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  list(accountId: string): Promise<OpenSessions> {
    return this.devices.of(accountId, this.clock.now());
  }

  async end(accountId: string, sessionId: string): Promise<void> {
    const now = this.clock.now();
    const ended =
      isUuid(sessionId) &&
      (await this.sessions.change(sessionId, (session) => {
        if (session.accountId !== accountId || session.isOver(now)) return false;
        session.end('revoked', now);
        return true;
      }));
    if (!ended) throw noSuchSession();
  }

  /** All but the one that asks: whoever wants to leave this one too signs out of it. */
  endOthers(accountId: string, ownSessionId: string | null): Promise<number> {
    return this.devices.endOthers(accountId, ownSessionId, this.clock.now());
  }
}
