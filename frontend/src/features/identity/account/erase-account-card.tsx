import { loginPasswordRule } from '@kernel/rules';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useEraseAccountMutation, useGetSubscriptionQuery } from '../../../shared/api/generated';
import { leaveTo } from '../../../shared/api/leave';
import { endSession } from '../../../shared/api/session';
import { useServerForm } from '../../../shared/forms/use-server-form';
import { Card } from '../../../shared/ui/card';
import { FormDialog } from '../../../shared/ui/form-dialog';
import { PasswordField } from '../../../shared/ui/password-field';
import { WhatGoes } from './what-goes';
import classes from './what-goes.module.css';

/** The way out, told before it is taken. */
export function EraseAccountCard() {
  const [asked, setAsked] = useState(false);
  return (
    <Card title="Encerrar conta">
      <p className="soft medium">Apaga seu cadastro, sua senha e seu histórico e termina o plano. Não tem volta.</p>
      <Button variant="outline" color="red" onClick={() => setAsked(true)}>
        Encerrar conta
      </Button>
      {asked && <EraseAccountDialog onClose={() => setAsked(false)} />}
    </Card>
  );
}

/** The password is the one confirmation; who has a second factor is asked for its code as well. */
function EraseAccountDialog({ onClose }: { onClose: () => void }) {
  const { field, handleSubmit, refuse, inDialog } = useServerForm({ defaultValues: { password: '' } });
  const [erase] = useEraseAccountMutation();

  const submit = handleSubmit(async ({ password }) => {
    const answer = await erase({ password });
    if (answer.error) {
      return refuse(answer.error, 'Não foi possível encerrar a conta.');
    }
    endSession();
    sessionStorage.clear();
    leaveTo('/login?motivo=conta-encerrada');
  });

  return (
    <FormDialog
      title="Encerrar sua conta?"
      submit="Encerrar conta"
      cancel="Manter conta"
      danger
      {...inDialog}
      onSubmit={submit}
      onClose={onClose}
    >
      <WhatGoes>
        <PlanNotice />
      </WhatGoes>
      <PasswordField label="Sua senha" autoComplete="current-password" {...field('password', loginPasswordRule)} />
    </FormDialog>
  );
}

function PlanNotice() {
  const { data } = useGetSubscriptionQuery();
  const plan = data?.subscription;
  if (plan?.status !== 'active') return null;
  const { daysRemaining: days } = plan;
  return (
    <p className={classes.loss}>
      Seu plano {plan.plan} termina agora:{' '}
      {days === 1 ? 'perde-se o dia que resta' : `perdem-se os ${days} dias que restam`}, sem reembolso automático.
    </p>
  );
}
