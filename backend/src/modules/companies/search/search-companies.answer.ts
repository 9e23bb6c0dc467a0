import { AnswerOf, SuccessAnswer, t } from '../../../platform/http/answer.fields.js';

class FoundActivity extends AnswerOf({
  codigo: t.string({ example: '4721102' }),
  descricao: t.string({ nullable: true, example: 'Padaria e confeitaria com predominância de revenda' }),
}) {}

export class FoundCompany extends AnswerOf({
  cnpj: t.string({ example: '11222333000181' }),
  razao_social: t.string({ nullable: true, example: 'PADARIA GUERRA LTDA' }),
  nome_fantasia: t.string({ nullable: true, example: 'PADARIA GUERRA' }),
  situacao_cadastral: t.string({ nullable: true, example: 'ATIVA' }),
  tipo: t.string({ nullable: true, example: 'MATRIZ' }),
  data_inicio_atividade: t.string({ nullable: true, format: 'date', example: '2012-03-05' }),
  cnae_fiscal_principal: t.one(FoundActivity, { nullable: true }),
  municipio: t.string({ nullable: true, example: 'GUARULHOS' }),
  uf: t.string({ nullable: true, example: 'SP' }),
  porte: t.string({ nullable: true, example: 'MICRO EMPRESA' }),
  natureza_juridica: t.string({ nullable: true, example: 'Sociedade Empresária Limitada' }),
  capital_social: t.number('Em reais.', { nullable: true, example: 50_000 }),
  opcao_pelo_simples: t.boolean({ nullable: true, example: true }),
  opcao_pelo_mei: t.boolean({ nullable: true, example: false }),
}) {}

class CompanyFacet extends AnswerOf({
  valor: t.string('Como o filtro o recebe.', { example: 'SP' }),
  descricao: t.string({ nullable: true, example: null }),
  quantidade: t.integer({ example: 30 }),
}) {}

class CityFacet extends AnswerOf(CompanyFacet, {
  uf: t.string('O estado do município.', { nullable: true, example: 'SP' }),
}) {}

class CompanyFacets extends AnswerOf({
  uf: t.list(CompanyFacet),
  situacao: t.list(CompanyFacet),
  porte: t.list(CompanyFacet),
  cnae: t.list(CompanyFacet),
  municipio: t.list(CityFacet),
}) {}

export const FACETS = t.one(
  CompanyFacets,
  'Só na primeira página; nulo também quando nem tudo o que foi achado pode ser contado.',
  { nullable: true },
);

/** How a search is refused, for its description. */
export const SEARCH_ERRORS = {
  400: '`INVALID_INPUT`',
  403: '`SUBSCRIPTION_REQUIRED` · `TERMS_NOT_ACCEPTED`',
  422: '`COMPANY_SEARCH_BROAD`: a busca abrange empresas demais · `PURPOSE_REQUIRED`: Informe a finalidade da consulta.',
  429: '`RATE_LIMITED` · `QUOTA_EXCEEDED`: Limite do plano atingido.',
};

export class CompanySearchAnswer extends AnswerOf(SuccessAnswer, {
  data: t.list(FoundCompany, 'Os nomes mais próximos primeiro.'),
  facets: FACETS,
  nextCursor: t.string({ nullable: true }),
  total: t.integer('Só na primeira página; conta até 1.000.', { nullable: true }),
  capped: t.boolean('Há mais do que total.'),
  dadosDe: t.string('O mês dos dados (AAAA-MM).', { nullable: true, example: '2026-10' }),
}) {}
