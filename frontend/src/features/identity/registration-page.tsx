import '../../shared/ui/forms.css';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../../shared/ui/page-title';
import classes from './identity-form.module.css';
import { IdentityFrame } from './identity-frame';
import { RegistrationForm } from './registration-form';

export function RegistrationPage() {
  usePageTitle('Cadastrar');
  return (
    <IdentityFrame title="Criar conta" lead="Em seguida você escolhe o plano e paga com Pix.">
      <RegistrationForm />
      <p className={classes.after}>
        Já tem conta? <Link to="/login">Entrar</Link>
      </p>
    </IdentityFrame>
  );
}
