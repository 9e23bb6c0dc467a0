import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiForbiddenResponse, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { ErrorAnswer } from '../../../platform/http/error-answer.js';
import { AccountAnswer } from '../model/index.js';

/** The right password, but no active plan: what is needed to pay for one. */
export class SubscriptionRequiredAnswer extends ErrorAnswer {
  @ApiProperty({ enum: [true], example: true })
  requiresSubscription!: true;

  @ApiProperty({ example: 'Sua assinatura expirou. Renove para continuar.' })
  message!: string;

  @ApiProperty({ format: 'uuid', example: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11' })
  userId!: string;

  @ApiProperty({ description: 'Vale 60 minutos, só para o pagamento.', example: 'eyJhbGciOiJIUzI1NiJ9…' })
  tempToken!: string;

  @ApiProperty({ type: AccountAnswer })
  user!: AccountAnswer;
}

/** Describes the 403 of a way in for subscribers. */
export const ApiNoSubscriber = (): MethodDecorator =>
  applyDecorators(
    ApiExtraModels(SubscriptionRequiredAnswer),
    ApiForbiddenResponse({
      description: '`SUBSCRIPTION_REQUIRED`, com o que é preciso para pagar · `ACCOUNT_BLOCKED`',
      schema: { anyOf: [SubscriptionRequiredAnswer, ErrorAnswer].map((type) => ({ $ref: getSchemaPath(type) })) },
    }),
  );
