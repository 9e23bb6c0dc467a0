/**
 * The SHA-256 of one record `a` of the audit, over every column. A row's text form quotes and escapes, so that no two
 * records share one; moments are microseconds and bytes are hexadecimal, so that no session setting changes it.
 */
export const ROW_HASH = `sha256(convert_to(ROW(
  (extract(epoch FROM a.created_at) * 1000000)::bigint, a.id, a.account_id, a.type, a.masked,
  encode(a.subject_hash, 'hex'), a.purpose, a.legal_basis, a.origem, a.fonte, a.outcome, a.protocolo
)::text, 'UTF8'))`;

/** What a block's seal covers besides its number, its time and the seal before it. */
export const BLOCK_DIGEST = `sha256(convert_to(array_to_string(ids, ','), 'UTF8') || row_hashes)`;
