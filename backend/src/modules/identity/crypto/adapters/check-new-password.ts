import { Injectable } from '@nestjs/common';
import { dictionary } from '@zxcvbn-ts/language-common';
import { guessablePassword } from '../../model/index.js';
import { isMadeOfOwner, type PasswordOwner } from '../guessable-password.js';

/** Refuses a new password that is easily guessed: PASSWORD_TOO_COMMON, PASSWORD_PERSONAL. `field` is the input's name. */
@Injectable()
export class CheckNewPassword {
  private readonly common = new CommonPasswords();

  execute(password: string, owner: PasswordOwner, field: 'password' | 'newPassword'): void {
    if (this.common.include(password)) throw guessablePassword('common', field);
    if (isMadeOfOwner(password, owner)) throw guessablePassword('personal', field);
  }
}

/** Between line ends, taken out of the library's list: as 49,000 texts of their own they would take two megabytes. */
const COMMON = `\n${dictionary['passwords-common'].splice(0).join('\n')}\n`;

/**
 * The passwords that many people have chosen and whoever guesses tries first.
 * Some 49,000 leaked passwords in lower case, held in this process: no network is asked what someone types.
 */
export class CommonPasswords {
  /** Whether the password is one of them, in whatever case. Looks through all of them, which is nothing beside the hash that follows. */
  include(password: string): boolean {
    const written = password.normalize('NFKC').toLowerCase();
    return !written.includes('\n') && COMMON.includes(`\n${written}\n`);
  }
}
