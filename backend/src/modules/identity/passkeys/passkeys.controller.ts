import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiParam, ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsObject } from 'class-validator';
import { loginPasswordRule } from '../../../kernel/rules.js';
import { Access, AdminsStepUp, CurrentPrincipal, type Principal } from '../../../platform/http/access.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { Satisfies } from '../../../platform/http/satisfies.js';
import { DoneAnswer } from '../model/index.js';
import { ManagePasskeys } from './manage-passkeys.js';
import { PasskeyOptionsAnswer } from './passkeys.answers.js';
import { type Passkey, Passkeys } from './passkeys.store.js';

const MOST_CHARACTERS = 40;
const NAME = { maxLength: MOST_CHARACTERS, example: 'Celular da Ana' };

export class BeginPasskeyRequest {
  @ApiProperty({ description: 'A senha atual.', example: 'Garoa-2026' })
  @Satisfies(loginPasswordRule)
  password!: string;
}

export class RenamePasskeyRequest {
  @ApiProperty(NAME)
  @Satisfies(nameRule)
  name!: string;
}

export class AddPasskeyRequest extends RenamePasskeyRequest {
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'A `RegistrationResponseJSON` do navegador.',
  })
  @IsObject({ message: 'Resposta do navegador inválida.' })
  response!: object;
}

export class PasskeyItem {
  @ApiProperty({ format: 'uuid', example: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11' })
  id!: string;

  @ApiProperty(NAME)
  name!: string;

  @ApiProperty({ format: 'date-time', example: '2026-10-01T12:00:00.000Z' })
  createdAt!: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  lastUsedAt!: string | null;
}

export class PasskeysAnswer extends DoneAnswer {
  @ApiProperty({ type: [PasskeyItem], description: 'As mais antigas primeiro.' })
  data!: PasskeyItem[];
}

/** Subscribers', and administrators' with the proof that their dangerous actions want. */
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
  @AdminsStepUp()
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
  @AdminsStepUp()
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
  @AdminsStepUp()
  @ApiParam({ name: 'id', format: 'uuid' })
  @ApiOperation({ operationId: 'removePasskey', summary: 'Remove uma chave de acesso; ela não abre mais a conta' })
  @ApiOkResponse({ type: DoneAnswer })
  @ApiErrors({ 404: '`PASSKEY_NOT_FOUND`' })
  async remove(@Param('id') id: string, @CurrentPrincipal() { accountId }: Principal): Promise<DoneAnswer> {
    await this.manage.remove(accountId, id);
    return { success: true };
  }
}

function nameRule(text: string): string | null {
  if (!text.trim()) return 'Dê um nome à chave de acesso';
  return text.trim().length > MOST_CHARACTERS ? `O nome deve ter no máximo ${MOST_CHARACTERS} caracteres` : null;
}

function itemOf({ id, name, createdAt, lastUsedAt }: Passkey): PasskeyItem {
  return { id, name, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null };
}
