import { Injectable } from '@nestjs/common';
import { AccountRows } from '../../../platform/account-data/account-rows.js';

/** The messages that an account has received. */
@Injectable()
export class InboxAccountData extends AccountRows {
  readonly tables = ['broadcast_recipients'];
  protected override readonly erased = this.tables;
  protected readonly sections = {
    avisos: RECEIVED,
  };
}

const RECEIVED = `
  SELECT b.content AS texto, b.sent_at AS "enviadoEm", r.read_at AS "lidoEm"
  FROM broadcast_recipients AS r JOIN broadcasts AS b ON b.number = r.number
  WHERE r.account_id = $1 ORDER BY r.number`;
