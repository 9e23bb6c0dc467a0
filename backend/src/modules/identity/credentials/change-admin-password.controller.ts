import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { adminPasswordRule } from '../../../kernel/rules.js';
import {
  Access,
  CurrentPrincipal,
  DuringPasswordChange,
  type Principal,
  StepUp,
} from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { Satisfies } from '../../../platform/http/satisfies.js';
import { DoneAnswer } from '../model/index.js';
import { ChangeAdminPassword } from './change-admin-password.js';

export class ChangeAdminPasswordRequest {
  @ApiProperty({ minLength: 8, maxLength: 128, description: 'Maiúscula, minúscula e número.', example: 'Garoa-20264' })
  @Satisfies(adminPasswordRule)
  newPassword!: string;
}

@ApiTags('Administração')
@ApiBearerAuth()
@Access('admin')
@Controller('api/admin/me/password')
export class ChangeAdminPasswordController {
  constructor(private readonly changePassword: ChangeAdminPassword) {}

  @Post()
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
    401: '`UNAUTHENTICATED`, `TOKEN_EXPIRED`',
    403: '`FORBIDDEN` · `STEP_UP_REQUIRED`: confirme a senha antes',
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
