import { generatedApi } from '../../../shared/api/generated';
import { isSlowed, leftToday } from './left-today';

type State = Parameters<ReturnType<typeof generatedApi.endpoints.getUsage.select>>[0];

interface Ended {
  readonly dispatch: (action: ReturnType<typeof afterLookup>) => unknown;
  readonly getState: () => State;
  readonly queryFulfilled: Promise<Outcome>;
}

interface Outcome {
  readonly meta?: unknown;
  readonly error?: unknown;
}

function needsAsking(state: State): boolean {
  const { status, data } = generatedApi.endpoints.getUsage.select()(state);
  return status === 'pending' || Boolean(data?.limitacao);
}

/** When a lookup has ended: its answer's headers say what is left of the day, so that nothing more need be asked. */
export async function storeUsage({ dispatch, getState, queryFulfilled }: Ended): Promise<void> {
  const { meta, error } = await queryFulfilled.catch((failed: Outcome) => failed);
  const { headers } = Object(Object(meta).response) as { headers?: Headers };
  // Why an account is limited, and whether it still is, stands in its usage alone; what is being asked for may not have this lookup.
  const askAnew = Object(error).status === 429 || isSlowed(headers ?? null) || needsAsking(getState());
  dispatch(afterLookup(askAnew ? null : leftToday(headers ?? null)));
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
