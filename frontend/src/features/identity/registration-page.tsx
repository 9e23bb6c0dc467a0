import '../../shared/ui/forms.css';
import { findPlan } from '@kernel/plans';
import { Alert } from '@mantine/core';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { NarrowPage } from '../../shared/ui/narrow-page';
import { usePageTitle } from '../../shared/ui/page-title';
import classes from './identity-form.module.css';
import { RegistrationForm } from './registration-form';
import { useChosenPlan } from './renewal';

export function RegistrationPage() {
  usePageTitle('Cadastrar');
  const [sent, setSent] = useState('');
  const chosen = useChosenPlan();
  const plan = findPlan(chosen.plan ?? '');
  const { message } = (useLocation().state ?? {}) as { readonly message?: string };
  return (
    <NarrowPage
      title="Criar conta"
      lead={`Em seguida você ${plan ? `paga o plano ${plan.name}` : 'escolhe o plano e paga'} com Pix.`}
    >
      {message && (
        <Alert color="yellow" role="status" mb="md">
          {message}
        </Alert>
      )}
      {sent ? (
        <Alert color="green" role="status" title="Confira seu e-mail">
          {sent}
        </Alert>
      ) : (
        <RegistrationForm onSent={setSent} />
      )}
      <p className={`soft medium ${classes.after}`}>
        Já tem conta?{' '}
        <Link to="/login" state={chosen}>
          Entrar
        </Link>
      </p>
    </NarrowPage>
  );
}
