import { PaymentsCard } from '../features/billing';
import { AccessCards, ApiKeysCard, EraseAccountCard, OwnDataCard, TermsCard } from '../features/identity';
import type { LookupSlots } from '../features/lookups';
import { EmailsCard, MessagesBox, MessagesCard, WebhooksCard, WhatsappBox, WhatsappCard } from '../features/messaging';
import { lazyOf } from '../shared/ui/code-of';

const ThemeCard = lazyOf(() => import('./layout/theme-card'), 'ThemeCard');

/** What other features show inside the lookup page; features/lookups/slots.tsx says how one is filled. */
export const lookupSlots: LookupSlots = {
  aside: [MessagesBox, WhatsappBox],
  profileOverview: [PaymentsCard, MessagesCard],
  profileCards: [AccessCards],
  profileIntegrations: [ApiKeysCard, WebhooksCard],
  profilePreferences: [ThemeCard, EmailsCard, WhatsappCard],
  profilePrivacy: [TermsCard, OwnDataCard, EraseAccountCard],
};
