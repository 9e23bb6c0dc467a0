import { Body, Controller, Header, Post, Res, type Type } from '@nestjs/common';
import { ApiBody, ApiProperty, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import {
  LOOKUP_CATALOGUE,
  type LookupDefinition,
  type LookupType,
  lookupDefinition,
} from '../../../../kernel/lookup-catalogue.js';
import { Access, CurrentPrincipal, type Principal } from '../../../../platform/http/access.js';
import { AnswerOf, SuccessAnswer, t } from '../../../../platform/http/answer.fields.js';
import { Answers } from '../../../../platform/http/route.decorators.js';
import { QUOTA_HEADERS, QuotaHeaders } from '../../limits/index.js';
import { LOOKUP_RESULTS } from '../../model/index.js';
import { RunLookup } from '../application/run-lookup.js';
import { type AnyLookupBody, lookupBody } from './lookup-body.js';
import { ApiLookupErrors } from './lookup-errors.js';
import { LookupMeta } from './lookup-meta.answer.js';
import { requestOf, textOf } from './lookup-text.js';

abstract class LookupSuccess extends AnswerOf(SuccessAnswer, { meta: t.one(LookupMeta) }) {}

/** The good answer of a type's call, for the API's description. */
function lookupAnswer(type: LookupType): Type<LookupSuccess> {
  const className = `${lookupDefinition(type).name}LookupAnswer`;
  const Answer = { [className]: class extends LookupSuccess {} }[className] as Type<LookupSuccess>;
  ApiProperty({ type: LOOKUP_RESULTS[type] })(Answer.prototype, 'data');
  return Answer;
}

const OF_PEOPLE =
  'Exige assinatura ativa, termos aceitos e finalidade. A consulta, com ou sem resultado, fica no histórico.';
const OPEN =
  'Exige assinatura ativa e termos aceitos. Dados públicos abertos: um "não encontrado" só é dado depois de confirmado por uma segunda fonte.';

/** One call for each type of the catalogue: its path, its body and its answer are all read there. */
export const LOOKUP_CONTROLLERS: Type<unknown>[] = LOOKUP_CATALOGUE.map(controllerOf);

function controllerOf({ type, name, path, summary, personal }: LookupDefinition): Type<unknown> {
  const LookupBody = lookupBody(type);

  @ApiTags('Consultas')
  @Access('user')
  @Controller(path.slice(1))
  class LookupController {
    constructor(
      private readonly lookups: RunLookup,
      private readonly quotaHeaders: QuotaHeaders,
    ) {}

    @Post()
    @Header('content-type', 'application/json; charset=utf-8')
    @Answers(lookupAnswer(type), summary, {
      operationId: `lookup${name}`,
      description: personal ? OF_PEOPLE : OPEN,
      headers: QUOTA_HEADERS,
    })
    @ApiBody({ type: LookupBody })
    @ApiLookupErrors(type)
    lookUp(
      @Body() body: AnyLookupBody,
      @CurrentPrincipal() principal: Principal,
      @Res({ passthrough: true }) reply: FastifyReply,
    ): Promise<string> {
      return this.quotaHeaders.with(reply, principal, async () =>
        textOf(await this.lookups.run(requestOf(type, body, principal, reply))),
      );
    }
  }
  // The parameter's class is known only here; the validation reads it from this.
  Reflect.defineMetadata('design:paramtypes', [LookupBody, Object, Object], LookupController.prototype, 'lookUp');
  Object.defineProperty(LookupController, 'name', { value: `LookUp${name}Controller` });
  return LookupController;
}
