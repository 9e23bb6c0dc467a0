import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { isUuid, newId } from '../../../platform/ids.js';
import { oneTimePassword, Passwords } from '../crypto/index.js';
import { AdminLock } from '../login/index.js';
import { lastAdmin, noSuchAccount, ownAccount, usernameTaken } from '../model/index.js';
import { AdminList } from './admin-list.store.js';

/** Who administers, decided by those who do. */
@Injectable()
export class ManageAdmins {
  constructor(
    private readonly adminList: AdminList,
    private readonly passwords: Passwords,
    private readonly lock: AdminLock,
    private readonly clock: Clock,
  ) {}

  /** Answers the one-time password, now and never again; whoever was never in may be invited again. Throws USERNAME_TAKEN. */
  async invite(adminId: string, name: string): Promise<{ id: string; username: string; password: string }> {
    const [username, password] = [name.trim().toLowerCase(), oneTimePassword()];
    const passwordHash = await this.passwords.hash(password);
    const account = { id: newId(), username, passwordHash, createdAt: this.clock.now() };
    const id = await this.adminList.invite(adminId, account);
    if (!id) throw usernameTaken();
    await this.lock.reopen(username);
    return { id, username, password };
  }

  /** Throws OWN_ACCOUNT, ACCOUNT_NOT_FOUND and LAST_ADMIN. */
  async deactivate(adminId: string, id: string): Promise<void> {
    if (adminId === id) throw ownAccount();
    await this.admit(adminId, id, false);
  }

  /** Throws ACCOUNT_NOT_FOUND. */
  async reactivate(adminId: string, id: string): Promise<void> {
    await this.admit(adminId, id, true);
  }

  private async admit(adminId: string, id: string, admitted: boolean): Promise<void> {
    const outcome = isUuid(id) ? await this.adminList.admit(adminId, id, admitted, this.clock.now()) : 'unknown';
    if (outcome === 'unknown') throw noSuchAccount();
    if (outcome === 'last') throw lastAdmin();
  }
}
