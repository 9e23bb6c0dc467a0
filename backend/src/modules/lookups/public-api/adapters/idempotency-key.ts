import { repeatable } from '../../../../platform/http/idempotency-key.js';

export { idempotencyKeyIn, REPLAYED } from '../../../../platform/http/idempotency-key.js';

/** For the API's description. */
export const REPEATABLE = repeatable(
  'vale 24 h na conta. A repetição recebe a resposta guardada no histórico, sem custo, com `Idempotency-Replayed: true`; fotos não são guardadas. Sem efeito no modo de teste.',
);
