import type { AfterRestore } from '../../../platform/backup/after-restore.js';

/** One that no token was made for: the next few were counted since the copy, and the same ones after an earlier restore of it. */
const NEW_VERSION = '1000000 + floor(random() * 2000000000)::int';

/** The way back to a former address stays: its owner may have used it since, and the thief is back in the account. */
const ENDS = [
  "UPDATE sessions SET ended_at = now(), end_reason = 'revoked', proven_until = NULL WHERE ended_at IS NULL",
  `UPDATE accounts SET credentials_version = ${NEW_VERSION}`,
  "DELETE FROM account_links WHERE purpose <> 'restore-email'",
  'DELETE FROM passkey_challenges',
];

/** Accounts that the copy still has; erasing them is begun anew, since the copy has what was erased. */
const ERASE_AGAIN = `
  INSERT INTO account_erasures (account_id, erased_at, next_sweep_at)
  SELECT account_id, r.erased_at, now() FROM jsonb_populate_recordset(NULL::account_erasures, $1::jsonb) AS r
  JOIN accounts AS a ON a.id = r.account_id WHERE a.erased_at IS NULL
  ON CONFLICT (account_id) DO UPDATE SET next_sweep_at = excluded.next_sweep_at`;

const KEEP_EVENTS = `
  INSERT INTO account_events SELECT r.* FROM jsonb_populate_recordset(NULL::account_events, $1::jsonb) AS r
  JOIN accounts AS a ON a.id = r.account_id
  ON CONFLICT DO NOTHING`;

const REVOKE_AGAIN = `
  UPDATE api_keys AS k SET revoked_at = r.revoked_at, replaced_by = r.replaced_by, expires_at = r.expires_at
  FROM jsonb_populate_recordset(NULL::api_keys, $1::jsonb) AS r
  WHERE k.id = r.id AND k.revoked_at IS NULL AND (r.revoked_at IS NOT NULL OR k.replaced_by IS NULL)`;

export const IDENTITY_AFTER_RESTORE: AfterRestore = {
  ends: ENDS,
  carries: [
    {
      title: 'contas encerradas',
      read: 'SELECT to_jsonb(e) AS kept FROM account_erasures AS e',
      write: ERASE_AGAIN,
    },
    {
      title: null,
      read: 'SELECT to_jsonb(e) AS kept FROM account_events AS e',
      write: KEEP_EVENTS,
    },
    {
      title: 'chaves de API revogadas ou trocadas',
      read: 'SELECT to_jsonb(k) AS kept FROM api_keys AS k WHERE revoked_at IS NOT NULL OR replaced_by IS NOT NULL',
      write: REVOKE_AGAIN,
    },
  ],
  repeats: [
    'contas bloqueadas',
    'senhas, endereços de e-mail, chaves de acesso e verificações em duas etapas trocadas ou removidas',
  ],
};
