import { Body, Controller, Ip, Post } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { Allow } from 'class-validator';
import { lookupEmailRule } from '../../../kernel/rules.js';
import {
  SUGGESTION_LENGTH,
  SUGGESTION_TYPES,
  type SuggestionType,
  suggestionRule,
} from '../../../kernel/suggestion.js';
import { HashedLimits } from '../../../platform/database/hashed-limits.js';
import { Access, PossiblePrincipal, type Principal } from '../../../platform/http/access.js';
import { AnswerOf, SuccessAnswer, t } from '../../../platform/http/answer.fields.js';
import { OneOf, OptionalField, Satisfies } from '../../../platform/http/request.fields.js';
import { Answers, ApiErrors } from '../../../platform/http/route.decorators.js';
import { CaptchaFields, CheckCaptcha } from '../../identity/index.js';
import { Suggestions } from './suggestions.store.js';

class SendSuggestionBody extends CaptchaFields {
  @OneOf(SUGGESTION_TYPES, 'Escolha Sugestão ou Problema', { example: 'suggestion' })
  type!: SuggestionType;

  @ApiProperty({ minLength: 1, maxLength: SUGGESTION_LENGTH, example: 'Gostaria de exportar em PDF.' })
  @Satisfies(suggestionRule)
  message!: string;

  @ApiPropertyOptional({ type: String, description: 'Ignorado: vale a hora em que a mensagem chega.' })
  @Allow()
  timestamp?: unknown;

  @OptionalField({
    type: String,
    nullable: true,
    description: 'Para onde vai a resposta de quem escreve sem entrar; de quem entrou, vale o e-mail da conta.',
    example: 'ana@exemplo.com.br',
  })
  @Satisfies(lookupEmailRule)
  email?: string | null;
}

const text = 'Muitas mensagens em pouco tempo. Aguarde e tente novamente.';
const FROM_ADDRESS = { name: 'suggestion-address', most: 10, seconds: 3_600, text };
const FROM_ACCOUNT = { name: 'suggestion-account', most: 5, seconds: 3_600, text };

/** Of all who write without an account, so that nobody floods who reads. */
const FROM_STRANGERS = { name: 'suggestion-strangers', most: 300, seconds: 3_600, text };

export class SendSuggestionAnswer extends AnswerOf(SuccessAnswer, {
  message: t.string({ example: 'Enviado com sucesso!' }),
}) {}

@ApiTags('Mensagens')
@Access('anyone')
@Controller('api/suggestions')
export class SendSuggestionController {
  constructor(
    private readonly suggestions: Suggestions,
    private readonly limits: HashedLimits,
    private readonly captcha: CheckCaptcha,
  ) {}

  @Post()
  @Answers(SendSuggestionAnswer, 'Envia uma sugestão ou conta um problema', {
    status: 201,
    description:
      'Com conta, ou sem ela e com a verificação de segurança. Cinco mensagens por hora de uma conta, dez de um endereço de rede.',
  })
  @ApiErrors({
    400: '`INVALID_INPUT`, `CAPTCHA_REQUIRED` ou `CAPTCHA_FAILED`',
    429: '`RATE_LIMITED`',
    503: '`CAPTCHA_UNAVAILABLE`',
  })
  async sendSuggestion(
    @Body() { type, message, email, ...tokens }: SendSuggestionBody,
    @PossiblePrincipal() principal: Principal | null,
    @Ip() address: string,
  ): Promise<SendSuggestionAnswer> {
    const accountId = principal?.accountId ?? null;
    await this.limits.countFrom(FROM_ADDRESS, address);
    if (accountId) {
      await this.limits.count(FROM_ACCOUNT, accountId);
    } else {
      await this.captcha.execute(tokens, 'suggestion');
      await this.limits.count(FROM_STRANGERS, 'all');
    }
    const replyTo = (!accountId && email?.trim().toLowerCase()) || null;
    await this.suggestions.add({ type, message: message.trim(), email: replyTo, accountId });
    return { success: true, message: 'Enviado com sucesso!' };
  }
}
