import type { CnpjResult } from '../../lookups/index.js';
import { type CompanyFilter, hasWords, searchWords } from '../search/index.js';

const SIZE_NAMES = { me: 'MICRO EMPRESA', epp: 'EMPRESA DE PEQUENO PORTE', demais: 'DEMAIS' } as const;

/** Whether a company of the test mode has all that is asked, as the register's search reads it. */
export function fits(company: CnpjResult, filter: CompanyFilter): boolean {
  const { text, cnae, uf, municipio, situacao, porte, natureza, simples, mei, socio } = filter;
  const { endereco, cnae_fiscal_principal: main } = company;
  const opened = company.data_inicio_atividade ?? '';
  const capital = company.capital_social ?? 0;
  const names = [company.razao_social, company.nome_fantasia];
  return [
    text === undefined || names.some((name) => has(name, text)),
    cnae === undefined || has(main?.descricao, cnae) || begins(main?.codigo, cnae),
    uf === undefined || endereco.uf === uf,
    municipio === undefined || plain(endereco.municipio) === plain(municipio),
    situacao === undefined || company.situacao_cadastral === situacao.toUpperCase(),
    porte === undefined || company.porte === SIZE_NAMES[porte],
    natureza === undefined || has(company.natureza_juridica, natureza),
    filter.abertaDesde === undefined || opened >= filter.abertaDesde,
    filter.abertaAte === undefined || opened <= filter.abertaAte,
    filter.capitalMin === undefined || capital >= filter.capitalMin,
    filter.capitalMax === undefined || capital <= filter.capitalMax,
    simples === undefined || (company.opcao_pelo_simples ?? false) === simples,
    mei === undefined || (company.opcao_pelo_mei ?? false) === mei,
    socio === undefined || company.qsa.some(({ nome }) => isNamed(nome, socio)),
  ].every(Boolean);
}

/** Names that alone say too little of a person: each of them far more than 2,000 partners have, together with any other. */
const COMMON = ['maria', 'jose', 'ana', 'joao', 'antonio', 'silva', 'santos', 'oliveira', 'souza', 'pereira'];
const BETWEEN = ['da', 'de', 'do', 'das', 'dos'];

/** Whether the register has more partners of this name than its search looks at. */
export function isEverybodys(partner: string): boolean {
  const words = searchWords(partner).filter((word) => !BETWEEN.includes(word));
  return words.length <= 2 && words.every((word) => COMMON.includes(word));
}

function has(text: string | null | undefined, words: string): boolean {
  const wanted = searchWords(words);
  return wanted.length > 0 && hasWords(text ?? '', wanted);
}

function begins(code: string | null | undefined, given: string): boolean {
  const digits = given.replace(/[.\-/\s]/g, '');
  return /^\d+$/.test(digits) && (code ?? '').padStart(7, '0').startsWith(digits);
}

function isNamed(name: string | null, partner: string): boolean {
  const own = searchWords(name ?? '');
  return searchWords(partner).every((word) => own.includes(word));
}

function plain(text: string | null): string {
  return searchWords(text ?? '').join(' ');
}
