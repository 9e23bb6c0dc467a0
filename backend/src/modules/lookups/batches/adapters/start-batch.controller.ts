import { Body, Headers, Post, Res } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AccountId, CurrentPrincipal, type Principal } from '../../../../platform/http/access.js';
import { idempotencyKeyIn, markReplayed, REPLAYED, repeatable } from '../../../../platform/http/idempotency-key.js';
import { Answers, ApiErrors, UserController } from '../../../../platform/http/route.decorators.js';
import { callerOf } from '../../run/index.js';
import { PreviewBatch } from '../application/preview-batch.js';
import { StartBatch } from '../application/start-batch.js';
import { BatchPreviewAnswer, StartedBatchAnswer } from './batch.answers.js';
import { BatchPreviewRequest, StartBatchRequest } from './batch.body.js';
import { DELETED, NOTHING_TO_ASK, TOO_MANY_OPEN } from './described-refusals.js';

const MOST_PROBLEMS = 200;

@UserController('Lotes', 'api/batches')
export class StartBatchController {
  constructor(
    private readonly start: StartBatch,
    private readonly previews: PreviewBatch,
  ) {}

  @Post()
  @ApiHeader(repeatable('vale 24 h na conta: o mesmo pedido recebe o mesmo lote.'))
  @Answers(StartedBatchAnswer, 'Consulta uma lista em segundo plano', {
    status: 202,
    headers: REPLAYED,
    description:
      'Cada linha é uma consulta como as outras: com finalidade, histórico, auditoria e limite diário. Linhas inválidas e repetidas não são consultadas.',
  })
  @ApiErrors({
    400: '`INVALID_INPUT`',
    403: '`SUBSCRIPTION_REQUIRED` · `TERMS_NOT_ACCEPTED` · `FORBIDDEN`: Lotes são de assinantes: entre com uma conta de assinante.',
    404: DELETED,
    409: `${TOO_MANY_OPEN} · \`IDEMPOTENCY_KEY_IN_USE\``,
    422: `${NOTHING_TO_ASK} · \`IDEMPOTENCY_KEY_REUSED\``,
  })
  async startBatch(
    @Body() { finalidade, ...list }: StartBatchRequest,
    @CurrentPrincipal() principal: Principal,
    @Headers('Idempotency-Key') given: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StartedBatchAnswer> {
    const request = { caller: callerOf(principal, null), mode: 'live', ...list, purpose: finalidade ?? null } as const;
    const { id } = markReplayed(reply, await this.start.execute(request, idempotencyKeyIn(given)));
    return { success: true, id, status: 'waiting' };
  }

  @Post('preview')
  @Answers(BatchPreviewAnswer, 'O que seria de uma lista, antes de consultar', {
    description: 'Nada é guardado nem consultado.',
  })
  @ApiErrors({ 400: '`INVALID_INPUT`' })
  async previewBatch(@Body() list: BatchPreviewRequest, @AccountId() accountId: string): Promise<BatchPreviewAnswer> {
    const { lines, used, renewsAt, ...counts } = await this.previews.execute(accountId, list);
    const problems = lines.filter(({ verdict }) => verdict !== 'waiting').slice(0, MOST_PROBLEMS);
    const data = {
      ...counts,
      lines: lines.length,
      left: Math.max(0, counts.limit - used),
      renewsAt,
      problems: problems.map(({ line, value, reason, sameAs }) => ({ line, value, reason, sameAs })),
    };
    return { success: true, data };
  }
}
