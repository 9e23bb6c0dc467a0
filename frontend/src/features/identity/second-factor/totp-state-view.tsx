import { Button } from '@mantine/core';
import type { TotpState } from '../../../shared/api/generated';
import { formatMoment } from '../../../shared/ui/dates';
import rows from '../../../shared/ui/rows.module.css';
import { Tag } from '../../../shared/ui/tag';

/** What its owner may want of the second factor. */
export type Act = 'begin' | 'renew' | 'remove';

interface Props {
  readonly state: TotpState;
  readonly why: string;
  /** What runs. */
  readonly busy: Act | null;
  readonly onAct: (act: Act) => void;
}

/** With so few codes left it is time for new ones. */
const FEW = 3;

/** Whether it is on, and what may be done about it. */
export function TotpStateView({ state, why, busy, onAct }: Props) {
  const { enabled, enabledAt, recoveryCodesLeft: left } = state;
  const button = (act: Act, label: string) => (
    <Button variant="default" loading={busy === act} onClick={() => onAct(act)}>
      {label}
    </Button>
  );
  return (
    <>
      <p className={rows.name}>
        <Tag {...(enabled && { tone: 'success' })}>{enabled ? 'Ligada' : 'Desligada'}</Tag>
        {enabledAt && <span className="soft medium">desde {formatMoment(enabledAt)}</span>}
      </p>
      <p className="soft medium">
        {!enabled && why}
        {enabled && (left === 1 ? 'Resta 1 código de recuperação.' : `Restam ${left} códigos de recuperação.`)}
        {enabled && left <= FEW && ' Gere novos antes que acabem.'}
      </p>
      <div className={rows.actions}>
        {!enabled && button('begin', 'Ligar verificação')}
        {enabled && button('renew', 'Gerar novos códigos')}
        {enabled && button('remove', 'Desligar')}
      </div>
    </>
  );
}
