import { SEGMENT_LABELS, type Segment } from '@kernel/broadcast';
import { type AudienceAnswer, useCountAudienceQuery } from '../../../shared/api/generated';
import { formatMoment } from '../../../shared/ui/dates';
import { counted, formatNumber } from '../../../shared/ui/numbers';

/** How many accounts a group holds right now and how many of them are here; nothing is said while it is not known. */
export function Audience({ segment }: { segment: Segment }) {
  const audience = useAudience(segment);
  return <span role="status">{audience ? reachLabel(audience) : '\u00a0'}</span>;
}

/** What has gone out cannot be taken back. */
export function Reach({ segment, sendAt }: { segment: Segment; sendAt: string | null }) {
  const audience = useAudience(segment);
  return (
    <p>
      Para {inSentence(SEGMENT_LABELS[segment])}
      {audience && ` (${counted(audience.userCount, 'conta')} agora)`}
      {sendAt ? `, em ${formatMoment(sendAt)}. Até lá, você pode cancelar.` : '. O envio não pode ser desfeito.'}
    </p>
  );
}

/** The names of plans keep their capital. */
function inSentence(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1);
}

function useAudience(segment: Segment): AudienceAnswer | undefined {
  return useCountAudienceQuery(segment, { refetchOnMountOrArgChange: true }).currentData;
}

function reachLabel({ userCount, connectedUsers, onlineUsers }: AudienceAnswer): string {
  const [connected, online] = [formatNumber(connectedUsers), formatNumber(onlineUsers)];
  return `Alcança ${counted(userCount, 'conta')}: ${connected} com sessão aberta, ${online} online agora.`;
}
