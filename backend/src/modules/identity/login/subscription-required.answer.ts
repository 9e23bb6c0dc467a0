import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiForbiddenResponse, getSchemaPath } from '@nestjs/swagger';
import { AnswerOf, t } from '../../../platform/http/answer.fields.js';
import { ErrorAnswer } from '../../../platform/http/error-answer.js';
import { AccountAnswer } from '../model/index.js';

/** The right password, but no active plan: what is needed to pay for one. */
class SubscriptionRequiredAnswer extends AnswerOf(ErrorAnswer, {
  requiresSubscription: t.enum([true], { example: true }),
  message: t.string({ example: 'Sua assinatura expirou. Renove para continuar.' }),
  userId: t.uuid({ example: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11' }),
  tempToken: t.string('Vale 60 minutos, para pagar e confirmar o e-mail.', { example: 'eyJhbGciOiJIUzI1NiJ9…' }),
  user: t.one(AccountAnswer),
}) {}

/** Describes the 403 of a way in for subscribers. */
export const ApiNoSubscriber = (): MethodDecorator =>
  applyDecorators(
    ApiExtraModels(SubscriptionRequiredAnswer),
    ApiForbiddenResponse({
      description: '`SUBSCRIPTION_REQUIRED`, com o que é preciso para pagar · `ACCOUNT_BLOCKED`',
      schema: { anyOf: [SubscriptionRequiredAnswer, ErrorAnswer].map((type) => ({ $ref: getSchemaPath(type) })) },
    }),
  );
