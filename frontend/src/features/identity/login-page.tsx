import '../../shared/ui/forms.css';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { useSession } from '../../shared/api/session';
import { usePageTitle } from '../../shared/ui/page-title';
import classes from './identity-form.module.css';
import { IdentityFrame } from './identity-frame';
import { LoginForm } from './login-form';

/** What another page may hand over: an address to start with, a success to tell, and where to go back to. */
export interface LoginState {
  readonly email?: string;
  readonly message?: string;
  readonly from?: string;
}

export function LoginPage() {
  usePageTitle('Entrar');
  const session = useSession();
  const state = (useLocation().state ?? {}) as LoginState;
  if (session) return <Navigate to={state.from ?? '/consultas'} replace />;
  return (
    <IdentityFrame title="Entrar" lead="Acesse suas consultas e seu histórico.">
      <LoginForm email={state.email ?? ''} message={state.message} />
      <p className={classes.after}>
        Ainda não tem conta? <Link to="/cadastro">Cadastrar</Link>
      </p>
    </IdentityFrame>
  );
}
