import '../../../shared/ui/forms.css';
import { useState } from 'react';
import { Card } from '../../../shared/ui/card';
import { Said } from '../../../shared/ui/said';
import { Screen } from '../../../shared/ui/screen';
import { DevicesCard } from '../account/devices-card';
import { PasskeysCard } from '../passkeys/passkeys-card';
import { AdminTotpCard } from './admin-totp-card';
import { NewPasswordForm } from './new-password-form';
import classes from './security-page.module.css';

/** Minha segurança: how an administrator's own account is guarded. */
export function SecurityPage() {
  return (
    <Screen title="Minha segurança" lead="Como sua conta de administrador é protegida.">
      <h2 className="visually-hidden">Proteção da conta</h2>
      <div className={`stack in-order ${classes.cards}`}>
        <div className="in-order stack">
          <AdminTotpCard />
          <PasskeysCard />
          <DevicesCard />
        </div>
        <PasswordCard />
      </div>
    </Screen>
  );
}

function PasswordCard() {
  const [changed, setChanged] = useState(false);
  return (
    <Card title="Senha">
      <p className="soft">Ao trocar, suas outras sessões são encerradas.</p>
      <NewPasswordForm onChanged={() => setChanged(true)} />
      <Said>{changed && 'Senha trocada. As outras sessões foram encerradas.'}</Said>
    </Card>
  );
}
