import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { formatMoment } from '../../../shared/ui/dates';
import { InHeader } from '../../../shared/ui/in-header';
import classes from './freshness.module.css';

interface Props {
  /** When the figures came, by this computer's clock; undefined before they did. */
  readonly at: number | undefined;
  readonly busy: boolean;
  readonly onRefresh: () => void;
}

/** How old the figures are, to the second; the top bar's button brings new ones. */
export function Freshness({ at, busy, onRefresh }: Props) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(tick);
  }, []);
  return (
    <div className="row soft small tabular middle">
      {at !== undefined && <span title={formatMoment(new Date(at))}>{age(Math.max(0, now - at))}</span>}
      <InHeader>
        <Button variant="default" aria-label="Atualizar" loading={busy} onClick={onRefresh}>
          <IconRefresh size={18} aria-hidden />
          <span className={classes.refresh}>Atualizar</span>
        </Button>
      </InHeader>
    </div>
  );
}

function age(ms: number): string {
  const seconds = Math.floor(ms / 1_000);
  if (seconds < 60) return `atualizado há ${seconds} s`;
  return seconds < 3_600
    ? `atualizado há ${Math.floor(seconds / 60)} min`
    : `atualizado há ${Math.floor(seconds / 3_600)} h`;
}
