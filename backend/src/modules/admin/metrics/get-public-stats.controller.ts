import { Get } from '@nestjs/common';
import { AnswerOf, SuccessAnswer, t } from '../../../platform/http/answer.fields.js';
import { Answers, ApiErrors, PublicController } from '../../../platform/http/route.decorators.js';
import { ReadPublicStats } from './read-public-stats.js';

export class PublicStatsAnswer extends AnswerOf(SuccessAnswer, {
  activeUsers: t.integer('Contas com assinatura ativa, arredondado para baixo.', { example: 1_200 }),
  lookups: t.integer('Consultas com dados encontrados desde o começo, arredondado para baixo. Simulações não contam.', {
    example: 25_000,
  }),
  availability: t.number(
    'Parte das chamadas à API que deram certo nos últimos 30 dias, de 0 a 1; nulo: nada foi medido.',
    { nullable: true, example: 0.999 },
  ),
  at: t.dateTime(),
}) {}

@PublicController('Público', 'api/public/stats')
export class GetPublicStatsController {
  constructor(private readonly stats: ReadPublicStats) {}

  @Get()
  @Answers(PublicStatsAnswer, 'O tamanho do serviço em números', {
    description: 'Cada número sai do que está registrado, com no máximo um minuto de idade.',
  })
  @ApiErrors()
  async getPublicStats(): Promise<PublicStatsAnswer> {
    return { success: true, ...(await this.stats.execute()) };
  }
}
