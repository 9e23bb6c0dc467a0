import { hasPlan } from '../../../billing/index.js';

/**
 * Keeps a group of lookups: audit, history with its search terms, and counts in one statement, answered by the ids of
 * those that were allowed. What they spend of their accounts' days is taken in one order, so that two groups do not wait
 * for each other; a quota that would be overspent refuses the statement.
 * The encrypted fields, hashes and marks of all of them come as one value, cut up by their lengths, since that travels in binary.
 * What was found is what its idempotency key is answered with from then on, should the answer itself be lost.
 * Of what is not allowed nothing is kept; it comes once more as refused, for the audit alone (`audit_only`).
 * Running it again with the same ids changes nothing.
 */
export const RECORD_LOOKUPS = `
  WITH entry AS MATERIALIZED (
    SELECT e.*, substring($1::bytea FROM e.query_at FOR e.query_bytes) AS query,
      CASE WHEN e.result_bytes > 0 THEN substring($1::bytea FROM e.query_at + e.query_bytes FOR e.result_bytes) END
        AS result,
      substring($1::bytea FROM e.query_at + e.query_bytes + e.result_bytes FOR 32) AS subject_hash,
      substring($1::bytea FROM e.query_at + e.query_bytes + e.result_bytes + 32 FOR 33) AS mac
    FROM unnest($2::int[], $3::int[], $4::int[], $5::uuid[], $6::timestamptz[], $7::uuid[], $8::boolean[], $9::text[],
        $10::text[], $11::text[], $12::text[], $13::text[], $14::text[], $15::text[], $16::text[], $17::text[],
        $18::int[], $19::text[], $20::uuid[], $21::boolean[], $22::boolean[], $23::text[],
        $24::uuid[], $25::timestamptz[], $26::bytea[])
      AS e(query_at, query_bytes, result_bytes, id, created_at, account_id, exempt, type, outcome, origem, fonte,
        legal_basis, protocolo, masked, purpose, dados_de, latency_ms, terms, holder, scarce, audit_only, subjects,
        key_id, asked_at, request_key)
  ), allowed AS MATERIALIZED (
    SELECT id FROM entry WHERE NOT audit_only AND (exempt OR ${hasPlan('entry.account_id')})
  ), audited AS (
    INSERT INTO lookup_audit (created_at, id, account_id, type, masked, subject_hash, purpose, legal_basis, origem,
      fonte, outcome, protocolo, mac, key_id)
    SELECT created_at, id, account_id, type, masked, subject_hash, purpose, legal_basis, origem, fonte,
      outcome, protocolo, mac, key_id
    FROM entry WHERE audit_only OR id IN (SELECT id FROM allowed)
    ON CONFLICT DO NOTHING
    RETURNING created_at, id
  ), to_seal AS (
    INSERT INTO lookup_audit_unsealed (created_at, id) SELECT created_at, id FROM audited
  ), kept AS (
    INSERT INTO lookup_history (account_id, created_at, id, type, outcome, origem, fonte, protocolo, masked, purpose,
      dados_de, latency_ms, query, result, terms, subjects, asked_at)
    SELECT account_id, created_at, id, type, outcome, origem, fonte, protocolo, masked, purpose, dados_de, latency_ms,
      query, result, terms::bigint[], subjects::bigint[], asked_at
    FROM entry WHERE id IN (SELECT id FROM allowed)
    ON CONFLICT DO NOTHING
    RETURNING account_id, created_at, id, type, outcome, terms || subjects AS terms
  ), findable AS (
    INSERT INTO lookup_history_terms (account_id, term, created_at, id, type, outcome)
    SELECT account_id, unnest(terms), created_at, id, type, outcome FROM kept
  ), counted AS (
    INSERT INTO lookup_counts_pending (account_id, day, hour, type, outcome, n)
    SELECT account_id, at::date, extract(hour FROM at), type, outcome, count(*)
    FROM kept, LATERAL (SELECT created_at AT TIME ZONE 'America/Sao_Paulo' AS at) AS local GROUP BY 1, 2, 3, 4, 5
  ), counted_by_key AS (
    INSERT INTO lookup_key_counts AS c (key_id, account_id, day, type, found, others)
    SELECT key_id, account_id, (created_at AT TIME ZONE 'America/Sao_Paulo')::date AS day, type,
      count(*) FILTER (WHERE outcome = 'success'), count(*) FILTER (WHERE outcome <> 'success')
    FROM entry
    WHERE key_id IS NOT NULL AND id IN (SELECT id FROM kept) AND (holder IS NOT NULL OR outcome <> 'success')
    GROUP BY 1, 2, 3, 4 ORDER BY 1, 3, 4
    ON CONFLICT (key_id, day, type) DO UPDATE SET found = c.found + excluded.found, others = c.others + excluded.others
  ), answered AS (
    UPDATE lookup_requests r SET protocolo = e.protocolo, running_until = NULL
    FROM entry e
    WHERE e.request_key IS NOT NULL AND e.outcome IN ('success', 'simulated') AND e.id IN (SELECT id FROM kept)
      AND r.account_id = e.account_id AND r.key_hash = e.request_key
  ), spending AS MATERIALIZED (
    SELECT holder, count(*) FILTER (WHERE spent)::int AS spent, count(*) FILTER (WHERE scarce AND NOT spent)::int AS back
    FROM (
      SELECT holder, scarce, outcome = 'success' AND id IN (SELECT id FROM allowed) AS spent
      FROM entry WHERE holder IS NOT NULL AND id IN (SELECT id FROM audited)
    ) AS reservations
    GROUP BY holder HAVING bool_or(spent OR scarce) ORDER BY holder
  ), settled AS (
    UPDATE lookup_allowances l SET used = l.used + s.spent,
      granted = l.granted - least(s.back, greatest(0, l.granted - l.used - s.spent))
    FROM spending s WHERE s.holder = l.holder
  )
  SELECT id FROM allowed
`;

/** Which of these entries are in the history. */
export const STORED_BEFORE = `
  SELECT h.id FROM lookup_history h
  JOIN unnest($1::uuid[], $2::timestamptz[], $3::uuid[]) AS e(account_id, created_at, id) USING (account_id, created_at, id)`;
