import { WATCH_VERDICTS } from '../../../kernel/watch-lines.js';
import { AnswerOf, PageOf, SuccessAnswer, t } from '../../../platform/http/answer.fields.js';
import type { WatchedCompany, Watchlist } from './read-watchlist.js';

class WatchedChange extends AnswerOf({
  mes: t.string('O mês que trouxe a mudança (AAAA-MM).', { example: '2026-10' }),
  tipos: t.strings('O que mudou, como em `tipo` dos eventos.', { example: ['endereco', 'situacao'] }),
}) {}

export class WatchedCompanyItem extends AnswerOf({
  id: t.string('O CNPJ, que também a nomeia para deixar de acompanhar.', { example: '11222333000181' }),
  cnpj: t.string({ example: '11222333000181' }),
  nome: t.string('A razão social; nula quando `na_base` não é verdadeiro.', {
    nullable: true,
    example: 'PADARIA DO BAIRRO LTDA',
  }),
  na_base: t.boolean('Se a base de dados abertos a tem; nulo quando a base não pôde ser lida agora.', {
    nullable: true,
    example: true,
  }),
  nome_fantasia: t.string({ nullable: true, example: 'PADARIA DO BAIRRO' }),
  situacao: t.string({ nullable: true, example: 'ATIVA' }),
  situacao_desde: t.string({ nullable: true, format: 'date', example: '2012-03-05' }),
  desde: t.dateTime('Desde quando a conta a acompanha.', { example: '2026-11-21T12:00:00.000Z' }),
  pausada: t.boolean('O plano não tem lugar para ela: nada é avisado até que tenha.', { example: false }),
  ultima_mudanca: t.one(WatchedChange, 'A última mudança desde então; nula se nada mudou.', { nullable: true }),
}) {}

export class WatchlistAnswer extends AnswerOf(
  PageOf(WatchedCompanyItem, 'Todas, na ordem em que passaram a ser acompanhadas.'),
  {
    limit: t.integer('Quantas o plano acompanha; 0 sem plano.', { example: 50 }),
    used: t.integer('Quantas estão na lista, também as pausadas.', { example: 12 }),
  },
) {}

class FollowedLine extends AnswerOf({
  linha: t.string('A linha como veio.', { example: '11.222.333/0001-81' }),
  cnpj: t.string('O CNPJ que ela tem; nulo se não tem nenhum válido.', { nullable: true, example: '11222333000181' }),
  veredito: t.enum(WATCH_VERDICTS, { enumName: 'WatchVerdict', example: 'acompanhando' }),
}) {}

export class FollowedAnswer extends AnswerOf(SuccessAnswer, {
  data: t.list(FollowedLine, 'Uma por linha, na mesma ordem.'),
  limit: t.integer({ example: 50 }),
  used: t.integer({ example: 13 }),
}) {}

export class V1Watchlist extends AnswerOf({
  data: t.list(WatchedCompanyItem, 'Todas, na ordem em que passaram a ser acompanhadas.'),
  nextCursor: t.string('Sempre nulo: a lista vem inteira.', { nullable: true, example: null }),
}) {}

export class V1Followed extends AnswerOf({ data: t.list(FollowedLine, 'Uma por linha, na mesma ordem.') }) {}

export function watchlistItems({ companies }: Watchlist): WatchedCompanyItem[] {
  return companies.map(watchedItem);
}

function watchedItem({ cnpj, brief, registered, followedAt, paused, last }: WatchedCompany): WatchedCompanyItem {
  return {
    id: cnpj,
    cnpj,
    nome: brief?.razao_social ?? null,
    na_base: registered,
    nome_fantasia: brief?.nome_fantasia ?? null,
    situacao: brief?.situacao_cadastral ?? null,
    situacao_desde: brief?.data_situacao_cadastral ?? null,
    desde: followedAt,
    pausada: paused,
    ultima_mudanca: last && { mes: last.month, tipos: [...last.kinds] },
  };
}
