import { Delete, Get } from '@nestjs/common';
import { Clock } from '../../../platform/clock.js';
import { AccountId, StepUp } from '../../../platform/http/access.js';
import { AdminController, Answers, ApiErrors, IdParam } from '../../../platform/http/route.decorators.js';
import { isUuid } from '../../../platform/ids.js';
import { DoneAnswer, noSuchAccount } from '../model/index.js';
import { ApiKeysAnswer, listAnswer } from './api-key.answers.js';
import { ApiKeys } from './api-keys.store.js';
import { ManageApiKeys } from './manage-api-keys.js';

/** Administrators see and revoke keys. They make none: a key opens what its account looked up. */
@AdminController('api/admin/users/:id/keys')
export class AccountApiKeysController {
  constructor(
    private readonly keys: ApiKeys,
    private readonly manage: ManageApiKeys,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Answers(ApiKeysAnswer, 'As chaves de API de uma conta', { description: 'Fica registrado quem abriu a conta.' })
  @ApiErrors({ 404: '`ACCOUNT_NOT_FOUND`' })
  async listAccountApiKeys(@AccountId() accountId: string, @IdParam() id: string): Promise<ApiKeysAnswer> {
    if (!isUuid(id)) throw noSuchAccount();
    return listAnswer(await this.keys.listFor(accountId, id), this.clock.now());
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
