import type { CnpjResult } from '../../lookups/index.js';

const NONE = {
  cnpj: null,
  razao_social: null,
  nome_fantasia: null,
  situacao_cadastral: null,
  municipio: null,
  uf: null,
};

/** A company of the test mode with its partners, as the first step of a group. */
export function groupOf({ qsa, endereco, ...company }: CnpjResult, fonte: string) {
  const { cnpj, razao_social, nome_fantasia, situacao_cadastral } = company;
  const place = { municipio: endereco.municipio, uf: endereco.uf };
  const own = { id: 'n0', tipo: 'empresa' as const, passo: 0, nome: null, haMais: false };
  const partners = qsa.map(({ nome }, n) => ({
    ...NONE,
    ...{ id: `n${n + 1}`, tipo: 'pessoa' as const, passo: 1, nome, haMais: false },
  }));
  const ligacoes = qsa.map(({ qualificacao }, n) => ({
    ...{ de: `n${n + 1}`, para: 'n0', tipo: 'socio' as const, qualificacao, desde: null },
    ...{ certeza: 'certa' as const, fonte },
  }));
  const nos = [{ ...own, cnpj, razao_social, nome_fantasia, situacao_cadastral, ...place }, ...partners];
  return { nos, ligacoes, haMais: false };
}

/** The same as a search finds it. */
export function found(company: CnpjResult) {
  const { cnpj, razao_social, nome_fantasia, situacao_cadastral, tipo, data_inicio_atividade, endereco } = company;
  const { cnae_fiscal_principal, porte, natureza_juridica, capital_social, opcao_pelo_simples, opcao_pelo_mei } =
    company;
  return {
    ...{ cnpj, razao_social, nome_fantasia, situacao_cadastral, tipo, data_inicio_atividade, cnae_fiscal_principal },
    ...{ municipio: endereco.municipio, uf: endereco.uf },
    ...{ porte, natureza_juridica, capital_social, opcao_pelo_simples, opcao_pelo_mei },
  };
}
