import { Body, Delete, Get, Post, Put } from '@nestjs/common';
import { AccountId, OwnStepUp } from '../../../platform/http/access.js';
import { wholeAnswer } from '../../../platform/http/answer.fields.js';
import { Answers, ApiErrors, IdParam, UserController } from '../../../platform/http/route.decorators.js';
import { DoneAnswer } from '../model/index.js';
import { ManagePasskeys } from './manage-passkeys.js';
import {
  AddPasskeyRequest,
  BeginPasskeyRequest,
  itemOf,
  PasskeyOptionsAnswer,
  PasskeysAnswer,
  RenamePasskeyRequest,
} from './passkey.answers.js';
import { Passkeys } from './passkeys.store.js';

/** Subscribers' and administrators'. A second factor is asked for anew, so that none of them goes round it. */
@UserController('Conta', 'api/user/passkeys')
export class PasskeysController {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly manage: ManagePasskeys,
  ) {}

  @Get()
  @Answers(PasskeysAnswer, 'As chaves de acesso da própria conta')
  async listPasskeys(@AccountId() accountId: string): Promise<PasskeysAnswer> {
    return wholeAnswer((await this.passkeys.list(accountId)).map(itemOf));
  }

  @Post('options')
  @OwnStepUp()
  @Answers(PasskeyOptionsAnswer, 'O que pedir ao navegador para criar uma chave de acesso (WebAuthn)', {
    description: 'Vale cinco minutos, uma vez. No máximo dez chaves.',
  })
  @ApiErrors({ 400: '`INVALID_INPUT`, `WRONG_PASSWORD`', 409: '`PASSKEY_LIMIT`', 429: '`RATE_LIMITED`' })
  async beginPasskey(
    @Body() { password }: BeginPasskeyRequest,
    @AccountId() accountId: string,
  ): Promise<PasskeyOptionsAnswer> {
    return { success: true, options: await this.manage.begin(accountId, password) };
  }

  @Post()
  @OwnStepUp()
  @Answers(DoneAnswer, 'Guarda a chave de acesso que o navegador criou', { status: 201 })
  @ApiErrors({ 400: '`INVALID_INPUT`, `PASSKEY_INVALID`: peça as opções de novo', 409: '`PASSKEY_LIMIT`' })
  async addPasskey(@Body() { name, response }: AddPasskeyRequest, @AccountId() accountId: string): Promise<DoneAnswer> {
    await this.manage.add(accountId, name, response);
    return { success: true };
  }

  @Put(':id')
  @Answers(DoneAnswer, 'Dá outro nome a uma chave de acesso')
  @ApiErrors({ 400: '`INVALID_INPUT`', 404: '`PASSKEY_NOT_FOUND`' })
  async renamePasskey(
    @IdParam() id: string,
    @Body() { name }: RenamePasskeyRequest,
    @AccountId() accountId: string,
  ): Promise<DoneAnswer> {
    await this.manage.rename(accountId, id, name);
    return { success: true };
  }

  @Delete(':id')
  @OwnStepUp()
  @Answers(DoneAnswer, 'Remove uma chave de acesso; ela não abre mais a conta')
  @ApiErrors({ 404: '`PASSKEY_NOT_FOUND`' })
  async removePasskey(@IdParam() id: string, @AccountId() accountId: string): Promise<DoneAnswer> {
    await this.manage.remove(accountId, id);
    return { success: true };
  }
}
