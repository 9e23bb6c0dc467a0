import { Body, Controller, Header, Headers, Post, Res, type Type } from '@nestjs/common';
import { ApiBody, ApiHeader, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { LOOKUP_CATALOGUE, type LookupDefinition } from '../../../../kernel/lookup-catalogue.js';
import {
  CurrentKey,
  CurrentPrincipal,
  KeyAccess,
  type Principal,
  type UsedKey,
} from '../../../../platform/http/access.js';
import { idempotencyKeyIn, markReplayed, REPLAYED, repeatable } from '../../../../platform/http/idempotency-key.js';
import { Answers, describedRefusal } from '../../../../platform/http/route.decorators.js';
import { QUOTA_HEADERS, QuotaHeaders } from '../../limits/index.js';
import { type AnyLookupBody, ApiLookupErrors, lookupBody, requestOf } from '../../run/index.js';
import { RunOnce, resultNotKept } from '../run-once.js';
import { lookupData, lookupText } from './lookup.answers.js';

const OF_PEOPLE =
  'Exige assinatura ativa, termos aceitos e finalidade: a do corpo, a da chave ou a padrão da conta. Fica no histórico, com ou sem resultado.';
const OPEN =
  'Exige assinatura ativa e termos aceitos. Dados públicos abertos. Fica no histórico, com ou sem resultado.';
const TESTED =
  ' Com uma chave de teste responde sobre pessoas fictícias (`meta.simulado`), sem assinatura, sem contar e sem guardar: o seu `protocolo` não abre nada depois.';

const REPEATABLE = repeatable(
  'vale 24 h na conta. A repetição recebe a resposta guardada no histórico, sem custo, com `Idempotency-Replayed: true`; fotos não são guardadas. As do modo de teste valem à parte.',
);

/** One call for each type of the catalogue, as the page has one. */
export const V1_LOOKUP_CONTROLLERS: Type<unknown>[] = LOOKUP_CATALOGUE.map(controllerOf);

function controllerOf({ type, name, summary, personal }: LookupDefinition): Type<unknown> {
  const LookupBody = lookupBody(type);

  @ApiTags('Consultas')
  @KeyAccess(`lookup:${type}`)
  @Controller(`v1/lookups/${type}`)
  class V1LookupController {
    constructor(
      private readonly lookups: RunOnce,
      private readonly quotaHeaders: QuotaHeaders,
    ) {}

    @Post()
    @Header('content-type', 'application/json; charset=utf-8')
    @Answers(lookupData(type), summary, {
      operationId: `v1Lookup${name}`,
      description: (personal ? OF_PEOPLE : OPEN) + TESTED,
      told: 'O que a fonte respondeu.',
      headers: { ...QUOTA_HEADERS, ...REPLAYED },
    })
    @ApiHeader(REPEATABLE)
    @ApiBody({ type: LookupBody })
    @ApiLookupErrors(type, describedRefusal(resultNotKept()))
    async lookUp(
      @Body() body: AnyLookupBody,
      @CurrentPrincipal() principal: Principal,
      @CurrentKey() { id, mode }: UsedKey,
      @Headers('Idempotency-Key') header: string | undefined,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<string> {
      const key = idempotencyKeyIn(header);
      const request = requestOf(type, body, principal, reply, id);
      if (mode === 'test') return lookupText(markReplayed(reply, await this.lookups.runTest(request, key)).given);
      return this.quotaHeaders.with(reply, principal, async () => {
        return lookupText(markReplayed(reply, await this.lookups.run(request, key)).given);
      });
    }
  }
  // The parameter's class is known only here; the validation reads it from this.
  Reflect.defineMetadata(
    'design:paramtypes',
    [LookupBody, Object, Object, String, Object],
    V1LookupController.prototype,
    'lookUp',
  );
  Object.defineProperty(V1LookupController, 'name', { value: `V1LookUp${name}Controller` });
  return V1LookupController;
}
