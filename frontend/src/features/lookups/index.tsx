import type { RouteObject } from 'react-router-dom';
import type { LookupSlots } from './slots';

export type { LookupSlots } from './slots';

/** Lookups, for logged-in users with an active subscription; `slots` is what other features show among them. */
export function lookupRoutes(slots: LookupSlots): RouteObject[] {
  return [
    {
      lazy: async () => {
        const { LookupPage } = await import('./lookup-page');
        return { element: <LookupPage {...slots} /> };
      },
      children: ['/consultas', '/historico'].map((path) => ({ path, element: <></> })),
    },
  ];
}
