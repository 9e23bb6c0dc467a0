import { Body, Delete, Get, Post, Put } from '@nestjs/common';
import { AccountId, OwnStepUp } from '../../../platform/http/access.js';
import { Answers, ApiErrors, UserController } from '../../../platform/http/route.decorators.js';
import { DoneAnswer } from '../model/index.js';
import { ManageTotp } from './manage-totp.js';
import { OwnerProofRequest } from './second-factor.fields.js';
import { SecondFactors } from './second-factors.store.js';
import { begunWith, ConfirmTotpRequest, RecoveryCodesAnswer, stateOf, TotpBegun, TotpState } from './totp.answers.js';
import { VerifyOwner } from './verify-owner.js';

const PROOF = '`INVALID_INPUT`, `WRONG_PASSWORD`, `TOTP_REQUIRED`, `TOTP_INVALID`';

/** A subscriber's. Each change shows the password with it, and the factor that is in force. */
@UserController('Conta', 'api/user/totp')
export class OwnTotpController {
  constructor(
    private readonly factors: SecondFactors,
    private readonly verifyOwner: VerifyOwner,
    private readonly totp: ManageTotp,
  ) {}

  @Get()
  @Answers(TotpState, 'A verificação em duas etapas da própria conta')
  async getOwnTotp(@AccountId() accountId: string): Promise<TotpState> {
    return stateOf(await this.factors.find(accountId));
  }

  @Post()
  @Answers(TotpBegun, 'Gera o segredo do aplicativo autenticador')
  @ApiErrors({ 400: PROOF, 409: '`TOTP_ALREADY_ON`', 429: '`RATE_LIMITED`' })
  async beginOwnTotp(@Body() body: OwnerProofRequest, @AccountId() accountId: string): Promise<TotpBegun> {
    return begunWith(await this.totp.begin(await this.verifyOwner.execute(accountId, body)));
  }

  @Put()
  @OwnStepUp()
  @Answers(RecoveryCodesAnswer, 'Liga a verificação com o primeiro código do aplicativo')
  @ApiErrors({ 400: '`INVALID_INPUT`', 409: '`TOTP_NOT_BEGUN`, `TOTP_ALREADY_ON`', 429: '`RATE_LIMITED`' })
  async confirmOwnTotp(
    @Body() { code }: ConfirmTotpRequest,
    @AccountId() accountId: string,
  ): Promise<RecoveryCodesAnswer> {
    return { success: true, recoveryCodes: await this.totp.confirm(await this.totp.owner(accountId), code) };
  }

  @Delete()
  @Answers(DoneAnswer, 'Desliga a verificação em duas etapas')
  @ApiErrors({ 400: PROOF, 429: '`RATE_LIMITED`' })
  async removeOwnTotp(@Body() body: OwnerProofRequest, @AccountId() accountId: string): Promise<DoneAnswer> {
    await this.totp.remove(await this.verifyOwner.execute(accountId, body));
    return { success: true };
  }

  @Post('recovery-codes')
  @Answers(RecoveryCodesAnswer, 'Gera dez códigos de recuperação; os antigos deixam de valer')
  @ApiErrors({ 400: PROOF, 409: '`TOTP_NOT_BEGUN`', 429: '`RATE_LIMITED`' })
  async renewOwnRecoveryCodes(
    @Body() body: OwnerProofRequest,
    @AccountId() accountId: string,
  ): Promise<RecoveryCodesAnswer> {
    const account = await this.verifyOwner.execute(accountId, body);
    return { success: true, recoveryCodes: await this.totp.renewRecoveryCodes(account) };
  }
}
