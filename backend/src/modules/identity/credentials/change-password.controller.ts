import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { loginPasswordRule, resetPasswordRule } from '../../../kernel/rules.js';
import { Access, CurrentPrincipal, type Principal } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { Satisfies } from '../../../platform/http/satisfies.js';
import { MessageAnswer } from '../model/index.js';
import { ChangePassword } from './change-password.js';

export class ChangePasswordRequest {
  @ApiProperty({ maxLength: 128, example: 'Garoa-2026' })
  @Satisfies(loginPasswordRule)
  currentPassword!: string;

  @ApiProperty({ minLength: 6, maxLength: 128, description: 'Maiúscula, minúscula e número.', example: 'Neblina-2027' })
  @Satisfies(resetPasswordRule)
  newPassword!: string;
}

@ApiTags('Conta')
@ApiBearerAuth()
@Access('user')
@Controller('api/user/password')
export class ChangePasswordController {
  constructor(private readonly changePassword: ChangePassword) {}

  @Post()
  @HttpCode(200)
  @ApiOperation({ operationId: 'changePassword', summary: 'Troca a própria senha; as outras sessões terminam' })
  @ApiOkResponse({ type: MessageAnswer })
  @ApiErrors({
    400: '`INVALID_INPUT`, `WRONG_PASSWORD`, `PASSWORD_TOO_COMMON`, `PASSWORD_PERSONAL`',
    401: '`UNAUTHENTICATED`, `TOKEN_EXPIRED`',
    403: '`FORBIDDEN`: administradores têm outra chamada',
    503: '`BUSY`, `UNAVAILABLE`: tente de novo',
  })
  async change(@Body() body: ChangePasswordRequest, @CurrentPrincipal() caller: Principal): Promise<MessageAnswer> {
    await this.changePassword.execute(caller, body);
    return { success: true, message: 'Senha alterada. As outras sessões foram encerradas.' };
  }
}
