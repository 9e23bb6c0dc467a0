import { LOOKUP_AUDIT_CHAIN, rowHash } from './row-hash.sql.js';

const COLUMNS = `a.id, a.created_at AS at, a.account_id AS "accountId", a.type, a.masked, a.purpose,
  a.legal_basis AS "legalBasis", a.origem, a.fonte, a.outcome, a.protocolo`;

/**
 * The block that holds a record `a`, through the index on the blocks' ids. There is one at most; adding nought keeps the
 * planner from walking the blocks by their numbers until it meets the record.
 */
const BLOCK_OF = '(SELECT min(number + 0) FROM lookup_audit_seals WHERE ids @> ARRAY[a.id])';

/** Records `a`, each with its block. */
export const AUDIT_PAGE_BODY = (found: string): string =>
  `SELECT ${COLUMNS}, ${BLOCK_OF} AS block FROM (${found}) AS a`;

/** One record with its place in the chain, hashed anew and compared with what was sealed. */
export const OPEN_RECORD = `
  WITH opened AS MATERIALIZED (
    SELECT *, ${BLOCK_OF} AS block, ${rowHash(LOOKUP_AUDIT_CHAIN)} AS hash FROM lookup_audit a WHERE a.created_at = $1 AND a.id = $2
  )
  SELECT ${COLUMNS}, a.block, s.sealed_at AS "sealedAt", encode(s.seal, 'hex') AS seal,
    encode(p.seal, 'hex') AS "previousSeal", cardinality(s.ids) AS records, at.place,
    coalesce(substring(s.row_hashes FROM 32 * at.place - 31 FOR 32) = a.hash AND a.id <> ALL (s.unmarked), false) AS intact,
    s.ids[at.place - 1] AS before, s.ids[at.place + 1] AS after
  FROM opened a
  LEFT JOIN lookup_audit_seals s ON s.number = a.block
  LEFT JOIN lookup_audit_seals p ON p.number = a.block - 1
  CROSS JOIN LATERAL (SELECT array_position(s.ids, a.id) AS place) AS at`;
