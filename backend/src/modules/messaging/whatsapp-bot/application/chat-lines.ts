import { formatCep } from '../../../../kernel/cep.js';
import { formatCnpj } from '../../../../kernel/cnpj.js';
import { dayText } from '../../../../kernel/day-text.js';
import { municipalityName } from '../../../../kernel/municipalities.js';
import { naturalText } from '../../../../kernel/results/natural-view.js';
import { type CepResult, type CnpjResult, withoutCpf } from '../../../lookups/index.js';

/** A result as a few lines of a conversation. Contacts and partners of a company stay on the page. */
export const CHAT_LINES = {
  cep: cepLines,
  cnpj: companyLines,
  // biome-ignore lint/suspicious/noExplicitAny: the lookup's own JSON, of the type that it was asked for
} as const satisfies Record<'cep' | 'cnpj', (result: any) => string[]>;

function cepLines({ cep, logradouro, complemento, bairro, cidade, uf }: CepResult): string[] {
  return present([
    `CEP ${formatCep(cep)}`,
    joined(logradouro, complemento),
    bairro && `Bairro: ${bairro}`,
    joined(cidade, uf),
  ]);
}

function companyLines(company: CnpjResult): string[] {
  const { cnpj, razao_social, nome_fantasia, situacao_cadastral, tipo, endereco, cnae_fiscal_principal, qsa } = company;
  const activity = cnae_fiscal_principal?.descricao ?? null;
  const partners = qsa.length;
  return present([
    `CNPJ ${formatCnpj(cnpj)}`,
    razao_social && withoutCpf(natural(razao_social)),
    nome_fantasia && `Nome fantasia: ${withoutCpf(natural(nome_fantasia))}`,
    situacao_cadastral && `Situação: ${natural(situacao_cadastral)}`,
    specialLine(company),
    joined(tipo && natural(tipo), company.porte && natural(company.porte)),
    company.data_inicio_atividade && `Abertura: ${dayText(company.data_inicio_atividade)}`,
    activity && `Atividade: ${natural(activity)}`,
    natural(joined(endereco.municipio, endereco.uf) ?? ''),
    partners > 0 ? `Sócios: ${partners} (nomes no site)` : null,
  ]);
}

function specialLine({ situacao_especial: special, data_situacao_especial: since }: CnpjResult): string | null {
  return special ? joined(`Situação especial: ${natural(special)}`, since && `desde ${dayText(since)}`) : null;
}

/** As people write what the registers have in capitals. */
function natural(text: string): string {
  return naturalText(text, municipalityName);
}

function joined(...parts: (string | null)[]): string | null {
  return present(parts).join(', ') || null;
}

function present(parts: readonly (string | null)[]): string[] {
  return parts.filter((part) => part !== null && part !== '') as string[];
}
