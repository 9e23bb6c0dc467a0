import { dictionary } from '@zxcvbn-ts/language-common';

/**
 * The passwords that many people have chosen and whoever guesses tries first.
 * Some 49,000 leaked passwords in lower case, kept in this process: no network is asked what someone types.
 */
export class CommonPasswords {
  private readonly listed = new Set(dictionary['passwords-common']);

  /** Whether the password is one of them, in whatever case. */
  include(password: string): boolean {
    return this.listed.has(password.normalize('NFKC').toLowerCase());
  }
}
