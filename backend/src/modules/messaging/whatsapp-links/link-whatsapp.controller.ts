import { Body, Delete, Post } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Allow } from 'class-validator';
import { formatPhone, type Phone, parsePhone } from '../../../kernel/phone.js';
import { whatsappRule } from '../../../kernel/rules.js';
import { HashedLimits } from '../../../platform/database/hashed-limits.js';
import { AccountId, EveryStepUp } from '../../../platform/http/access.js';
import { AnswerOf, SuccessAnswer, t } from '../../../platform/http/answer.fields.js';
import { Satisfies } from '../../../platform/http/request.fields.js';
import { Answers, ApiErrors, UserController } from '../../../platform/http/route.decorators.js';
import { LinkWhatsapp } from './link-whatsapp.js';
import { type WhatsappLink, WhatsappLinks } from './whatsapp-links.store.js';

abstract class LinkAnswer extends AnswerOf(SuccessAnswer, {
  whatsappFormatted: t.string('O número adicionado.', { nullable: true, example: '(11) 98765-4321' }),
  verified: t.boolean('O dono do número o provou ao bot. Antes disso o bot não faz nada por ele.'),
  verificationCode: t.string(
    'A enviar depois de `!verificarnum`; exigido quando mais de uma conta espera pelo número, ou quando as sessões foram encerradas.',
    { nullable: true, example: '482913' },
  ),
}) {}

class CheckWhatsappAnswer extends AnswerOf(LinkAnswer, {
  hasWhatsApp: t.boolean('A conta tem um número, verificado ou à espera.'),
}) {}

class AddWhatsappAnswer extends LinkAnswer {}

class RemoveWhatsappAnswer extends SuccessAnswer {}

function linkAnswer(link: WhatsappLink | null): LinkAnswer {
  return {
    success: true,
    whatsappFormatted: link && formatPhone(link.phone),
    verified: link?.verified ?? false,
    verificationCode: link?.code ?? null,
  };
}

/** A number that is taken says so: nobody is to try out many. */
const ADDING = {
  name: 'whatsapp-add',
  most: 10,
  seconds: 3_600,
  text: 'Muitas tentativas em pouco tempo. Aguarde e tente novamente.',
};

export class AddWhatsappBody {
  @ApiProperty({ description: 'DDD e número, só dígitos ou com pontuação.', example: '11987654321' })
  @Satisfies(whatsappRule)
  whatsapp!: string;

  @ApiPropertyOptional({ type: String, description: 'Ignorada: a senha prova a sessão, em `/api/auth/step-up`.' })
  @Allow()
  password?: unknown;
}

@UserController('WhatsApp', 'api/whatsapp')
export class LinkWhatsappController {
  constructor(
    private readonly links: WhatsappLinks,
    private readonly linkWhatsapp: LinkWhatsapp,
    private readonly limits: HashedLimits,
  ) {}

  @Post('check-whatsapp')
  @Answers(CheckWhatsappAnswer, 'O WhatsApp da própria conta')
  async checkWhatsapp(@AccountId() accountId: string): Promise<CheckWhatsappAnswer> {
    const link = await this.links.of(accountId);
    return { ...linkAnswer(link), hasWhatsApp: link !== null };
  }

  @Post('add-whatsapp')
  @EveryStepUp()
  @Answers(AddWhatsappAnswer, 'Adiciona um número, que espera pela verificação', {
    description:
      'O número é verificado quando seu dono envia `!verificarnum` ao bot. O dono da conta é avisado por e-mail. Dez números por hora.',
  })
  @ApiErrors({
    400: '`INVALID_INPUT`: o texto da regra',
    409: '`WHATSAPP_TAKEN`: verificado em outra conta; `WHATSAPP_LINKED`: esta conta já verificou outro',
    429: '`RATE_LIMITED`',
  })
  async addWhatsapp(@Body() { whatsapp }: AddWhatsappBody, @AccountId() accountId: string): Promise<AddWhatsappAnswer> {
    await this.limits.count(ADDING, accountId);
    return linkAnswer(await this.linkWhatsapp.add(accountId, parsePhone(whatsapp) as Phone));
  }

  @Delete()
  @Answers(RemoveWhatsappAnswer, 'Remove o número da própria conta')
  @ApiErrors({ 404: '`WHATSAPP_NOT_LINKED`' })
  async removeWhatsapp(@AccountId() accountId: string): Promise<RemoveWhatsappAnswer> {
    await this.linkWhatsapp.remove(accountId);
    return { success: true };
  }
}
