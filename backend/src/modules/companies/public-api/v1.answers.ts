import { AnswerOf, field, t } from '../../../platform/http/answer.fields.js';
import { type CnpjResult, LOOKUP_RESULTS } from '../../lookups/index.js';
import { CompanyGroupData } from '../group/index.js';
import { CompanyEventItem } from '../query/index.js';
import { FACETS, FoundCompany } from '../search/index.js';

class V1CompanyMeta extends AnswerOf({
  origem: t.enum(['aberta', 'simulada'], '`simulada` com uma chave de teste.', { example: 'aberta' }),
  fonte: t.string({ example: 'Receita Federal, dados abertos, 10/2026' }),
  consultadoEm: t.dateTime({ example: '2026-11-21T12:30:00.182Z' }),
  dadosDe: t.string('O mês dos dados (AAAA-MM).', { nullable: true, example: '2026-10' }),
  simulado: t.boolean('Verdadeiro quando os dados são inventados.', { example: false }),
}) {}

export class V1CompanyAnswer extends AnswerOf({
  data: field<CnpjResult>({ type: LOOKUP_RESULTS.cnpj }),
  meta: t.one(V1CompanyMeta),
}) {}

export class V1CompanyTimeline extends AnswerOf({
  data: t.list(CompanyEventItem, 'O mês mais novo primeiro.'),
  nextCursor: t.string('Sempre nulo: vem tudo de uma vez.', { nullable: true, example: null }),
  meses: t.strings('Os meses que `mes` aceita.', { example: ['2026-10', '2026-09'] }),
}) {}

class V1CompanyGroupMeta extends AnswerOf(V1CompanyMeta, {
  consultas: t.integer('Quantas consultas do dia a resposta valeu.', { example: 3 }),
}) {}

export class V1CompanyGroup extends AnswerOf({ data: t.one(CompanyGroupData), meta: t.one(V1CompanyGroupMeta) }) {}

export class V1FoundCompanies extends AnswerOf({
  data: t.list(FoundCompany, 'Os nomes mais próximos primeiro.'),
  nextCursor: t.string('Para pedir a página seguinte; nulo na última.', { nullable: true, example: '12.m2x8k1.1' }),
  total: t.integer('Só na primeira página; conta até 1.000.', { nullable: true, example: 42 }),
  capped: t.boolean('Há mais do que `total`.', { example: false }),
  facets: FACETS,
  dadosDe: t.string('O mês dos dados (AAAA-MM).', { nullable: true, example: '2026-10' }),
  simulado: t.boolean('Verdadeiro quando os dados são inventados.', { example: false }),
}) {}
