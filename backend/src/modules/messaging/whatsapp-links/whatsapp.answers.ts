import { formatPhone } from '../../../kernel/phone.js';
import { AnswerOf, t } from '../../../platform/http/answer.fields.js';
import { SuccessAnswer } from '../../../platform/http/success.answer.js';
import type { WhatsappLink } from './whatsapp-links.store.js';

abstract class LinkAnswer extends AnswerOf(SuccessAnswer, {
  whatsappFormatted: t.string('O número adicionado.', { nullable: true, example: '(11) 98765-4321' }),
  verified: t.boolean('O dono do número o provou ao bot. Antes disso o bot não faz nada por ele.'),
  verificationCode: t.string(
    'A enviar depois de `!verificarnum`; exigido quando mais de uma conta espera pelo número, ou quando as sessões foram encerradas.',
    { nullable: true, example: '482913' },
  ),
}) {}

export class CheckWhatsappAnswer extends AnswerOf(LinkAnswer, {
  hasWhatsApp: t.boolean('A conta tem um número, verificado ou à espera.'),
}) {}

export class AddWhatsappAnswer extends LinkAnswer {}

export class RemoveWhatsappAnswer extends SuccessAnswer {}

export function linkAnswer(link: WhatsappLink | null): LinkAnswer {
  return {
    success: true,
    whatsappFormatted: link && formatPhone(link.phone),
    verified: link?.verified ?? false,
    verificationCode: link?.code ?? null,
  };
}
