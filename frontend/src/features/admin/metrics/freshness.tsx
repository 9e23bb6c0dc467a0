import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { formatMoment } from '../../../shared/ui/dates';
import classes from './metrics.module.css';

interface Props {
  /** When the figures came, by this computer's clock; undefined before they did. */
  readonly at: number | undefined;
  readonly busy: boolean;
  readonly onRefresh: () => void;
}

/** How old the figures are, to the second, and new ones at a click. */
export function Freshness({ at, busy, onRefresh }: Props) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(tick);
  }, []);
  return (
    <div className={classes.freshness}>
      {at !== undefined && <span title={formatMoment(new Date(at))}>{age(Math.max(0, now - at))}</span>}
      <Button variant="default" loading={busy} onClick={onRefresh} leftSection={<IconRefresh size={18} aria-hidden />}>
        Atualizar
      </Button>
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
