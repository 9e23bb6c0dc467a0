import { ApiProperty } from '@nestjs/swagger';
import { AnswerOf, field, t } from '../../../../platform/http/answer.fields.js';
import { ErrorAnswer } from '../../../../platform/http/error-answer.js';

/** 403 of a lookup: what to do next depends on `code`. */
export class LookupForbiddenAnswer extends ErrorAnswer {
  @ApiProperty({
    enum: ['SUBSCRIPTION_REQUIRED', 'TERMS_NOT_ACCEPTED', 'FORBIDDEN', 'PASSWORD_CHANGE_REQUIRED'],
    example: 'SUBSCRIPTION_REQUIRED',
  })
  declare code: string;

  @ApiProperty({ required: false, description: 'Presente (true) quando falta assinatura ativa.', example: true })
  requiresSubscription?: boolean;
}

class DivergentValue extends AnswerOf({
  fonte: t.string({ example: 'BrasilAPI' }),
  valor: field<string | boolean | null>({
    type: Object,
    nullable: true,
    oneOf: [{ type: 'string' }, { type: 'boolean' }],
    example: 'ATIVA',
  }),
}) {}

class DivergentField extends AnswerOf({
  campo: t.string({ example: 'situacao_cadastral' }),
  valores: t.list(DivergentValue),
}) {}

export class DivergenceDetails extends AnswerOf({ campos: t.list(DivergentField) }) {}

/** 409 of a lookup: the fields on which the sources differ, side by side. */
export class DivergenceAnswer extends ErrorAnswer {
  @ApiProperty({ type: () => DivergenceDetails })
  declare details: DivergenceDetails;
}
