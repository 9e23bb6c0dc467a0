import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { OptionalField } from '../../../platform/http/request.fields.js';
import { WithPurpose } from '../../lookups/index.js';

export const MOST_STEPS = 3;
const STEPS = { message: `De 1 a ${MOST_STEPS} passos.` };

export class ReadGroupQuery extends WithPurpose {
  @OptionalField({
    type: 'integer',
    minimum: 1,
    maximum: MOST_STEPS,
    default: MOST_STEPS,
    example: 2,
    description: '1: filiais, sócios e participações; 2: também as outras empresas deles; 3: também os sócios dessas.',
  })
  @Type(() => Number)
  @IsInt(STEPS)
  @Min(1, STEPS)
  @Max(MOST_STEPS, STEPS)
  passos?: number;
}
