import type { Segment } from '@kernel/broadcast';
import { useCountAudienceQuery } from './messages.api';

/** How many accounts a group holds right now; nothing is said while it is not known. */
export function Audience({ segment }: { segment: Segment }) {
  const count = useAudience(segment);
  return <span role="status">{count === undefined ? ' ' : `Alcança ${accounts(count)} agora.`}</span>;
}

export function useAudience(segment: Segment): number | undefined {
  return useCountAudienceQuery({ segment }, { refetchOnMountOrArgChange: true }).currentData?.userCount;
}

export function accounts(count: number): string {
  return count === 1 ? '1 conta' : `${count.toLocaleString('pt-BR')} contas`;
}
