import { ApiProperty } from '@nestjs/swagger';
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

export class DivergentValue {
  @ApiProperty({ example: 'BrasilAPI' })
  fonte!: string;
  @ApiProperty({
    nullable: true,
    oneOf: [{ type: 'string' }, { type: 'boolean' }],
    example: 'ATIVA',
  })
  valor!: string | boolean | null;
}

export class DivergentField {
  @ApiProperty({ example: 'situacao_cadastral' })
  campo!: string;
  @ApiProperty({ type: () => [DivergentValue] })
  valores!: DivergentValue[];
}

export class DivergenceDetails {
  @ApiProperty({ type: () => [DivergentField] })
  campos!: DivergentField[];
}

/** 409 of a lookup: the fields on which the sources differ, side by side. */
export class DivergenceAnswer extends ErrorAnswer {
  @ApiProperty({ type: () => DivergenceDetails })
  declare details: DivergenceDetails;
}
