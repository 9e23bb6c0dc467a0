import type { AfterRestore } from '../../../../platform/backup/after-restore.js';

const CHANGING = `state, due_on, person, cpf_hash, identity_note, answer, email_confirmed_at, identity_method,
  identity_confirmed_at, suppressed_at, refusal_reason, ended_at, erased_at`;

const REQUESTS = `
  INSERT INTO privacy_requests SELECT r.* FROM jsonb_populate_recordset(NULL::privacy_requests, $1::jsonb) AS r
  ON CONFLICT (id) DO UPDATE SET (${CHANGING}) = ROW (${CHANGING.replace(/\w+/g, 'excluded.$&')})`;

const EVENTS = `
  INSERT INTO privacy_request_events SELECT r.* FROM jsonb_populate_recordset(NULL::privacy_request_events, $1::jsonb) AS r
  ON CONFLICT DO NOTHING`;

const LINKS = `
  INSERT INTO privacy_request_links AS l SELECT r.* FROM jsonb_populate_recordset(NULL::privacy_request_links, $1::jsonb) AS r
  ON CONFLICT (request_id, purpose) DO UPDATE SET token_hash = excluded.token_hash, attempts = excluded.attempts,
    created_at = excluded.created_at, expires_at = excluded.expires_at`;

/** An answer is read once: a link that was used since the copy would open it again. Its request has a new one sent. */
export const DATA_REQUESTS_AFTER_RESTORE: AfterRestore = {
  ends: ["DELETE FROM privacy_request_links WHERE purpose = 'read-answer'"],
  carries: [
    {
      title: 'pedidos de titulares',
      read: 'SELECT to_jsonb(r) AS kept FROM privacy_requests AS r',
      write: REQUESTS,
    },
    {
      title: null,
      read: 'SELECT to_jsonb(e) AS kept FROM privacy_request_events AS e',
      write: EVENTS,
    },
    {
      title: null,
      read: 'SELECT to_jsonb(l) AS kept FROM privacy_request_links AS l',
      write: LINKS,
    },
  ],
};
