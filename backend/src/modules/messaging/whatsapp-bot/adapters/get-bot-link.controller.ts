import { Get } from '@nestjs/common';
import { AppError } from '../../../../kernel/errors.js';
import { AnswerOf, SuccessAnswer, t } from '../../../../platform/http/answer.fields.js';
import { Answers, ApiErrors, PublicController } from '../../../../platform/http/route.decorators.js';
import { WhatsappConfig } from '../whatsapp.config.js';

export class BotLinkAnswer extends AnswerOf(SuccessAnswer, {
  whatsappLink: t.string('Abre a conversa; aceita `?text=`.', { example: 'https://wa.me/5511987654321' }),
}) {}

@PublicController('WhatsApp', 'api/whatsapp/bot-link')
export class GetBotLinkController {
  constructor(private readonly config: WhatsappConfig) {}

  @Get()
  @Answers(BotLinkAnswer, 'O endereço da conversa com o bot')
  @ApiErrors({ 503: '`WHATSAPP_OFF`: sem bot configurado' })
  getBotLink(): BotLinkAnswer {
    const { chatAddress } = this.config;
    if (!chatAddress) throw new AppError('unavailable', 'WHATSAPP_OFF', 'O WhatsApp não está disponível no momento.');
    return { success: true, whatsappLink: chatAddress };
  }
}
