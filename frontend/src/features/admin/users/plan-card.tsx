import { daysRemaining } from '@kernel/plans';
import { Button } from '@mantine/core';
import { type UserGrant, type UserPlan, useRevokeExtensionMutation } from '../../../shared/api/generated';
import { useRequestId } from '../../../shared/api/request-id';
import { Card } from '../../../shared/ui/card';
import { ConfirmButton } from '../../../shared/ui/confirm-dialog';
import { formatDay, formatMoment } from '../../../shared/ui/dates';
import { DoneNotice } from '../../../shared/ui/done-notice';
import { counted } from '../../../shared/ui/numbers';
import { Problem } from '../../../shared/ui/problem';
import { useAsked } from '../../../shared/ui/use-asked';
import { useOutcome } from '../../../shared/ui/use-outcome';
import { planLabel } from '../plan-labels';
import rows from '../rows.module.css';
import { ExtendDialog } from './extend-dialog';
import { grantReason } from './user-labels';

const UNDONE = 'Extensão desfeita.';

interface Props {
  readonly accountId: string;
  readonly plan: UserPlan;
  /** The account was erased: nothing can be given any more. */
  readonly gone: boolean;
}

/** What the account may use, how it came to it, and days on top. */
export function PlanCard({ accountId, plan, gone }: Props) {
  const { asked, ask, close } = useAsked<true>();
  const request = useRequestId();
  const [revoke, revoking] = useRevokeExtensionMutation();
  const { done, error, run, tell } = useOutcome();

  const undo = (extensionId: string) => run(revoke({ id: accountId, extensionId }), { text: UNDONE });
  return (
    <Card title="Plano">
      <p>{inWords(plan)}</p>
      <DoneNotice done={done} busy={revoking.isLoading} />
      <Problem error={error} text="Não foi possível desfazer." />
      {!gone && (
        <Button variant="default" onClick={() => ask(true)}>
          Estender o plano
        </Button>
      )}
      {plan.grants.length > 0 && (
        <ul className="breaks" aria-label="Dias concedidos">
          {plan.grants.map((grant) => (
            <Grant key={grant.id} grant={grant} accountId={accountId} onDone={(text) => tell({ text })} />
          ))}
        </ul>
      )}
      {asked && (
        <ExtendDialog
          accountId={accountId}
          plan={plan}
          request={request}
          onClose={close}
          onDone={(id, days) => {
            close();
            tell({ text: `${counted(days, 'dia')} a mais.`, undo: () => undo(id) });
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

interface GrantProps {
  readonly grant: UserGrant;
  readonly accountId: string;
  /** It was taken back, in words. */
  readonly onDone: (text: string) => void;
}

function Grant({ grant, accountId, onDone }: GrantProps) {
  const [revoke] = useRevokeExtensionMutation();
  const { id, planId, days, gift, grantedAt, revokedAt, canTakeBack } = grant;
  const given = `de ${counted(days, 'dia')}, ${gift ? 'usado' : 'dada'} em ${formatDay(grantedAt)}`;
  return (
    <li className={rows.row}>
      <span>
        <strong>
          {planLabel(planId)}, {counted(days, 'dia')}
        </strong>
        <span className="soft medium">
          {grantReason(grant)} em {formatMoment(grantedAt)}
          {revokedAt && `; desfeito em ${formatMoment(revokedAt)}`}
        </span>
      </span>
      {canTakeBack && (
        <ConfirmButton
          label="Desfazer"
          title={gift ? 'Desfazer o que o código deu?' : 'Desfazer esta extensão?'}
          confirm="Desfazer"
          failed="Não foi possível desfazer."
          call={() => revoke({ id: accountId, extensionId: id })}
          onDone={() => onDone(gift ? 'Dias desfeitos.' : UNDONE)}
        >
          <p>
            {gift ? 'Código promocional' : 'Extensão'} {given}: os dias que restam deixam de valer, e o plano termina
            mais cedo.
          </p>
        </ConfirmButton>
      )}
    </li>
  );
}
