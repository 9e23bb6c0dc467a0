import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { adminPasswordRule, loginPasswordRule, resetPasswordRule } from '../../../kernel/rules.js';
import {
  Access,
  CurrentPrincipal,
  DuringPasswordChange,
  type Principal,
  StepUp,
} from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { Satisfies } from '../../../platform/http/satisfies.js';
import { DoneAnswer, MessageAnswer } from '../model/index.js';
import { ChangeAdminPassword } from './change-admin-password.js';
import { ChangePassword } from './change-password.js';

export class ChangePasswordRequest {
  @ApiProperty({ maxLength: 128, example: 'Garoa-2026' })
  @Satisfies(loginPasswordRule)
  currentPassword!: string;

  @ApiProperty({ minLength: 6, maxLength: 128, description: 'Maiúscula, minúscula e número.', example: 'Neblina-2027' })
  @Satisfies(resetPasswordRule)
  newPassword!: string;
}

export class ChangeAdminPasswordRequest {
  @ApiProperty({ minLength: 8, maxLength: 128, description: 'Maiúscula, minúscula e número.', example: 'Garoa-20264' })
  @Satisfies(adminPasswordRule)
  newPassword!: string;
}

@ApiTags('Conta')
@Controller('api')
export class ChangePasswordController {
  constructor(private readonly changePassword: ChangePassword) {}

  @Post('user/password')
  @Access('user')
  @HttpCode(200)
  @ApiOperation({ operationId: 'changePassword', summary: 'Troca a própria senha; as outras sessões terminam' })
  @ApiOkResponse({ type: MessageAnswer })
  @ApiErrors({
    400: '`INVALID_INPUT`, `WRONG_PASSWORD`, `PASSWORD_TOO_COMMON`, `PASSWORD_PERSONAL`',
    403: '`FORBIDDEN`: administradores têm outra chamada',
    503: '`BUSY`, `UNAVAILABLE`: tente de novo',
  })
  async change(@Body() body: ChangePasswordRequest, @CurrentPrincipal() caller: Principal): Promise<MessageAnswer> {
    await this.changePassword.execute(caller, body);
    return { success: true, message: 'Senha alterada. As outras sessões foram encerradas.' };
  }
}

@ApiTags('Administração')
@Controller('api')
export class ChangeAdminPasswordController {
  constructor(private readonly changePassword: ChangeAdminPassword) {}

  @Post('admin/me/password')
  @Access('admin')
  @HttpCode(200)
  @StepUp()
  @DuringPasswordChange()
  @ApiOperation({
    operationId: 'changeAdminPassword',
    summary: 'Troca a própria senha de administrador; as outras sessões terminam',
  })
  @ApiOkResponse({ type: DoneAnswer })
  @ApiErrors({
    400: '`INVALID_INPUT`',
    503: '`BUSY`, `UNAVAILABLE`: tente de novo',
  })
  async change(
    @Body() { newPassword }: ChangeAdminPasswordRequest,
    @CurrentPrincipal() { accountId, sessionId }: Principal,
  ): Promise<DoneAnswer> {
    await this.changePassword.execute({ accountId, sessionId: sessionId ?? '' }, newPassword);
    return { success: true };
  }
}
