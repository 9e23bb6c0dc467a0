/** A company's partners, each with the masked CPF of the source: shown to nobody, it tells who is suppressed. */
interface WithPartners {
  readonly qsa: readonly object[];
}

/** What is answered of a company, with the masked CPFs of what the source said. */
export function withPartnersCpf<Company extends WithPartners>(answered: Company, { qsa }: WithPartners): Company {
  return { ...answered, qsa: answered.qsa.map((partner, at) => ({ ...partner, cpf: cpfOf(qsa[at]) })) };
}

/** A kept answer as it was given. */
export function withoutPartnersCpf(kept: unknown): unknown {
  if (!hasPartners(kept)) return kept;
  return { ...kept, qsa: kept.qsa.map(({ cpf: _, ...shown }: { cpf?: unknown }) => shown) };
}

function cpfOf(partner: object | undefined): unknown {
  return (partner as { cpf?: unknown } | undefined)?.cpf ?? null;
}

function hasPartners(kept: unknown): kept is WithPartners {
  return Array.isArray(Object(kept).qsa);
}
