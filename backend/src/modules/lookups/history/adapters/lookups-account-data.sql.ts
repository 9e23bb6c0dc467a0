export const ENTRIES = `
  SELECT id, created_at AS em, type AS tipo, outcome AS desfecho, purpose AS finalidade, origem, fonte,
    dados_de AS "dadosDe", protocolo, latency_ms AS "latenciaMs", query, result
  FROM lookup_history
  WHERE account_id = $1 AND created_at >= $2 AND (created_at, id) > ($2, $3::uuid)
  ORDER BY created_at, id LIMIT $4`;

export const ACCESS_COLUMNS = `
  id, history_id AS consulta, CASE action WHEN 'opened' THEN 'aberta' WHEN 'erased' THEN 'apagada' ELSE 'lista por extenso' END AS acao,
  accessed_at AS em`;

export const ERASE_ENTRIES = `
  DELETE FROM lookup_history h USING (
    SELECT created_at, id FROM lookup_history WHERE account_id = $1 ORDER BY created_at DESC, id DESC LIMIT $2
  ) AS part
  WHERE h.account_id = $1 AND h.created_at = part.created_at AND h.id = part.id`;
