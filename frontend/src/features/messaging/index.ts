import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';

/** Where people write to us. */
export const messagingRoutes: RouteObject[] = [
  {
    path: '/sugestoes',
    lazy: async () => ({ Component: (await import('./suggestions/suggestion-page')).SuggestionPage }),
  },
];
/** Shows each message once, on every page. */
export const MessagePopup = lazy(async () => ({ default: (await import('./message-popup')).MessagePopup }));

/** For a header: how many messages wait. */
export const MessageBell = lazy(async () => ({ default: (await import('./message-bell')).MessageBell }));

/** A box beside the lookup cards, and a card of Meu Perfil. */
export const MessagesBox = lazy(async () => ({ default: (await import('./messages-box')).MessagesBox }));
export const MessagesCard = lazy(async () => ({ default: (await import('./messages-card')).MessagesCard }));
