/** Where a request came from, as far as it says. */
export interface Caller {
  readonly address: string | null;
  readonly agent: string | null;
}

export const NO_CALLER: Caller = { address: null, agent: null };
