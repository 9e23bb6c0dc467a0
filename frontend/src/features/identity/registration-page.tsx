import '../../shared/ui/forms.css';
import { Alert } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { usePageTitle } from '../../shared/ui/page-title';
import classes from './identity-form.module.css';
import { IdentityFrame } from './identity-frame';
import { RegistrationForm } from './registration-form';

export function RegistrationPage() {
  usePageTitle('Cadastrar');
  const { message } = (useLocation().state ?? {}) as { readonly message?: string };
  return (
    <IdentityFrame title="Criar conta" lead="Em seguida você escolhe o plano e paga com Pix.">
      {message && (
        <Alert color="yellow" role="status" mb="md">
          {message}
        </Alert>
      )}
      <RegistrationForm />
      <p className={classes.after}>
        Já tem conta? <Link to="/login">Entrar</Link>
      </p>
    </IdentityFrame>
  );
}
