import { ApiProperty } from '@nestjs/swagger';
import { formatPhone } from '../../../kernel/phone.js';
import { SuccessAnswer } from '../../../platform/http/success.answer.js';
import type { WhatsappLink } from './whatsapp-links.store.js';

abstract class LinkAnswer extends SuccessAnswer {
  @ApiProperty({ type: String, nullable: true, description: 'O número adicionado.', example: '(11) 98765-4321' })
  whatsappFormatted!: string | null;

  @ApiProperty({ description: 'O dono do número o provou ao bot. Antes disso o bot não faz nada por ele.' })
  verified!: boolean;

  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'A enviar depois de `!verificarnum`; exigido quando mais de uma conta espera pelo número, ou quando as sessões foram encerradas.',
    example: '482913',
  })
  verificationCode!: string | null;
}

export class CheckWhatsappAnswer extends LinkAnswer {
  @ApiProperty({ description: 'A conta tem um número, verificado ou à espera.' })
  hasWhatsApp!: boolean;
}

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
