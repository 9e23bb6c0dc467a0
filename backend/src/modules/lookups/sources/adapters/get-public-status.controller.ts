import { Get, Req, Res } from '@nestjs/common';
import { ApiExtraModels, ApiResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answers, ApiErrors, PublicController } from '../../../../platform/http/route.decorators.js';
import { CachedStatus } from './cached-status.js';
import { StatusDay } from './part-status.answer.js';
import { StatusAnswer } from './status.answer.js';

@ApiExtraModels(StatusDay)
@PublicController('Público', 'api/public/status')
export class GetPublicStatusController {
  constructor(private readonly status: CachedStatus) {}

  @Get()
  @Answers(StatusAnswer, 'Como o serviço está, e como esteve nos últimos 90 dias', {
    description: 'Números de todas as instâncias, guardados por até 15 s. Uma mudança de estado aparece em até 1 s.',
    headers: { etag: { schema: { type: 'string' } } },
  })
  @ApiResponse({ status: 304, description: 'Nada mudou desde a resposta com este `ETag`.' })
  @ApiErrors()
  async getPublicStatus(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { json, etag } = await this.status.get();
    reply.header('cache-control', 'public, max-age=0, must-revalidate').header('etag', etag);
    if (request.headers['if-none-match']?.includes(etag)) reply.status(304).send();
    else reply.header('content-type', 'application/json; charset=utf-8').send(json);
  }
}
