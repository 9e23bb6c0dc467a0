import { COMPANY_LOAD_LABELS } from '@kernel/company-load';
import type { CompanyLoadItem } from '../../../shared/api/generated';

export function stateLabel({ state, interrupted }: Pick<CompanyLoadItem, 'state' | 'interrupted'>): string {
  return interrupted ? 'Interrompida' : COMPANY_LOAD_LABELS[state];
}

/** What a load counts of the month. */
export const COUNTS = {
  companies: 'Empresas',
  establishments: 'Estabelecimentos',
  partners: 'Sócios',
  taxes: 'Optantes do Simples',
  files: 'Arquivos numerados de cada tipo',
};

/** What it mended in records. */
export const MENDED: Readonly<Record<string, string>> = {
  nul: 'Caracteres nulos tirados',
  quebra: 'Quebras de linha trocadas por espaço',
  aspas: 'Aspas soltas mantidas no texto',
  data: 'Datas impossíveis deixadas em branco',
  cep: 'CEP com o zero da frente de volta',
  capital: 'Capital sem sentido deixado em branco',
  codigo: 'Códigos ilegíveis deixados em branco',
};

/** Why it left lines aside. */
export const REJECTED: Readonly<Record<string, string>> = {
  aspas: 'Aspas que não fecham',
  campos: 'Número de campos errado',
  chave: 'CNPJ que não confere',
  duplicado: 'Repetidas: vale a última',
  orfao: 'Sem a empresa correspondente',
};
