import type { LookupSlots } from '../features/lookups';

/** What other features show inside the lookup page; features/lookups/slots.tsx says how one is filled. */
export const lookupSlots: LookupSlots = {
  aside: [],
  profileCards: [],
};
