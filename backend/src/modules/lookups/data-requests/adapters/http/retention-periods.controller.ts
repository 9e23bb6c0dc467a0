import { Get } from '@nestjs/common';
import { AnswerOf, t } from '../../../../../platform/http/answer.fields.js';
import { Answers, PublicController } from '../../../../../platform/http/route.decorators.js';
import { LookupsConfig, LookupsSettings } from '../../../lookups.config.js';

export class RetentionPeriodsAnswer extends AnswerOf({
  resultDays: t.integer('Dias em que o resultado de uma consulta fica no histórico.', { example: 90 }),
  requestDays: t.integer('Dias, depois do fim de um pedido de titular, em que ficam os dados de quem pediu.', {
    example: 180,
  }),
  sameAnswerSeconds: t.integer('Segundos em que a mesma conta recebe a mesma resposta sem nova pergunta à fonte.', {
    example: 60,
  }),
}) {}

@PublicController('Público', 'api/public/privacy')
export class RetentionPeriodsController {
  constructor(
    private readonly config: LookupsConfig,
    private readonly settings: LookupsSettings,
  ) {}

  @Get()
  @Answers(RetentionPeriodsAnswer, 'Os prazos que o aviso de privacidade diz', {
    description: 'Vêm da configuração em vigor, para que o texto diga o que o produto faz.',
  })
  getRetentionPeriods(): RetentionPeriodsAnswer {
    return {
      resultDays: this.settings.inForce('HISTORY_RETENTION_DAYS'),
      requestDays: this.settings.inForce('PRIVACY_REQUEST_RETENTION_DAYS'),
      sameAnswerSeconds: this.config.ANSWER_CACHE_SECONDS,
    };
  }
}
