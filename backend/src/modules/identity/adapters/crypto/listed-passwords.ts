import { dictionary } from '@zxcvbn-ts/language-common';
import { CommonPasswords } from '../../application/common-passwords.port.js';

/** Some 49,000 leaked passwords in lower case, kept in this process: no network is asked what someone types. */
export class ListedPasswords extends CommonPasswords {
  private readonly listed = new Set(dictionary['passwords-common']);

  include(password: string): boolean {
    return this.listed.has(password.normalize('NFKC').toLowerCase());
  }
}
