import { lazy } from 'react';
import type { RouteObject } from 'react-router-dom';
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
  {
    path: '/avisos-por-email/:token',
    lazy: async () => ({ Component: (await import('./emails/unsubscribe-page')).UnsubscribePage }),
  },
];
/** Shows each message once, on every page. */
export const MessagePopup = lazy(async () => ({ default: (await import('./message-popup')).MessagePopup }));

/** For a header: how many messages wait. */
export const MessageBell = lazy(async () => ({ default: (await import('./message-bell')).MessageBell }));

const lookupParts = () => import('./lookup-cards');

/** A box beside the lookup cards, and a card of Meu Perfil. */
export const MessagesBox = lazy(async () => ({ default: (await lookupParts()).MessagesBox }));
export const MessagesCard = lazy(async () => ({ default: (await lookupParts()).MessagesCard }));

/** A card of Meu Perfil: which e-mails are wanted. */
export const EmailsCard = lazy(async () => ({ default: (await lookupParts()).EmailsCard }));

/** A card of Meu Perfil: where programs are told what happens. */
export const WebhooksCard = lazy(async () => ({ default: (await import('./webhooks/webhooks-card')).WebhooksCard }));

/** The account's number and the bot: beside the lookup cards, and in Meu Perfil. */
export const WhatsappBox = lazy(async () => ({ default: (await lookupParts()).WhatsappBox }));
export const WhatsappCard = lazy(async () => ({ default: (await lookupParts()).WhatsappCard }));
