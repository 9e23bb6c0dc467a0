import { Injectable } from '@nestjs/common';
import { AccountRows } from '../../../platform/account-data/account-rows.js';
import type { Queryable } from '../../../platform/database/sql.js';

/** The messages that an account has received. */
@Injectable()
export class InboxAccountData extends AccountRows {
  readonly tables = ['broadcast_recipients'];
  protected readonly sections = {
    avisos: RECEIVED,
  };

  /** The rows go; a broadcast stays as read as it was. */
  override async erase(accountId: string, tx: Queryable): Promise<boolean> {
    const { rows } = await tx.query<{ number: number; read: boolean }>(ERASE, [accountId]);
    await tx.query(COUNT_READS, [rows.flatMap(({ number, read }) => (read ? [number] : []))]);
    return true;
  }
}

const RECEIVED = `
  SELECT b.content AS texto, b.sent_at AS "enviadoEm", r.read_at AS "lidoEm"
  FROM broadcast_recipients AS r JOIN broadcasts AS b ON b.number = r.number
  WHERE r.account_id = $1 ORDER BY r.number`;

const ERASE = 'DELETE FROM broadcast_recipients WHERE account_id = $1 RETURNING number, read_at IS NOT NULL AS read';

/** Locked in their order, so that accounts that leave at the same moment do not wait for each other in a circle. */
const COUNT_READS = `
  WITH held AS (
    SELECT id FROM broadcasts WHERE number = ANY ($1::int[]) AND topic IS NULL ORDER BY number FOR UPDATE
  )
  UPDATE broadcasts AS b SET reads_gone = b.reads_gone + 1 FROM held WHERE b.id = held.id`;
