import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, CurrentPrincipal, OwnStepUp, type Principal } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { DoneAnswer } from '../model/index.js';
import { ManageTotp } from './manage-totp.js';
import { OwnerProofRequest } from './second-factor.fields.js';
import { SecondFactors } from './second-factors.store.js';
import { begunWith, ConfirmTotpRequest, RecoveryCodesAnswer, stateOf, TotpBegun, TotpState } from './totp.answers.js';
import { VerifyOwner } from './verify-owner.js';

const PROOF = '`INVALID_INPUT`, `WRONG_PASSWORD`, `TOTP_REQUIRED`, `TOTP_INVALID`';

/** A subscriber's. Each change shows the password with it, and the factor that is in force. */
@ApiTags('Conta')
@Access('user')
@Controller('api/user/totp')
export class OwnTotpController {
  constructor(
    private readonly factors: SecondFactors,
    private readonly verifyOwner: VerifyOwner,
    private readonly totp: ManageTotp,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'getOwnTotp', summary: 'A verificação em duas etapas da própria conta' })
  @ApiOkResponse({ type: TotpState })
  @ApiErrors()
  async state(@CurrentPrincipal() { accountId }: Principal): Promise<TotpState> {
    return stateOf(await this.factors.find(accountId));
  }

  @Post()
  @HttpCode(200)
  @ApiOperation({ operationId: 'beginOwnTotp', summary: 'Gera o segredo do aplicativo autenticador' })
  @ApiOkResponse({ type: TotpBegun })
  @ApiErrors({ 400: PROOF, 409: '`TOTP_ALREADY_ON`', 429: '`RATE_LIMITED`' })
  async begin(@Body() body: OwnerProofRequest, @CurrentPrincipal() { accountId }: Principal): Promise<TotpBegun> {
    await this.verifyOwner.execute(accountId, body);
    return begunWith(await this.totp.begin(accountId));
  }

  @Put()
  @OwnStepUp()
  @ApiOperation({ operationId: 'confirmOwnTotp', summary: 'Liga a verificação com o primeiro código do aplicativo' })
  @ApiOkResponse({ type: RecoveryCodesAnswer })
  @ApiErrors({ 400: '`INVALID_INPUT`', 409: '`TOTP_NOT_BEGUN`, `TOTP_ALREADY_ON`' })
  async confirm(
    @Body() { code }: ConfirmTotpRequest,
    @CurrentPrincipal() { accountId }: Principal,
  ): Promise<RecoveryCodesAnswer> {
    return { success: true, recoveryCodes: await this.totp.confirm(accountId, code) };
  }

  @Delete()
  @ApiOperation({ operationId: 'removeOwnTotp', summary: 'Desliga a verificação em duas etapas' })
  @ApiOkResponse({ type: DoneAnswer })
  @ApiErrors({ 400: PROOF, 429: '`RATE_LIMITED`' })
  async remove(@Body() body: OwnerProofRequest, @CurrentPrincipal() { accountId }: Principal): Promise<DoneAnswer> {
    await this.verifyOwner.execute(accountId, body);
    await this.totp.remove(accountId);
    return { success: true };
  }

  @Post('recovery-codes')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'renewOwnRecoveryCodes',
    summary: 'Gera dez códigos de recuperação; os antigos deixam de valer',
  })
  @ApiOkResponse({ type: RecoveryCodesAnswer })
  @ApiErrors({ 400: PROOF, 409: '`TOTP_NOT_BEGUN`', 429: '`RATE_LIMITED`' })
  async renew(
    @Body() body: OwnerProofRequest,
    @CurrentPrincipal() { accountId }: Principal,
  ): Promise<RecoveryCodesAnswer> {
    await this.verifyOwner.execute(accountId, body);
    return { success: true, recoveryCodes: await this.totp.renewRecoveryCodes(accountId) };
  }
}
