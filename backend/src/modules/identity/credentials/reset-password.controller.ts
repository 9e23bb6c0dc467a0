import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { resetPasswordRule } from '../../../kernel/rules.js';
import { Access } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { LinkTokenField } from '../../../platform/http/link-token.field.js';
import { Satisfies } from '../../../platform/http/satisfies.js';
import { type Caller, MessageAnswer, RequestCaller } from '../model/index.js';
import { ResetPassword } from './reset-password.js';

export class ResetPasswordRequest extends LinkTokenField {
  @ApiProperty({ minLength: 6, maxLength: 128, description: 'Maiúscula, minúscula e número.', example: 'Garoa-2026' })
  @Satisfies(resetPasswordRule)
  newPassword!: string;
}

@ApiTags('Conta')
@Access('public')
@Controller('api/auth/reset-password')
export class ResetPasswordController {
  constructor(private readonly resetPassword: ResetPassword) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({ operationId: 'resetPassword', summary: 'Define uma nova senha e encerra todas as sessões' })
  @ApiOkResponse({ type: MessageAnswer })
  @ApiErrors({
    400: '`INVALID_INPUT`, `LINK_INVALID`, `PASSWORD_TOO_COMMON`, `PASSWORD_PERSONAL`',
    503: '`BUSY`, `UNAVAILABLE`: tente de novo',
  })
  async reset(@Body() body: ResetPasswordRequest, @RequestCaller() caller: Caller): Promise<MessageAnswer> {
    await this.resetPassword.execute(body, caller);
    return { success: true, message: 'Senha alterada com sucesso! Faça login com sua nova senha.' };
  }
}
