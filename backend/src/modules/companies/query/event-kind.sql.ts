/**
 * SQL: the kind of the event `e`. Months that were loaded before partners and the tax regime that come and go with their company's own row had
 * kinds of their own keep them as if the company had changed them.
 */
export const EVENT_KIND = `
  CASE WHEN e.entity IN (3, 4) AND e.kind IN ('socio_entrou', 'socio_saiu', 'regime_incluido', 'regime_removido') AND EXISTS (
      SELECT FROM company_events AS firm WHERE firm.cnpj_basico = e.cnpj_basico AND firm.month = e.month
        AND firm.entity = 1 AND firm.kind IN ('empresa_incluida', 'empresa_removida'))
    THEN CASE WHEN e.entity = 3 THEN 'socio' ELSE 'optante' END || CASE WHEN e.was IS NULL THEN '_incluido' ELSE '_removido' END
    ELSE e.kind END AS kind`;
