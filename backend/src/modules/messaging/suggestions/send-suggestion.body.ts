import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Allow } from 'class-validator';
import { lookupEmailRule } from '../../../kernel/rules.js';
import {
  SUGGESTION_LENGTH,
  SUGGESTION_TYPES,
  type SuggestionType,
  suggestionRule,
} from '../../../kernel/suggestion.js';
import { OneOf, OptionalField } from '../../../platform/http/request.fields.js';
import { Satisfies } from '../../../platform/http/satisfies.js';
import { CaptchaFields } from '../../identity/index.js';

export class SendSuggestionBody extends CaptchaFields {
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
    description: 'Para onde vai a resposta de quem escreve sem entrar; com a conta aberta, vale o e-mail dela.',
    example: 'ana@exemplo.com.br',
  })
  @Satisfies(lookupEmailRule)
  email?: string | null;
}
