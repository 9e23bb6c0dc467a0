import { generatedApi } from '../../../shared/api/generated';
import { leftToday } from './left-today';

interface Ended {
  readonly dispatch: (action: ReturnType<typeof afterLookup>) => unknown;
  readonly queryFulfilled: Promise<Outcome>;
}

interface Outcome {
  readonly meta?: unknown;
  readonly error?: unknown;
}

/** When a lookup has ended: its answer's headers say what is left of the day, so that nothing more need be asked. */
export async function storeUsage({ dispatch, queryFulfilled }: Ended): Promise<void> {
  const { meta, error } = await queryFulfilled.catch((failed: Outcome) => failed);
  const { headers } = Object(Object(meta).response) as { headers?: Headers };
  // Why an account is refused stands in its usage alone.
  const refused = Object(error).status === 429;
  dispatch(afterLookup(refused ? null : leftToday(headers ?? null)));
}

/** What is left of the day is to be asked for anew. */
export const usageChanged = () => afterLookup(null);

function afterLookup(left: ReturnType<typeof leftToday>) {
  if (left === null) return generatedApi.util.invalidateTags(['Usage']);
  return generatedApi.util.updateQueryData('getUsage', undefined, (usage) => {
    usage.usadas = left.limit - left.remaining;
    usage.restantes = left.remaining;
    usage.limite = left.limit;
  });
}
