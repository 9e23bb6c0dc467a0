import '../../../shared/ui/forms.css';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { usePlaceLeft } from '../../../shared/api/place-left';
import { useSession } from '../../../shared/api/session';
import { NarrowPage } from '../../../shared/ui/narrow-page';
import { usePageTitle } from '../../../shared/ui/page-title';
import classes from '../identity-form.module.css';
import { ReasonOfLeaving } from '../reason-of-leaving';
import { AdminLoginForm } from './admin-login-form';

export function AdminLoginPage() {
  usePageTitle('Administração');
  const session = useSession();
  const left = usePlaceLeft(session);
  const { from } = (useLocation().state ?? {}) as { from?: string };
  if (session?.userType === 'admin') return <Navigate to={from ?? left ?? '/admin'} replace />;
  return (
    <NarrowPage title="Administração" lead="Acesso restrito a quem administra o Nítido.">
      <ReasonOfLeaving />
      <AdminLoginForm />
      <p className={classes.after}>
        É assinante? <Link to="/login">Entrar</Link>
      </p>
    </NarrowPage>
  );
}
