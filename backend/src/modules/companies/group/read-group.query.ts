import { OptionalNumber } from '../../../platform/http/request.fields.js';
import { WithPurpose } from '../../lookups/index.js';

export const MOST_STEPS = 3;

export class ReadGroupQuery extends WithPurpose {
  @OptionalNumber(1, MOST_STEPS, `De 1 a ${MOST_STEPS} passos.`, {
    default: MOST_STEPS,
    example: 2,
    description: '1: filiais, sócios e participações; 2: também as outras empresas deles; 3: também os sócios dessas.',
  })
  passos?: number;
}
