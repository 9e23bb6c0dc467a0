import { Body, Controller, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsIn, ValidateIf } from 'class-validator';
import { PURPOSE_IDS, type Purpose } from '../../../kernel/purposes.js';
import { Access, CurrentPrincipal, type Principal } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { DoneAnswer } from '../model/index.js';
import { Accounts } from './accounts.store.js';

export class UpdatePreferencesRequest {
  @ApiProperty({ enum: PURPOSE_IDS, enumName: 'Purpose', nullable: true, description: 'Nulo: perguntar a cada vez.' })
  @ValidateIf((body: UpdatePreferencesRequest) => body.finalidadePadrao !== null)
  @IsIn(PURPOSE_IDS, { message: 'Finalidade inválida.' })
  finalidadePadrao!: Purpose | null;
}

export class PreferencesAnswer extends DoneAnswer {
  @ApiProperty({ enum: PURPOSE_IDS, enumName: 'Purpose', nullable: true, example: 'cadastro_proprio' })
  finalidadePadrao!: Purpose | null;
}

@ApiTags('Conta')
@ApiBearerAuth()
@Access('user')
@Controller('api/user/preferences')
export class UpdatePreferencesController {
  constructor(private readonly accounts: Accounts) {}

  @Put()
  @ApiOperation({ operationId: 'updatePreferences', summary: 'Guarda a finalidade padrão das consultas' })
  @ApiOkResponse({ type: PreferencesAnswer })
  @ApiErrors({ 400: '`INVALID_INPUT`', 401: '`UNAUTHENTICATED`, `TOKEN_EXPIRED`', 403: '`FORBIDDEN`' })
  async update(
    @Body() { finalidadePadrao }: UpdatePreferencesRequest,
    @CurrentPrincipal() principal: Principal,
  ): Promise<PreferencesAnswer> {
    await this.accounts.change(principal.accountId, (account) => {
      account.defaultPurpose = finalidadePadrao;
    });
    return { success: true, finalidadePadrao };
  }
}
