import '../../../shared/ui/forms.css';
import { NarrowPage } from '../../../shared/ui/narrow-page';
import { usePageTitle } from '../../../shared/ui/page-title';
import { NewPasswordForm } from './new-password-form';

/** Stands for every page of the administration until the one-time password is replaced. */
export function OneTimePasswordPage({ onChanged }: { onChanged: () => void }) {
  usePageTitle('Nova senha');
  return (
    <NarrowPage
      title="Escolha sua senha"
      lead="Você entrou com uma senha de uso único. A administração abre assim que houver uma senha sua."
    >
      <NewPasswordForm onChanged={onChanged} />
    </NarrowPage>
  );
}
