import { Body, Post } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { adminPasswordRule, loginPasswordRule, resetPasswordRule } from '../../../kernel/rules.js';
import { CurrentPrincipal, DuringPasswordChange, type Principal, StepUp } from '../../../platform/http/access.js';
import { Satisfies } from '../../../platform/http/request.fields.js';
import { AdminController, Answers, ApiErrors, UserController } from '../../../platform/http/route.decorators.js';
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

@UserController('Conta', 'api')
export class ChangePasswordController {
  constructor(private readonly changePassword: ChangePassword) {}

  @Post('user/password')
  @Answers(MessageAnswer, 'Troca a própria senha; as outras sessões terminam', { operationId: 'changePassword' })
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

@AdminController('api')
export class ChangeAdminPasswordController {
  constructor(private readonly changePassword: ChangeAdminPassword) {}

  @Post('admin/me/password')
  @StepUp()
  @DuringPasswordChange()
  @Answers(DoneAnswer, 'Troca a própria senha de administrador; as outras sessões terminam')
  @ApiErrors({
    400: '`INVALID_INPUT`, `PASSWORD_TOO_COMMON`, `PASSWORD_PERSONAL`',
    503: '`BUSY`, `UNAVAILABLE`: tente de novo',
  })
  async changeAdminPassword(
    @Body() { newPassword }: ChangeAdminPasswordRequest,
    @CurrentPrincipal() { accountId, sessionId }: Principal,
  ): Promise<DoneAnswer> {
    await this.changePassword.execute({ accountId, sessionId: sessionId ?? '' }, newPassword);
    return { success: true };
  }
}
