import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Access, CurrentPrincipal, OwnStepUp, type Principal } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { DoneAnswer } from '../model/index.js';
import { ManagePasskeys } from './manage-passkeys.js';
import {
  AddPasskeyRequest,
  BeginPasskeyRequest,
  itemOf,
  PasskeysAnswer,
  RenamePasskeyRequest,
} from './passkey.answers.js';
import { PasskeyOptionsAnswer } from './passkeys.answers.js';
import { Passkeys } from './passkeys.store.js';

/** Subscribers' and administrators'. A second factor is asked for anew, so that none of them goes round it. */
@ApiTags('Conta')
@Access('user')
@Controller('api/user/passkeys')
export class PasskeysController {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly manage: ManagePasskeys,
  ) {}

  @Get()
  @ApiOperation({ operationId: 'listPasskeys', summary: 'As chaves de acesso da própria conta' })
  @ApiOkResponse({ type: PasskeysAnswer })
  @ApiErrors()
  async list(@CurrentPrincipal() { accountId }: Principal): Promise<PasskeysAnswer> {
    return { success: true, data: (await this.passkeys.list(accountId)).map(itemOf) };
  }

  @Post('options')
  @HttpCode(200)
  @OwnStepUp()
  @ApiOperation({
    operationId: 'beginPasskey',
    summary: 'O que pedir ao navegador para criar uma chave de acesso (WebAuthn)',
    description: 'Vale cinco minutos, uma vez. No máximo dez chaves.',
  })
  @ApiOkResponse({ type: PasskeyOptionsAnswer })
  @ApiErrors({ 400: '`INVALID_INPUT`, `WRONG_PASSWORD`', 409: '`PASSKEY_LIMIT`', 429: '`RATE_LIMITED`' })
  async begin(
    @Body() { password }: BeginPasskeyRequest,
    @CurrentPrincipal() { accountId }: Principal,
  ): Promise<PasskeyOptionsAnswer> {
    return { success: true, options: await this.manage.begin(accountId, password) };
  }

  @Post()
  @OwnStepUp()
  @ApiOperation({ operationId: 'addPasskey', summary: 'Guarda a chave de acesso que o navegador criou' })
  @ApiCreatedResponse({ type: DoneAnswer })
  @ApiErrors({ 400: '`INVALID_INPUT`, `PASSKEY_INVALID`: peça as opções de novo' })
  async add(
    @Body() { name, response }: AddPasskeyRequest,
    @CurrentPrincipal() { accountId }: Principal,
  ): Promise<DoneAnswer> {
    await this.manage.add(accountId, name, response);
    return { success: true };
  }

  @Put(':id')
  @ApiParam({ name: 'id', format: 'uuid' })
  @ApiOperation({ operationId: 'renamePasskey', summary: 'Dá outro nome a uma chave de acesso' })
  @ApiOkResponse({ type: DoneAnswer })
  @ApiErrors({ 400: '`INVALID_INPUT`', 404: '`PASSKEY_NOT_FOUND`' })
  async rename(
    @Param('id') id: string,
    @Body() { name }: RenamePasskeyRequest,
    @CurrentPrincipal() { accountId }: Principal,
  ): Promise<DoneAnswer> {
    await this.manage.rename(accountId, id, name);
    return { success: true };
  }

  @Delete(':id')
  @OwnStepUp()
  @ApiParam({ name: 'id', format: 'uuid' })
  @ApiOperation({ operationId: 'removePasskey', summary: 'Remove uma chave de acesso; ela não abre mais a conta' })
  @ApiOkResponse({ type: DoneAnswer })
  @ApiErrors({ 404: '`PASSKEY_NOT_FOUND`' })
  async remove(@Param('id') id: string, @CurrentPrincipal() { accountId }: Principal): Promise<DoneAnswer> {
    await this.manage.remove(accountId, id);
    return { success: true };
  }
}
