import { Injectable } from '@nestjs/common';
import { AccountRows } from '../account-data/account-rows.js';

/** E-mails about an account that wait for the mail server. They go with the account; its owner has the others in the mailbox. */
@Injectable()
export class MailAccountData extends AccountRows {
  readonly tables = ['mail_outbox'];
  protected override readonly erased = this.tables;
  protected readonly sections = {};
}
