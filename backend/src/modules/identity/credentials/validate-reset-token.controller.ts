import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { maskEmail } from '../../../kernel/mask-email.js';
import { Access } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { LinkTokenField } from '../../../platform/http/link-token.field.js';
import { type Caller, MessageAnswer, RequestCaller } from '../model/index.js';
import { ResetPassword } from './reset-password.js';

export class ValidateResetTokenAnswer extends MessageAnswer {
  @ApiProperty({ example: true })
  valid!: boolean;

  @ApiProperty({ type: String, nullable: true, description: 'Mascarado.', example: 'an***@gmail.com' })
  email!: string | null;
}

@ApiTags('Conta')
@Access('public')
@Controller('api/auth/validate-reset-token')
export class ValidateResetTokenController {
  constructor(private readonly resetPassword: ResetPassword) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({ operationId: 'validateResetToken', summary: 'Diz se um link de redefinição ainda vale; não o gasta' })
  @ApiOkResponse({ type: ValidateResetTokenAnswer })
  @ApiErrors({ 400: '`INVALID_INPUT`' })
  async validate(
    @Body() { token }: LinkTokenField,
    @RequestCaller() caller: Caller,
  ): Promise<ValidateResetTokenAnswer> {
    const owner = await this.resetPassword.ownerOf(token, caller);
    return {
      success: true,
      valid: owner !== null,
      email: owner && maskEmail(owner.email ?? ''),
      message: owner ? 'Token válido' : 'Token inválido ou expirado',
    };
  }
}
