import { useEffect, useState } from 'react';
import type { StatusAnswer } from '../../../shared/api/generated';
import { ActionButton } from '../../../shared/ui/action';
import { formatMoment, formatTime } from '../../../shared/ui/dates';
import { agoText } from './status-labels';

interface FreshnessProps {
  readonly status: StatusAnswer;
  readonly failed: boolean;
  readonly at: number;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** How old the figures are; where they could not be renewed, that, with their time and another try. */
export function Freshness({ status, failed, at, busy, onRetry }: FreshnessProps) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  if (failed || !status.current) {
    return (
      <div className="caution medium tabular near row warning middle between" role="status">
        <p>
          Indisponível: não foi possível atualizar. Estes são os dados de{' '}
          <time dateTime={status.at} title={formatMoment(status.at)}>
            {formatTime(status.at)}
          </time>
          .
        </p>
        <ActionButton look="outline" size="sm" onClick={onRetry} disabled={busy}>
          Tentar Novamente
        </ActionButton>
      </div>
    );
  }
  return (
    <p className="soft medium tabular near" title={formatMoment(status.at)}>
      Atualizado {agoText((now - at) / 1_000)}
    </p>
  );
}
