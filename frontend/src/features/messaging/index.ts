import type { RouteObject } from 'react-router-dom';
import { lazyOf, pageOf } from '../../shared/ui/code-of';
import { SecurityCheck } from '../identity';

/** Where people write to us, and where they stop what we write. */
export const messagingRoutes: RouteObject[] = [
  {
    path: '/sugestoes',
    lazy: async () => {
      const [{ SuggestionPage }] = await Promise.all([import('./suggestions/suggestion-page'), SecurityCheck.bring()]);
      return { Component: SuggestionPage };
    },
  },
  { path: '/avisos-por-email/:token', lazy: pageOf(() => import('./emails/unsubscribe-page'), 'UnsubscribePage') },
];
/** Shows each message once, on every page. */
export const MessagePopup = lazyOf(() => import('./message-popup'), 'MessagePopup');

/** For a header: how many messages wait. */
export const MessageBell = lazyOf(() => import('./message-bell'), 'MessageBell');

const lookupParts = () => import('./lookup-cards');

/** A box beside the lookup cards, and a card of Meu Perfil. */
export const MessagesBox = lazyOf(lookupParts, 'MessagesBox');
export const MessagesCard = lazyOf(lookupParts, 'MessagesCard');

/** A card of Meu Perfil: which e-mails are wanted. */
export const EmailsCard = lazyOf(lookupParts, 'EmailsCard');

/** A card of Meu Perfil: where programs are told what happens. */
export const WebhooksCard = lazyOf(() => import('./webhooks/webhooks-card'), 'WebhooksCard');

/** The account's number and the bot: beside the lookup cards, and in Meu Perfil. */
export const WhatsappBox = lazyOf(lookupParts, 'WhatsappBox');
export const WhatsappCard = lazyOf(lookupParts, 'WhatsappCard');
