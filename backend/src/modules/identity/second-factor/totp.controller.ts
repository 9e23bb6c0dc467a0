import { Body, Delete, Get, Post, Put } from '@nestjs/common';
import { toBuffer } from 'qrcode';
import { AccountId, DuringEnrolment, StepUp } from '../../../platform/http/access.js';
import { AdminController, Answers, ApiErrors } from '../../../platform/http/route.decorators.js';
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

@AdminController('api/admin/me/totp')
export class TotpController {
  constructor(
    private readonly factors: SecondFactors,
    private readonly totp: ManageTotp,
  ) {}

  @Get()
  @DuringEnrolment()
  @Answers(TotpState, 'A verificação em duas etapas da própria conta')
  async getTotp(@AccountId() accountId: string): Promise<TotpState> {
    return stateOf(await this.factors.find(accountId));
  }

  @Post()
  @DuringEnrolment()
  @StepUp()
  @Answers(AdminTotpBegun, 'Gera o segredo do aplicativo autenticador')
  @ApiErrors({ 409: '`TOTP_ALREADY_ON`' })
  async beginTotp(@AccountId() accountId: string): Promise<AdminTotpBegun> {
    const begun = await this.totp.begin(await this.totp.owner(accountId));
    const picture = await toBuffer(begun.address, { margin: 4, scale: 6 });
    return { ...(await begunWith(begun)), qrCodeBase64: picture.toString('base64') };
  }

  @Put()
  @DuringEnrolment()
  @StepUp()
  @Answers(RecoveryCodesAnswer, 'Liga a verificação com o primeiro código do aplicativo')
  @ApiErrors({ 400: '`INVALID_INPUT`', 409: '`TOTP_NOT_BEGUN`, `TOTP_ALREADY_ON`', 429: '`RATE_LIMITED`' })
  async confirmTotp(
    @Body() { code }: ConfirmTotpRequest,
    @AccountId() accountId: string,
  ): Promise<RecoveryCodesAnswer> {
    return { success: true, recoveryCodes: await this.totp.confirm(await this.totp.owner(accountId), code) };
  }

  @Delete()
  @StepUp()
  @Answers(DoneAnswer, 'Desliga a verificação em duas etapas')
  async removeTotp(@AccountId() accountId: string): Promise<DoneAnswer> {
    await this.totp.remove(await this.totp.owner(accountId));
    return { success: true };
  }

  @Post('recovery-codes')
  @StepUp()
  @Answers(RecoveryCodesAnswer, 'Gera dez códigos de recuperação; os antigos deixam de valer')
  @ApiErrors({ 409: '`TOTP_NOT_BEGUN`' })
  async renewRecoveryCodes(@AccountId() accountId: string): Promise<RecoveryCodesAnswer> {
    return { success: true, recoveryCodes: await this.totp.renewRecoveryCodes(await this.totp.owner(accountId)) };
  }
}
