import { Param, Post } from '@nestjs/common';
import { ApiParam, ApiProperty } from '@nestjs/swagger';
import { AppError } from '../../../kernel/errors.js';
import { ONE_CLICK_ROUTE } from '../../../platform/http/one-click-route.js';
import { Answers, ApiErrors, PublicController } from '../../../platform/http/route.decorators.js';
import { EmailPreferences } from './email-preferences.store.js';

const STOPPED = {
  broadcasts: 'Você não receberá mais cópias dos avisos por e-mail.',
  companies: 'Você não receberá mais e-mails sobre empresas acompanhadas.',
};

export class UnsubscribeAnswer {
  @ApiProperty({ example: true })
  success!: true;

  @ApiProperty({ example: 'Você não receberá mais cópias dos avisos por e-mail.' })
  message!: string;
}

@PublicController('Conta', ONE_CLICK_ROUTE)
export class UnsubscribeController {
  constructor(private readonly preferences: EmailPreferences) {}

  @Post(':token')
  @Answers(UnsubscribeAnswer, 'Para as cópias dos avisos, ou os resumos de empresas acompanhadas, por e-mail', {
    description:
      'O endereço de `List-Unsubscribe` (RFC 8058): um programa de e-mail o chama com um formulário, sem login.',
  })
  @ApiParam({ name: 'token', description: 'O segredo do link.', schema: { type: 'string', maxLength: 200 } })
  @ApiErrors({ 400: '`LINK_INVALID`: Este link não vale. Mude os avisos em Meu Perfil.' })
  async unsubscribe(@Param('token') token: string): Promise<UnsubscribeAnswer> {
    const stopped = await this.preferences.stop(token);
    if (!stopped) throw new AppError('invalid', 'LINK_INVALID', 'Este link não vale. Mude os avisos em Meu Perfil.');
    return { success: true, message: STOPPED[stopped] };
  }
}
