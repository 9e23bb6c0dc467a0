import type { RouteObject } from 'react-router-dom';

/** Where people write to us. */
export const messagingRoutes: RouteObject[] = [
  {
    path: '/sugestoes',
    lazy: async () => ({ Component: (await import('./suggestions/suggestion-page')).SuggestionPage }),
  },
];
