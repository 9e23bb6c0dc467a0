import { AnswerOf, field, PageOf, SuccessAnswer, t } from '../../../platform/http/answer.fields.js';
import { type CnpjResult, LOOKUP_RESULTS } from '../../lookups/index.js';

export class CompanyMeta extends AnswerOf({
  origem: t.enum(['aberta']),
  fonte: t.string({ example: 'Receita Federal, dados abertos, 10/2026' }),
  consultadoEm: t.dateTime(),
  dadosDe: t.string('O mês dos dados (AAAA-MM).', { example: '2026-10' }),
}) {}

export class CompanyReadAnswer extends AnswerOf(SuccessAnswer, {
  data: field<CnpjResult>({ type: LOOKUP_RESULTS.cnpj }),
  meta: t.one(CompanyMeta),
}) {}

/** For the API's descriptions: the kinds of changes that are told. */
export const COMPANY_CHANGE_KINDS =
  'aberta (entrou na base), removida (saiu da base), baixada, situacao, situacao_especial, razao_social, nome_fantasia, endereco, contato, cnae, cadastro, capital, porte, natureza, simples, mei, regime_incluido, regime_removido, socio_entrou, socio_saiu, socio_mudou_qualificacao ou socio_alterado.';

const WAS = { situacao_cadastral: 'ATIVA', data_situacao_cadastral: '2012-03-05' };
const BECAME = { situacao_cadastral: 'BAIXADA', data_situacao_cadastral: '2026-10-02' };
const side = (description: string, example: object) => t.record(description, { nullable: true, example });

export class CompanyEventItem extends AnswerOf({
  mes: t.string('O mês que trouxe a mudança (AAAA-MM).', { example: '2026-10' }),
  tipo: t.string(COMPANY_CHANGE_KINDS, { example: 'situacao' }),
  antes: side('Os campos da consulta que mudaram, como eram; nulo no que é novo.', WAS),
  depois: side('Como ficaram; nulo no que saiu.', BECAME),
}) {}

export class CompanyTimelineAnswer extends AnswerOf(PageOf(CompanyEventItem, 'O mês mais novo primeiro.'), {
  meses: t.strings('Meses que podem ser pedidos em `mes`.', { example: ['2026-10', '2026-09'] }),
}) {}
