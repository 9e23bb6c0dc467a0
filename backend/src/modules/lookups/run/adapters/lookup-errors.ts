import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { type LookupType, lookupDefinition } from '../../../../kernel/lookup-catalogue.js';
import { ErrorAnswer } from '../../../../platform/http/error-answer.js';
import { ApiErrors } from '../../../../platform/http/route.decorators.js';
import { QUOTA_HEADERS, RETRY_AFTER } from '../../limits/index.js';
import { DivergenceAnswer, LookupForbiddenAnswer } from './lookup.answers.js';

const FORBIDDEN =
  '`SUBSCRIPTION_REQUIRED`: Sua assinatura expirou. Renove para continuar. · `TERMS_NOT_ACCEPTED`: Aceite os termos de uso para continuar. · `FORBIDDEN`: Acesso negado. · `PASSWORD_CHANGE_REQUIRED`: Troque a senha de uso único para continuar.';
const TOO_MANY =
  '`RATE_LIMITED`: Muitas consultas em pouco tempo. Aguarde e tente novamente. · `QUOTA_EXCEEDED`: Limite do plano atingido.';
const DOWN = '`SOURCE_DOWN`: A fonte desta consulta está fora do ar. Tente novamente em alguns minutos.';

/** Every failure of a lookup of this type, for the API's description; `conflicts`: further ones of 409. */
export function ApiLookupErrors(type: LookupType, ...conflicts: string[]): MethodDecorator & ClassDecorator {
  const { inputs, notFound, notFoundReason, unreadable, personal } = lookupDefinition(type);
  const purpose: Record<number, string> = personal
    ? { 422: '`PURPOSE_REQUIRED`: Informe a finalidade da consulta.' }
    : {};
  // A sole trader's company is a person's record too.
  const withheld: Record<number, string> =
    type === 'cep' ? {} : { 451: '`SUBJECT_SUPPRESSED`: Os dados desta pessoa não estão disponíveis.' };
  return applyDecorators(
    ApiErrors({
      400: `\`INVALID_INPUT\`: ${inputs.map(({ rule }) => rule(''))[0]}`,
      404: `\`NOT_FOUND\`, só quando confirmado: ${notFound}${notFoundReason ? ` (\`details.motivo\`: ${notFoundReason})` : ''}`,
      ...purpose,
      ...withheld,
      502: `${DOWN}${unreadable ? ` · \`SOURCE_UNREADABLE\`: ${unreadable}` : ''}`,
      503: `${DOWN} · \`MAINTENANCE\`: Manutenção, voltará em breve... · \`UNAVAILABLE\``,
      504: DOWN,
    }),
    ApiResponse({
      status: 403,
      description: FORBIDDEN,
      type: LookupForbiddenAnswer,
    }),
    ApiResponse({
      status: 429,
      description: TOO_MANY,
      type: ErrorAnswer,
      headers: { ...QUOTA_HEADERS, ...RETRY_AFTER },
    }),
    ApiResponse({
      status: 409,
      description: ['`SOURCES_DIVERGE`: As fontes consultadas divergem.', ...conflicts].join(' · '),
      type: DivergenceAnswer,
    }),
  );
}
