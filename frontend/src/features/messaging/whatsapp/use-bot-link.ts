import { readApiError } from '../../../shared/api/api-error';
import { useGetBotLinkQuery } from '../../../shared/api/generated';

interface BotLink {
  /** Opens the conversation with these words ready to be sent; null until it is known. */
  readonly to: (words?: string) => string | null;
  /** A product without a bot has no place for it on the page; until that is known, there is none. */
  readonly there: boolean;
  /** It is known that there is none. */
  readonly off: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
}

export function useBotLink(wanted = true): BotLink {
  const { data, error, refetch } = useGetBotLinkQuery(undefined, { skip: !wanted });
  const address = data?.whatsappLink ?? null;
  const off = error !== undefined && readApiError(error, '').code === 'WHATSAPP_OFF';
  return {
    to: (words) => address && (words ? `${address}?text=${encodeURIComponent(words)}` : address),
    there: address !== null || (error !== undefined && !off),
    off,
    failed: error !== undefined && !data && !off,
    retry: refetch,
  };
}
