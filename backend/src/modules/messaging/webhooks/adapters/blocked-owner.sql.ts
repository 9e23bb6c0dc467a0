import { ACCOUNT_ROWS } from '../../../identity/index.js';

/** SQL: the account's owner is kept out, so that its programs are told nothing: a thief may have added one. */
export const blocked = (accountId: string) =>
  `EXISTS (SELECT FROM ${ACCOUNT_ROWS} AS a WHERE a.id = ${accountId} AND a.blocked_at IS NOT NULL)`;
