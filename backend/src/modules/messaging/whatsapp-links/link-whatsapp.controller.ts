import { Body, Controller, Delete, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { AppError } from '../../../kernel/errors.js';
import { type Phone, parsePhone } from '../../../kernel/phone.js';
import { loginPasswordRule, whatsappRule } from '../../../kernel/rules.js';
import { HashedLimits } from '../../../platform/database/hashed-limits.js';
import { Access, CurrentPrincipal, OwnStepUp, type Principal } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { Satisfies } from '../../../platform/http/satisfies.js';
import { LinkWhatsapp } from './link-whatsapp.js';
import { AddWhatsappAnswer, CheckWhatsappAnswer, linkAnswer, RemoveWhatsappAnswer } from './whatsapp.answers.js';
import { WhatsappLinks } from './whatsapp-links.store.js';

/** A number that is taken says so: nobody is to try out many. */
const ADDING = { name: 'whatsapp-add', most: 10, seconds: 3_600 };

export class AddWhatsappBody {
  @ApiProperty({ description: 'DDD e número, só dígitos ou com pontuação.', example: '11987654321' })
  @Satisfies(whatsappRule)
  whatsapp!: string;

  @ApiProperty({ description: 'A senha da conta: o número poderá consultar por ela.', example: 'Garoa-2026' })
  @Satisfies(loginPasswordRule)
  password!: string;
}

@ApiTags('WhatsApp')
@Access('user')
@Controller('api/whatsapp')
export class LinkWhatsappController {
  constructor(
    private readonly links: WhatsappLinks,
    private readonly linkWhatsapp: LinkWhatsapp,
    private readonly limits: HashedLimits,
  ) {}

  @Post('check-whatsapp')
  @HttpCode(200)
  @ApiOperation({ operationId: 'checkWhatsapp', summary: 'O WhatsApp da própria conta' })
  @ApiOkResponse({ type: CheckWhatsappAnswer })
  @ApiErrors()
  async check(@CurrentPrincipal() { accountId }: Principal): Promise<CheckWhatsappAnswer> {
    const link = await this.links.of(accountId);
    return { ...linkAnswer(link), hasWhatsApp: link !== null };
  }

  @Post('add-whatsapp')
  @HttpCode(200)
  @OwnStepUp()
  @ApiOperation({
    operationId: 'addWhatsapp',
    summary: 'Adiciona um número, que espera pela verificação',
    description:
      'O número é verificado quando seu dono envia `!verificarnum` ao bot. O dono da conta é avisado por e-mail. Dez números por hora.',
  })
  @ApiOkResponse({ type: AddWhatsappAnswer })
  @ApiErrors({
    400: '`INVALID_INPUT`: o texto da regra; `WRONG_PASSWORD`',
    409: '`WHATSAPP_TAKEN`: verificado em outra conta; `WHATSAPP_LINKED`: esta conta já verificou outro',
    429: '`RATE_LIMITED`',
  })
  async add(
    @Body() { whatsapp, password }: AddWhatsappBody,
    @CurrentPrincipal() { accountId }: Principal,
  ): Promise<AddWhatsappAnswer> {
    await this.limits.count(ADDING, accountId, tooMany);
    return linkAnswer(await this.linkWhatsapp.add(accountId, parsePhone(whatsapp) as Phone, password));
  }

  @Delete()
  @ApiOperation({ operationId: 'removeWhatsapp', summary: 'Remove o número da própria conta' })
  @ApiOkResponse({ type: RemoveWhatsappAnswer })
  @ApiErrors({ 404: '`WHATSAPP_NOT_LINKED`' })
  async remove(@CurrentPrincipal() { accountId }: Principal): Promise<RemoveWhatsappAnswer> {
    await this.linkWhatsapp.remove(accountId);
    return { success: true };
  }
}

function tooMany(retryAfterSeconds: number): AppError {
  return new AppError('rate-limited', 'RATE_LIMITED', 'Muitas tentativas em pouco tempo. Aguarde e tente novamente.', {
    retryAfterSeconds,
  });
}
