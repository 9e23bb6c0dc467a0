import { Injectable } from '@nestjs/common';
import type { Stretch } from '../../../kernel/stretch.js';
import { AccountCounts, OnlineUsers } from '../../identity/index.js';
import { PeopleStats } from './stats.port.js';

@Injectable()
export class IdentityStats extends PeopleStats {
  constructor(
    private readonly accounts: AccountCounts,
    private readonly onlineUsers: OnlineUsers,
  ) {
    super();
  }

  sinceEver() {
    return this.accounts.sinceEver();
  }

  of(stretch: Stretch) {
    return this.accounts.of(stretch);
  }

  registeredByDay(stretch: Stretch) {
    return this.accounts.registeredByDay(stretch);
  }

  online() {
    return this.onlineUsers.count();
  }
}
