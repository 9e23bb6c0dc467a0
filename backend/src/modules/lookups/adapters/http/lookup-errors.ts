import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { LookupType } from '../../../../kernel/lookup-catalogue.js';
import { lookupDefinition } from '../../../../kernel/lookup-catalogue.js';
import { ErrorAnswer } from '../../../../platform/http/error-answer.js';
import { DivergenceAnswer, LookupForbiddenAnswer } from './lookup.answers.js';

const DOWN = 'SOURCE_DOWN: A fonte desta consulta está fora do ar. Tente novamente em alguns minutos.';

/** Every failure of a lookup of this type, for the API's description. */
export function ApiLookupErrors(type: LookupType): MethodDecorator {
  const { notFound, personal } = lookupDefinition(type);
  const error = (status: number, description: string, answer: new () => object = ErrorAnswer) =>
    ApiResponse({ status, description, type: answer });
  return applyDecorators(
    error(400, 'INVALID_INPUT: o texto da regra do campo'),
    error(401, 'UNAUTHENTICATED: Token não encontrado'),
    error(403, 'SUBSCRIPTION_REQUIRED, TERMS_NOT_ACCEPTED ou FORBIDDEN', LookupForbiddenAnswer),
    error(404, `NOT_FOUND: ${notFound}`),
    error(409, 'SOURCES_DIVERGE: As fontes consultadas divergem.', DivergenceAnswer),
    ...(personal ? [error(422, 'PURPOSE_REQUIRED: Informe a finalidade da consulta.')] : []),
    error(429, 'RATE_LIMITED: Muitas consultas em pouco tempo. Aguarde e tente novamente.'),
    error(502, DOWN),
    error(503, `${DOWN} Ou MAINTENANCE: Manutenção, voltará em breve...`),
    error(504, DOWN),
  );
}
