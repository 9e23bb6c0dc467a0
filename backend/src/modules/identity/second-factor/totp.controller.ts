import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { toBuffer } from 'qrcode';
import { Access, CurrentPrincipal, DuringEnrolment, type Principal, StepUp } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { DoneAnswer } from '../model/index.js';
import { ManageTotp } from './manage-totp.js';
import { SecondFactors } from './second-factors.store.js';
import {
  AdminTotpBegun,
  begunWith,
  ConfirmTotpRequest,
  RecoveryCodesAnswer,
  stateOf,
  TotpState,
} from './totp.answers.js';

@ApiTags('Administração')
@Access('admin')
@Controller('api/admin/me/totp')
export class TotpController {
  constructor(
    private readonly factors: SecondFactors,
    private readonly totp: ManageTotp,
  ) {}

  @Get()
  @DuringEnrolment()
  @ApiOperation({ operationId: 'getTotp', summary: 'A verificação em duas etapas da própria conta' })
  @ApiOkResponse({ type: TotpState })
  @ApiErrors()
  async state(@CurrentPrincipal() { accountId }: Principal): Promise<TotpState> {
    return stateOf(await this.factors.find(accountId));
  }

  @Post()
  @HttpCode(200)
  @DuringEnrolment()
  @StepUp()
  @ApiOperation({ operationId: 'beginTotp', summary: 'Gera o segredo do aplicativo autenticador' })
  @ApiOkResponse({ type: AdminTotpBegun })
  @ApiErrors({ 409: '`TOTP_ALREADY_ON`' })
  async begin(@CurrentPrincipal() { accountId }: Principal): Promise<AdminTotpBegun> {
    const begun = await this.totp.begin(accountId);
    const picture = await toBuffer(begun.address, { margin: 4, scale: 6 });
    return { ...(await begunWith(begun)), qrCodeBase64: picture.toString('base64') };
  }

  @Put()
  @DuringEnrolment()
  @StepUp()
  @ApiOperation({ operationId: 'confirmTotp', summary: 'Liga a verificação com o primeiro código do aplicativo' })
  @ApiOkResponse({ type: RecoveryCodesAnswer })
  @ApiErrors({ 400: '`INVALID_INPUT`', 409: '`TOTP_NOT_BEGUN`, `TOTP_ALREADY_ON`' })
  async confirm(
    @Body() { code }: ConfirmTotpRequest,
    @CurrentPrincipal() { accountId }: Principal,
  ): Promise<RecoveryCodesAnswer> {
    return { success: true, recoveryCodes: await this.totp.confirm(accountId, code) };
  }

  @Delete()
  @StepUp()
  @ApiOperation({ operationId: 'removeTotp', summary: 'Desliga a verificação em duas etapas' })
  @ApiOkResponse({ type: DoneAnswer })
  @ApiErrors()
  async remove(@CurrentPrincipal() { accountId }: Principal): Promise<DoneAnswer> {
    await this.totp.remove(accountId);
    return { success: true };
  }

  @Post('recovery-codes')
  @HttpCode(200)
  @StepUp()
  @ApiOperation({
    operationId: 'renewRecoveryCodes',
    summary: 'Gera dez códigos de recuperação; os antigos deixam de valer',
  })
  @ApiOkResponse({ type: RecoveryCodesAnswer })
  @ApiErrors({ 409: '`TOTP_NOT_BEGUN`' })
  async renew(@CurrentPrincipal() { accountId }: Principal): Promise<RecoveryCodesAnswer> {
    return { success: true, recoveryCodes: await this.totp.renewRecoveryCodes(accountId) };
  }
}
