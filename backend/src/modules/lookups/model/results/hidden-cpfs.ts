import { cpfsIn, withoutCpf } from '../normalise.js';

/** A company with the CPFs that its source told, its partners' masked and those in its names whole: shown to nobody, they tell who is suppressed. */
interface WithHiddenCpfs {
  readonly qsa: readonly object[];
  readonly cpfs_no_nome?: readonly string[];
}

/** What is answered of a company, with the CPFs of what the source said. */
export function withHiddenCpfs<Company extends WithHiddenCpfs>(answered: Company, said: WithHiddenCpfs): Company {
  const qsa = answered.qsa.map((partner, at) => ({ ...partner, cpf: cpfOf(said.qsa[at]) }));
  return { ...answered, qsa, ...(said.cpfs_no_nome && { cpfs_no_nome: said.cpfs_no_nome }) };
}

/** The CPFs in a company's names as its source wrote them. */
export function cpfsOfNames(...names: (string | null | undefined)[]): { cpfs_no_nome?: readonly string[] } {
  const cpfs_no_nome = [...new Set(names.flatMap(cpfsIn))];
  return cpfs_no_nome.length > 0 ? { cpfs_no_nome } : {};
}

/** A kept company as it would be kept now: before, not all forms of a CPF were known in its names. */
export function withMaskedNames(kept: unknown): unknown {
  const { razao_social = null, nome_fantasia = null } = Object(kept) as Record<string, string | null>;
  const { cpfs_no_nome: more } = cpfsOfNames(razao_social, nome_fantasia);
  if (!more) return kept;
  const names = { razao_social: withoutCpf(razao_social), nome_fantasia: withoutCpf(nome_fantasia) };
  return { ...Object(kept), ...names, cpfs_no_nome: [...hiddenCpfsIn(kept), ...more] };
}

/** A kept answer as it was given. */
export function withoutHiddenCpfs(kept: unknown): unknown {
  const { cpfs_no_nome, qsa, ...shown } = Object(kept);
  if (!Array.isArray(qsa)) return cpfs_no_nome ? shown : kept;
  return { ...shown, qsa: qsa.map(({ cpf: _, ...partner }: { cpf?: unknown }) => partner) };
}

/** The CPFs in the names of a company, or in those on which sources differ. */
export function hiddenCpfsIn(company: unknown): readonly string[] {
  const { cpfs_no_nome: cpfs } = Object(company) as { cpfs_no_nome?: unknown };
  return Array.isArray(cpfs) ? cpfs : [];
}

function cpfOf(partner: object | undefined): unknown {
  return (partner as { cpf?: unknown } | undefined)?.cpf ?? null;
}
