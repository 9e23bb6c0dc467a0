import { DAY_MS } from '@kernel/durations';
import { EXTENSION_DAYS, EXTENSION_REASON_LABELS, type ExtensionReason, extensionDaysRule } from '@kernel/user-account';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { readApiError } from '../../../shared/api/api-error';
import { type ExtendPlanBody, type UserPlan, useExtendPlanMutation } from '../../../shared/api/generated';
import type { RequestId } from '../../../shared/api/request-id';
import { Choice } from '../../../shared/ui/choice';
import { choicesOf } from '../../../shared/ui/choices';
import { formatMoment } from '../../../shared/ui/dates';
import { FormDialog } from '../../../shared/ui/form-dialog';
import { PLAN_LABELS, planLabel } from '../plan-labels';

const REASONS = choicesOf(EXTENSION_REASON_LABELS, 'Escolha');

interface Props {
  readonly accountId: string;
  readonly plan: UserPlan;
  /** Outlasts the dialog, so that what is sent again from another one is the same. */
  readonly request: RequestId;
  readonly onDone: (extensionId: string, days: number) => void;
  readonly onClose: () => void;
}

/** So many days, why, and until when that is. Asked again after a lost answer, it is the same extension. */
export function ExtendDialog({ accountId, plan, request, onDone, onClose }: Props) {
  const [days, setDays] = useState('7');
  const [reason, setReason] = useState('');
  const [planId, setPlanId] = useState(plan.planId ?? 'bronze');
  const [tried, setTried] = useState(false);
  const [extend, { isLoading, error }] = useExtendPlanMutation();
  const wrongDays = /^\d{1,3}$/.test(days) ? extensionDaysRule(Number(days)) : extensionDaysRule(0);
  const begins = plan.active && plan.expiresAt ? new Date(plan.expiresAt) : new Date();

  async function submit(): Promise<void> {
    setTried(true);
    if (wrongDays || reason === '') return;
    const wanted = { days: Number(days), reason: reason as ExtensionReason, planId };
    const body: ExtendPlanBody = { id: request.of(wanted), ...wanted };
    const answer = await extend({ id: accountId, extendPlanBody: body });
    request.answered(answer.error && readApiError(answer.error, '').status);
    if (answer.data) onDone(body.id, body.days);
  }
  return (
    <FormDialog
      title="Estender o plano"
      submit="Estender"
      busy={isLoading}
      error={error}
      failed="Não foi possível estender o plano."
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        label="Dias"
        description={`De 1 a ${EXTENSION_DAYS}.`}
        inputMode="numeric"
        value={days}
        error={tried && wrongDays}
        onChange={({ currentTarget: { value } }) => setDays(value.trim())}
      />
      <Choice
        label="Motivo"
        data={REASONS}
        value={reason}
        error={tried && reason === '' && 'Escolha o motivo.'}
        onChange={({ currentTarget: { value } }) => setReason(value)}
      />
      {!plan.active && (
        <Choice
          label="Plano"
          data={choicesOf(PLAN_LABELS)}
          value={planId}
          onChange={({ currentTarget: { value } }) => setPlanId(value as typeof planId)}
        />
      )}
      {!wrongDays && (
        <p>
          {planLabel((plan.active && plan.planId) || planId)} até{' '}
          {formatMoment(new Date(begins.getTime() + Number(days) * DAY_MS))}.
        </p>
      )}
    </FormDialog>
  );
}
