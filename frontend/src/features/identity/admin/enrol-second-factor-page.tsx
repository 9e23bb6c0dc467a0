import '../../../shared/ui/forms.css';
import { NarrowPage } from '../../../shared/ui/narrow-page';
import { usePageTitle } from '../../../shared/ui/page-title';
import { AdminTotpCard } from './admin-totp-card';

/** Stands for every page of the administration until a second factor is in force, where the operator requires one. */
export function EnrolSecondFactorPage({ onEnrolled }: { onEnrolled: () => void }) {
  usePageTitle('Verificação em duas etapas');
  return (
    <NarrowPage
      title="Proteja sua conta"
      lead="A administração abre assim que a verificação em duas etapas estiver ligada."
    >
      <AdminTotpCard onEnrolled={onEnrolled} />
    </NarrowPage>
  );
}
