/** Names under which a gateway puts ids, figures, moments and words of its own; whatever stands under another is hidden. */
const HARMLESS = new Set(
  `action api_version data data_id date_created devolucoes endToEndId horario id live_mode liquidacao motivo pix rtrId
  solicitacao status txid type valor version`.split(/\s+/),
);
const HIDDEN = '•••';

/** What a gateway sent, without what may tell of the payer. What is no JSON is shown by its length alone. */
export function redactedPayload(body: Buffer): string {
  try {
    return JSON.stringify(redacted(JSON.parse(body.toString('utf8'))), null, 2);
  } catch {
    return `${body.length} bytes que não são JSON`;
  }
}

function redacted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(redacted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [name, HARMLESS.has(name) ? redacted(held) : HIDDEN]),
  );
}
