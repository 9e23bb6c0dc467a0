import '../../../shared/ui/forms.css';
import { Link, Navigate } from 'react-router-dom';
import { useSession } from '../../../shared/api/session';
import { NarrowPage } from '../../../shared/ui/narrow-page';
import { usePageTitle } from '../../../shared/ui/page-title';
import classes from '../identity-form.module.css';
import { usePlaceAfterLogin } from '../place-after-login';
import { ReasonOfLeaving } from '../reason-of-leaving';
import { AdminLoginForm } from './admin-login-form';

export function AdminLoginPage() {
  usePageTitle('Administração');
  const session = useSession();
  const place = usePlaceAfterLogin(session);
  if (place && session?.userType === 'admin') return <Navigate to={place} replace />;
  return (
    <NarrowPage title="Administração" lead="Acesso restrito a quem administra o Nítido.">
      <ReasonOfLeaving />
      <AdminLoginForm />
      <p className={`soft medium ${classes.after}`}>
        É assinante? <Link to="/login">Entrar</Link>
      </p>
    </NarrowPage>
  );
}
