import { Body, Delete, Get, Post } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { MOST_OVERLAP_HOURS } from '../../../kernel/api-keys.js';
import { Clock } from '../../../platform/clock.js';
import { AccountId, EveryStepUp } from '../../../platform/http/access.js';
import { Answers, ApiErrors, IdParam, UserController } from '../../../platform/http/route.decorators.js';
import { DoneAnswer } from '../model/index.js';
import { ApiKeysAnswer, listAnswer, MadeApiKeyAnswer } from './api-key.answers.js';
import { MakeApiKeyRequest, termsIn } from './api-key.body.js';
import { ApiKeys } from './api-keys.store.js';
import { ManageApiKeys } from './manage-api-keys.js';

const HOURS = { message: `Use em overlapHours um número inteiro de 0 a ${MOST_OVERLAP_HOURS}.` };

class RotateApiKeyRequest {
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    maximum: MOST_OVERLAP_HOURS,
    description: 'Por quantas horas a chave antiga ainda vale.',
    example: 24,
  })
  @IsInt(HOURS)
  @Min(0, HOURS)
  @Max(MOST_OVERLAP_HOURS, HOURS)
  overlapHours!: number;
}

/** Of subscribers: making one asks for the password anew, revoking one never waits. */
@UserController('Chaves de API', 'api/keys')
export class ApiKeysController {
  constructor(
    private readonly keys: ApiKeys,
    private readonly manage: ManageApiKeys,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Answers(ApiKeysAnswer, 'As chaves de API da própria conta')
  async listApiKeys(@AccountId() accountId: string): Promise<ApiKeysAnswer> {
    return listAnswer(await this.keys.list(accountId), this.clock.now());
  }

  @Post()
  @EveryStepUp()
  @Answers(MadeApiKeyAnswer, 'Cria uma chave de API, que só esta resposta mostra', {
    status: 201,
    description:
      'O dono da conta é avisado por e-mail. No máximo vinte chaves em vigor, sem contar as que já foram substituídas.',
  })
  @ApiErrors({ 400: '`INVALID_INPUT`', 409: '`API_KEY_LIMIT`, `API_KEY_SUBSCRIBERS_ONLY`' })
  async makeApiKey(@Body() body: MakeApiKeyRequest, @AccountId() accountId: string): Promise<MadeApiKeyAnswer> {
    return { success: true, ...(await this.manage.make(accountId, termsIn(body))) };
  }

  @Post(':id/rotate')
  @EveryStepUp()
  @Answers(MadeApiKeyAnswer, 'Troca uma chave por outra igual; a antiga ainda vale pelo tempo pedido', {
    status: 201,
    description: 'A nova vale a partir de agora por tanto tempo quanto a antiga desde que foi criada.',
  })
  @ApiErrors({
    400: '`INVALID_INPUT`',
    404: '`API_KEY_NOT_FOUND`',
    409: '`API_KEY_LIMIT`, `API_KEY_SUBSCRIBERS_ONLY`',
  })
  async rotateApiKey(
    @IdParam() id: string,
    @Body() { overlapHours }: RotateApiKeyRequest,
    @AccountId() accountId: string,
  ): Promise<MadeApiKeyAnswer> {
    return { success: true, ...(await this.manage.rotate(accountId, id, overlapHours)) };
  }

  @Delete(':id')
  @Answers(DoneAnswer, 'Revoga uma chave; nada mais é feito com ela')
  @ApiErrors({ 404: '`API_KEY_NOT_FOUND`' })
  async revokeApiKey(@IdParam() id: string, @AccountId() accountId: string): Promise<DoneAnswer> {
    await this.manage.revoke(accountId, accountId, id);
    return { success: true };
  }
}
