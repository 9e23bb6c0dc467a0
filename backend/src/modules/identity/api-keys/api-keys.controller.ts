import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Clock } from '../../../platform/clock.js';
import { Access, AccountId, EveryStepUp } from '../../../platform/http/access.js';
import { Answers } from '../../../platform/http/answers.js';
import { ApiErrors } from '../../../platform/http/api-errors.js';
import { DoneAnswer } from '../model/index.js';
import { ApiKeysAnswer, listAnswer, MadeApiKeyAnswer } from './api-key.answers.js';
import { MakeApiKeyRequest, RotateApiKeyRequest, termsIn } from './api-key.body.js';
import { ApiKeys } from './api-keys.store.js';
import { ManageApiKeys } from './manage-api-keys.js';

/** Of subscribers: making one asks for the password anew, revoking one never waits. */
@ApiTags('Chaves de API')
@Access('user')
@Controller('api/keys')
export class ApiKeysController {
  constructor(
    private readonly keys: ApiKeys,
    private readonly manage: ManageApiKeys,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Answers(ApiKeysAnswer, 'As chaves de API da própria conta')
  @ApiErrors()
  async listApiKeys(@AccountId() accountId: string): Promise<ApiKeysAnswer> {
    return listAnswer(await this.keys.list(accountId), this.clock.now());
  }

  @Post()
  @EveryStepUp()
  @ApiOperation({
    summary: 'Cria uma chave de API, que só esta resposta mostra',
    description: 'O dono da conta é avisado por e-mail. No máximo vinte chaves em vigor.',
  })
  @ApiCreatedResponse({ type: MadeApiKeyAnswer })
  @ApiErrors({ 400: '`INVALID_INPUT`', 409: '`API_KEY_LIMIT`, `API_KEY_SUBSCRIBERS_ONLY`' })
  async makeApiKey(@Body() body: MakeApiKeyRequest, @AccountId() accountId: string): Promise<MadeApiKeyAnswer> {
    return { success: true, ...(await this.manage.make(accountId, accountId, termsIn(body))) };
  }

  @Post(':id/rotate')
  @EveryStepUp()
  @ApiParam({ name: 'id', format: 'uuid' })
  @ApiOperation({ summary: 'Troca uma chave por outra igual; a antiga ainda vale pelo tempo pedido' })
  @ApiCreatedResponse({ type: MadeApiKeyAnswer })
  @ApiErrors({
    400: '`INVALID_INPUT`',
    404: '`API_KEY_NOT_FOUND`',
    409: '`API_KEY_LIMIT`, `API_KEY_SUBSCRIBERS_ONLY`',
  })
  async rotateApiKey(
    @Param('id') id: string,
    @Body() { overlapHours }: RotateApiKeyRequest,
    @AccountId() accountId: string,
  ): Promise<MadeApiKeyAnswer> {
    return { success: true, ...(await this.manage.rotate(accountId, accountId, id, overlapHours)) };
  }

  @Delete(':id')
  @ApiParam({ name: 'id', format: 'uuid' })
  @Answers(DoneAnswer, 'Revoga uma chave; nada mais é feito com ela')
  @ApiErrors({ 404: '`API_KEY_NOT_FOUND`' })
  async revokeApiKey(@Param('id') id: string, @AccountId() accountId: string): Promise<DoneAnswer> {
    await this.manage.revoke(accountId, accountId, id);
    return { success: true };
  }
}
