import { daysRemaining } from '@kernel/plans';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { type UserGrant, type UserPlan, useRevokeExtensionMutation } from '../../../shared/api/generated';
import { Card } from '../../../shared/ui/card';
import { formatDay, formatMoment } from '../../../shared/ui/dates';
import { type Done, DoneNotice } from '../../../shared/ui/done-notice';
import { counted } from '../../../shared/ui/numbers';
import { Problem } from '../../../shared/ui/problem';
import { planLabel } from '../plan-labels';
import rows from '../rows.module.css';
import { ExtendDialog } from './extend-dialog';
import { grantReason } from './user-labels';

interface Props {
  readonly accountId: string;
  readonly plan: UserPlan;
  /** The account was erased: nothing can be given any more. */
  readonly gone: boolean;
}

/** What the account may use, how it came to it, and days on top. */
export function PlanCard({ accountId, plan, gone }: Props) {
  const [extending, setExtending] = useState(false);
  const [done, setDone] = useState<Done | null>(null);
  const [revoke, revoking] = useRevokeExtensionMutation();

  async function undo(extensionId: string): Promise<void> {
    const { error } = await revoke({ id: accountId, extensionId });
    if (!error) setDone({ text: 'Extensão desfeita.' });
  }
  return (
    <Card title="Plano">
      <p>{inWords(plan)}</p>
      <DoneNotice done={done} busy={revoking.isLoading} />
      <Problem error={revoking.error} text="Não foi possível desfazer." />
      {!gone && (
        <Button variant="default" onClick={() => setExtending(true)}>
          Estender o plano
        </Button>
      )}
      {plan.grants.length > 0 && (
        <ul className="breaks" aria-label="Dias dados">
          {plan.grants.map((grant) => (
            <Grant key={grant.id} grant={grant} busy={revoking.isLoading} onUndo={() => undo(grant.id)} />
          ))}
        </ul>
      )}
      {extending && (
        <ExtendDialog
          accountId={accountId}
          plan={plan}
          onClose={() => setExtending(false)}
          onDone={(id, days) => {
            setExtending(false);
            setDone({ text: `${counted(days, 'dia')} a mais.`, undo: () => undo(id) });
          }}
        />
      )}
    </Card>
  );
}

function inWords({ active, planId, expiresAt }: UserPlan): string {
  if (!planId || !expiresAt) return 'Esta conta nunca teve um plano.';
  if (!active) return `${planLabel(planId)}, terminou em ${formatDay(expiresAt)}.`;
  const left = daysRemaining(new Date(expiresAt), new Date());
  return `${planLabel(planId)}, até ${formatMoment(expiresAt)} (${left === 1 ? 'resta 1 dia' : `restam ${left} dias`}).`;
}

function Grant({ grant, busy, onUndo }: { grant: UserGrant; busy: boolean; onUndo: () => void }) {
  const { planId, days, reason, grantedAt, revokedAt, canTakeBack } = grant;
  return (
    <li className={rows.row}>
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
