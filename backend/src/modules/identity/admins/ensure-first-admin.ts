import { Injectable, Logger } from '@nestjs/common';
import { reasonOf } from '../../../kernel/reason-of.js';
import { Clock } from '../../../platform/clock.js';
import { newId } from '../../../platform/ids.js';
import { Account, Accounts } from '../accounts/index.js';
import { CheckNewPassword, oneTimePassword, Passwords } from '../crypto/index.js';
import { adminPasswordRefused, IdentityConfig } from '../identity.config.js';
import { unlessTaken } from '../model/index.js';

const NOBODY =
  'ninguém pode administrar: não há administrador; para criar o primeiro, configure ADMIN_PASSWORD e reinicie';

/**
 * Creates the first administrator when there is none, as the settings have it; without a password a one-time one is made,
 * but not in production, where the log says that there is nobody. Answers the one-time password if one was made, once
 * and never again. Throws a ConfigurationError where the first password is easily guessed.
 */
@Injectable()
export class EnsureFirstAdmin {
  private readonly logger = new Logger(EnsureFirstAdmin.name);

  constructor(
    private readonly config: IdentityConfig,
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly checkNewPassword: CheckNewPassword,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<{ username: string; password: string } | null> {
    const { ADMIN_USERNAME: username = 'admin', ADMIN_PASSWORD: password = null, production } = this.config;
    if (await this.accounts.firstAdmin()) return null;
    if (!password && production) {
      this.logger.warn(NOBODY);
      return null;
    }
    if (password) this.refuseGuessable(password, username);
    const chosen = password ?? oneTimePassword();
    const admin = Account.admin({
      id: newId(),
      email: await this.freeEmail(),
      username: username.toLowerCase(),
      passwordHash: await this.passwords.hash(chosen),
      mustChangePassword: password === null,
      createdAt: this.clock.now(),
    });
    const added = await this.accounts.add(admin, null).then(() => true, unlessTaken);
    return added && password === null ? { username: admin.username ?? username, password: chosen } : null;
  }

  private refuseGuessable(password: string, username: string): void {
    try {
      this.checkNewPassword.execute(password, { name: username, email: this.config.adminEmail }, 'password');
    } catch (error) {
      throw adminPasswordRefused(reasonOf(error));
    }
  }

  /** An address that a subscriber had before it was configured stays that subscriber's. */
  private async freeEmail(): Promise<string | null> {
    const email = this.config.adminEmail;
    return email && (await this.accounts.find({ email })) ? null : email;
  }
}
