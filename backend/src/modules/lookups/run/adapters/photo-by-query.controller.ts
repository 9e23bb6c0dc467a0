import { Get, Header, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Allow } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { cpfRule } from '../../../../kernel/rules.js';
import { CurrentPrincipal, type Principal } from '../../../../platform/http/access.js';
import { Satisfies } from '../../../../platform/http/request.fields.js';
import { UserController } from '../../../../platform/http/route.decorators.js';
import { QuotaHeaders } from '../../limits/index.js';
import { LOOKUP_RESULTS } from '../../model/index.js';
import { RunLookup } from '../application/run-lookup.js';
import { WithPurpose } from './lookup-body.js';
import { ApiLookupErrors } from './lookup-errors.js';
import { requestOf } from './lookup-text.js';

class PhotoQuery extends WithPurpose {
  @ApiProperty({ description: 'CPF, com ou sem pontuação.', example: '52998224725' })
  @Satisfies(cpfRule)
  cpf!: string;

  @ApiPropertyOptional({ type: String, description: 'Ignorado: a chave da fonte fica no servidor.' })
  @Allow()
  token?: unknown;
}

@UserController('Consultas', 'api-fotorj/fotorj')
export class PhotoByQueryController {
  constructor(
    private readonly lookups: RunLookup,
    private readonly quotaHeaders: QuotaHeaders,
  ) {}

  @Get()
  @Header('content-type', 'application/json; charset=utf-8')
  @Header('cache-control', 'no-store')
  @Header('deprecation', '@1767225600')
  @Header('link', '</api/external/fotorj>; rel="successor-version"')
  @ApiOperation({
    summary: 'Foto, filiação e RG pelo CPF, para integrações antigas',
    description: 'As mesmas regras de POST /api/external/fotorj, que a substitui. Responde `resultado` sem envelope.',
    deprecated: true,
  })
  @ApiOkResponse({ type: LOOKUP_RESULTS.fotorj })
  @ApiLookupErrors('fotorj')
  lookupPhotoByQuery(
    @Query() query: PhotoQuery,
    @CurrentPrincipal() principal: Principal,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    return this.quotaHeaders.with(
      reply,
      principal,
      async () => (await this.lookups.run(requestOf('fotorj', query, principal, reply))).dataJson,
    );
  }
}
