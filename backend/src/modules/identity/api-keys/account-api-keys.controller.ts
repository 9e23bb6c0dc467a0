import { Body, Delete, Get, Post } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { AccountId, StepUp } from '../../../platform/http/access.js';
import { AdminController, Answers, ApiErrors, IdParam } from '../../../platform/http/route.decorators.js';
import { isUuid } from '../../../platform/ids.js';
import { DoneAnswer, noSuchAccount } from '../model/index.js';
import { ApiKeysAnswer, listAnswer, MadeApiKeyAnswer } from './api-key.answers.js';
import { MakeApiKeyRequest, termsIn } from './api-key.body.js';
import { ApiKeys } from './api-keys.store.js';
import { ManageApiKeys } from './manage-api-keys.js';

@AdminController('api/admin/users/:id/keys')
export class AccountApiKeysController {
  constructor(
    private readonly keys: ApiKeys,
    private readonly manage: ManageApiKeys,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Answers(ApiKeysAnswer, 'As chaves de API de uma conta')
  @ApiErrors({ 404: '`ACCOUNT_NOT_FOUND`' })
  async listAccountApiKeys(@IdParam() id: string): Promise<ApiKeysAnswer> {
    if (!isUuid(id)) throw noSuchAccount();
    return listAnswer(await this.keys.list(id), this.clock.now());
  }

  @Post()
  @StepUp()
  @Answers(MadeApiKeyAnswer, 'Cria uma chave de API para uma conta, cujo dono é avisado', { status: 201 })
  @ApiErrors({
    400: '`INVALID_INPUT`',
    404: '`ACCOUNT_NOT_FOUND`',
    409: '`API_KEY_LIMIT`, `API_KEY_SUBSCRIBERS_ONLY`',
  })
  async makeAccountApiKey(
    @IdParam() id: string,
    @Body() body: MakeApiKeyRequest,
    @AccountId() accountId: string,
  ): Promise<MadeApiKeyAnswer> {
    return { success: true, ...(await this.manage.make(accountId, id, termsIn(body))) };
  }

  @Delete(':keyId')
  @StepUp()
  @Answers(DoneAnswer, 'Revoga uma chave de API de uma conta')
  @ApiErrors({ 404: '`API_KEY_NOT_FOUND`' })
  async revokeAccountApiKey(
    @IdParam() id: string,
    @IdParam('keyId') keyId: string,
    @AccountId() accountId: string,
  ): Promise<DoneAnswer> {
    await this.manage.revoke(accountId, id, keyId);
    return { success: true };
  }
}
