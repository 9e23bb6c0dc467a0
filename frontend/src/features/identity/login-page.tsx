import '../../shared/ui/forms.css';
import { useEffect, useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { onSessionChange, useSession } from '../../shared/api/session';
import { NarrowPage } from '../../shared/ui/narrow-page';
import { usePageTitle } from '../../shared/ui/page-title';
import classes from './identity-form.module.css';
import { LoginForm } from './login-form';
import { type PlaceState, usePlaceAfterLogin } from './place-after-login';
import { ReasonOfLeaving } from './reason-of-leaving';
import { useChosenPlan } from './renewal';

/** What another page may hand over: an address to start with, a success to tell, and where to go back to. */
export interface LoginState extends PlaceState {
  readonly email?: string;
  readonly message?: string;
  readonly openForgotPassword?: boolean;
  /** The account that came to a page for administrators and is none. */
  readonly stranger?: string;
}

export function LoginPage() {
  usePageTitle('Entrar');
  const session = useSession();
  const place = usePlaceAfterLogin(session);
  const state = (useLocation().state ?? {}) as LoginState;
  const chosen = useChosenPlan();
  const stranger = useStranger(state.stranger) === session?.user.id;
  if (place && !stranger) return <Navigate to={place} replace />;
  return (
    <NarrowPage title="Entrar" lead="Acesse suas consultas e seu histórico.">
      {(stranger || state.from?.startsWith('/admin')) && <AdminHint />}
      <ReasonOfLeaving />
      <LoginForm
        email={state.email ?? ''}
        message={state.message}
        openForgotPassword={state.openForgotPassword ?? false}
      />
      <p className={`soft medium ${classes.after}`}>
        Ainda não tem conta?{' '}
        <Link to="/cadastro" state={chosen}>
          Cadastrar
        </Link>
      </p>
    </NarrowPage>
  );
}

/** Who was turned away, until that session is over: whoever signs in after it, even the same account, is led on. */
function useStranger(id: string | undefined): string | null {
  const [stranger, setStranger] = useState(id ?? null);
  useEffect(() => onSessionChange((now) => setStranger((then) => (now?.user.id === then ? then : null))), []);
  return stranger;
}

function AdminHint() {
  return (
    <p className={classes.notice} role="status">
      Esta página é da administração. <Link to="/admin/login">Entrar como administrador</Link>
    </p>
  );
}
