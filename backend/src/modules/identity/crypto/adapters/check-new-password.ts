import { Injectable } from '@nestjs/common';
import { guessablePassword } from '../../model/index.js';
import { isMadeOfOwner, type PasswordOwner } from '../guessable-password.js';
import { CommonPasswords } from './common-passwords.js';

/** Refuses a new password that is easily guessed: PASSWORD_TOO_COMMON, PASSWORD_PERSONAL. `field` is the input's name. */
@Injectable()
export class CheckNewPassword {
  constructor(private readonly common: CommonPasswords) {}

  execute(password: string, owner: PasswordOwner, field: 'password' | 'newPassword'): void {
    if (this.common.include(password)) throw guessablePassword('common', field);
    if (isMadeOfOwner(password, owner)) throw guessablePassword('personal', field);
  }
}
