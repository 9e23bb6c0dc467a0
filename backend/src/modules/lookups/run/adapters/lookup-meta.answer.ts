import { AnswerOf, t } from '../../../../platform/http/answer.fields.js';
import { ORIGINS } from '../../model/index.js';

/** Where an answer comes from. */
export class LookupMeta extends AnswerOf({
  origem: t.enum(ORIGINS, { enumName: 'Origin', example: 'contratada' }),
  fonte: t.string({ example: 'Birô de dados' }),
  consultadoEm: t.isoDateTime(
    'Quando a fonte foi consultada; antes desta consulta, se a resposta vem da memória recente.',
    { example: '2026-11-21T12:30:00.000Z' },
  ),
  dadosDe: t.string('Mês dos dados (AAAA-MM), quando a fonte o informa.', { nullable: true, example: '2026-10' }),
  latenciaMs: t.integer('Milissegundos até a resposta das fontes.', { example: 182 }),
  emCache: t.boolean(
    'Verdadeiro quando a resposta é a de há pouco, que não conta: em geral 60 s para a mesma conta, 10 min para dados abertos e para outra página de uma busca; também a de uma consulta igual feita ao mesmo tempo.',
    { example: false },
  ),
  protocolo: t.string({ example: '20261121-7Q2M-K9XD' }),
  simulado: t.boolean('Verdadeiro quando nenhuma fonte respondeu e os dados são inventados.', { example: false }),
}) {}
