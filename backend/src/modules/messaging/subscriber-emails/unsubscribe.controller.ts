import { Controller, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Access } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { ONE_CLICK_ROUTE } from '../../../platform/http/one-click-route.js';
import { ChooseLetters } from './choose-letters.js';

export class UnsubscribeAnswer {
  @ApiProperty({ example: true })
  success!: true;

  @ApiProperty({ example: 'Você não receberá mais cópias dos avisos por e-mail.' })
  message!: string;
}

@ApiTags('Conta')
@Access('public')
@Controller(ONE_CLICK_ROUTE)
export class UnsubscribeController {
  constructor(private readonly letters: ChooseLetters) {}

  @Post(':token')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'unsubscribe',
    summary: 'Para as cópias dos avisos por e-mail',
    description:
      'O endereço de `List-Unsubscribe` (RFC 8058): um programa de e-mail o chama com um formulário, sem login.',
  })
  @ApiParam({ name: 'token', description: 'O segredo do link.', schema: { type: 'string', maxLength: 200 } })
  @ApiOkResponse({ type: UnsubscribeAnswer })
  @ApiErrors({ 400: '`LINK_INVALID`: Este link não vale. Mude os avisos em Meu Perfil.' })
  async unsubscribe(@Param('token') token: string): Promise<UnsubscribeAnswer> {
    await this.letters.unsubscribe(token);
    return { success: true, message: 'Você não receberá mais cópias dos avisos por e-mail.' };
  }
}
