/**
 * The searches of one account and type since a moment that found people, the last first: `$1` account, `$2` since, `$3` type,
 * `$4` the audit's hash of a name, which those of the same letters share.
 */
export const LAST_SEARCHES = `
  SELECT h.id, h.created_at AS at, h.asked_at AS "askedAt", h.protocolo, h.fonte, h.dados_de AS "dadosDe", h.query,
    a.legal_basis AS "legalBasis"
  FROM lookup_history h JOIN lookup_audit a ON a.created_at = h.created_at AND a.id = h.id
  WHERE h.account_id = $1 AND h.created_at >= $2 AND a.created_at >= $2 AND a.subject_hash = $4 AND h.type = $3 AND h.outcome = 'success'
    AND h.query IS NOT NULL AND h.result IS NOT NULL
  ORDER BY h.created_at DESC LIMIT 50
`;

/** What one of them found. */
export const SEARCH_RESULT = 'SELECT result FROM lookup_history WHERE created_at = $1 AND id = $2 AND account_id = $3';

/** What was shown without an entry, in the audit and among what is still to be sealed. */
export const RECORD_PAGE = `
  WITH audited AS (
    INSERT INTO lookup_audit (created_at, id, account_id, type, masked, subject_hash, purpose, legal_basis, origem, fonte,
      outcome, protocolo, mac, key_id)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
    RETURNING created_at, id
  )
  INSERT INTO lookup_audit_unsealed (created_at, id) SELECT created_at, id FROM audited
`;
