import { Body, Get, Put } from '@nestjs/common';
import { IsBoolean } from 'class-validator';
import { invalidInput } from '../../../kernel/errors.js';
import { AccountId } from '../../../platform/http/access.js';
import { AnswerOf, field, t } from '../../../platform/http/answer.fields.js';
import { OptionalField } from '../../../platform/http/request.fields.js';
import { Answers, ApiErrors, UserController } from '../../../platform/http/route.decorators.js';
import { EmailPreferences } from './email-preferences.store.js';

const CHOICE = { message: 'Diga sim ou não.' };

export class EmailPreferencesRequest {
  @OptionalField({ description: 'Lembrar por e-mail que o plano está para terminar.', example: true })
  @IsBoolean(CHOICE)
  planEnd?: boolean;

  @OptionalField({ description: 'Receber por e-mail uma cópia dos avisos da administração.', example: false })
  @IsBoolean(CHOICE)
  broadcasts?: boolean;

  @OptionalField({ description: 'Resumo por e-mail do que mudou em empresas acompanhadas.', example: true })
  @IsBoolean(CHOICE)
  companies?: boolean;

  @OptionalField({ description: 'O mesmo pelo WhatsApp da conta.', example: false })
  @IsBoolean(CHOICE)
  companiesWhatsapp?: boolean;
}

export class EmailPreferencesAnswer extends AnswerOf({
  success: field<true>({ type: Boolean, example: true }),
  planEnd: t.boolean({ example: true }),
  broadcasts: t.boolean({ example: false }),
  companies: t.boolean({ example: true }),
  companiesWhatsapp: t.boolean({ example: false }),
}) {}

@UserController('Conta', 'api/user/letters')
export class EmailPreferencesController {
  constructor(private readonly preferences: EmailPreferences) {}

  @Get()
  @Answers(EmailPreferencesAnswer, 'Quais avisos por e-mail a conta quer')
  async getEmailPreferences(@AccountId() accountId: string): Promise<EmailPreferencesAnswer> {
    return { success: true, ...(await this.preferences.of(accountId)) };
  }

  @Put()
  @Answers(EmailPreferencesAnswer, 'Escolhe os avisos por e-mail', {
    description: 'O que não vier fica como está. Mensagens sobre pagamentos, acesso e segurança são enviadas sempre.',
  })
  @ApiErrors({ 400: '`INVALID_INPUT`' })
  async updateEmailPreferences(
    @Body() body: EmailPreferencesRequest,
    @AccountId() accountId: string,
  ): Promise<EmailPreferencesAnswer> {
    if (Object.values(body).every((choice) => choice === undefined)) throw invalidInput('planEnd', 'Escolha um aviso.');
    await this.preferences.choose(accountId, body);
    return this.getEmailPreferences(accountId);
  }
}
