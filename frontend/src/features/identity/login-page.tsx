import '../../shared/ui/forms.css';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { usePlaceLeft } from '../../shared/api/place-left';
import { useSession } from '../../shared/api/session';
import { NarrowPage } from '../../shared/ui/narrow-page';
import { usePageTitle } from '../../shared/ui/page-title';
import classes from './identity-form.module.css';
import { LoginForm } from './login-form';
import { ReasonOfLeaving } from './reason-of-leaving';

/** What another page may hand over: an address to start with, a success to tell, and where to go back to. */
export interface LoginState {
  readonly email?: string;
  readonly message?: string;
  readonly from?: string;
  readonly openForgotPassword?: boolean;
  /** The page before is for administrators, and whoever came is none. */
  readonly adminOnly?: boolean;
}

const HOME_OF = { user: '/consultas', admin: '/admin' } as const;

export function LoginPage() {
  usePageTitle('Entrar');
  const session = useSession();
  const left = usePlaceLeft(session);
  const state = (useLocation().state ?? {}) as LoginState;
  const stranger = state.adminOnly && session?.userType !== 'admin';
  if (session && !stranger) return <Navigate to={state.from ?? left ?? HOME_OF[session.userType]} replace />;
  return (
    <NarrowPage title="Entrar" lead="Acesse suas consultas e seu histórico.">
      {(stranger || state.from?.startsWith('/admin')) && <AdminHint />}
      <ReasonOfLeaving />
      <LoginForm
        email={state.email ?? ''}
        message={state.message}
        openForgotPassword={state.openForgotPassword ?? false}
      />
      <p className={classes.after}>
        Ainda não tem conta? <Link to="/cadastro">Cadastrar</Link>
      </p>
    </NarrowPage>
  );
}

function AdminHint() {
  return (
    <p className={classes.notice} role="status">
      Esta página é da administração. <Link to="/admin/login">Entrar como administrador</Link>
    </p>
  );
}
