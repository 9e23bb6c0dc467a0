import { Button } from '@mantine/core';
import type { UserGrant } from '../../../shared/api/generated';
import { formatMoment } from '../../../shared/ui/dates';
import { counted } from '../../../shared/ui/numbers';
import { planLabel } from '../plan-labels';
import { grantReason } from './user-labels';
import classes from './users.module.css';

export function Grant({ grant, busy, onUndo }: { grant: UserGrant; busy: boolean; onUndo: () => void }) {
  const { planId, days, reason, grantedAt, revokedAt, canTakeBack } = grant;
  return (
    <li className={classes.row}>
      <span>
        <strong>
          {planLabel(planId)}, {counted(days, 'dia')}
        </strong>
        <span className="soft medium">
          {grantReason(reason)} em {formatMoment(grantedAt)}
          {revokedAt && `; desfeito em ${formatMoment(revokedAt)}`}
        </span>
      </span>
      {canTakeBack && (
        <Button size="compact-sm" variant="default" loading={busy} onClick={onUndo}>
          Desfazer
        </Button>
      )}
    </li>
  );
}
