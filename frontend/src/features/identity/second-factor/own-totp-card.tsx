import { useState } from 'react';
import type { TotpBegun } from '../../../shared/api/generated';
import { Card } from '../../../shared/ui/card';
import { Loaded } from '../../../shared/ui/loaded';
import classes from '../account/account-cards.module.css';
import { useConfirmOwnTotpMutation, useGetOwnTotpQuery } from './own-totp.api';
import { type Act, OwnTotpDialog } from './own-totp-dialog';
import { OwnTotpState } from './own-totp-state';
import { RecoveryCodes } from './recovery-codes';
import { TotpEnrolment } from './totp-enrolment';

/** A subscriber's authenticator app: off, being set up, showing its recovery codes, or on. */
export function OwnTotpCard() {
  const totp = useGetOwnTotpQuery();
  const [confirm, confirming] = useConfirmOwnTotpMutation();
  const [asked, setAsked] = useState<Act | null>(null);
  const [begun, setBegun] = useState<TotpBegun | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [done, setDone] = useState('');

  const ask = (act: Act) => {
    setDone('');
    setAsked(act);
  };
  const enabled = (recoveryCodes: readonly string[]) => {
    setBegun(null);
    setCodes(recoveryCodes);
  };
  const kept = () => {
    setCodes(null);
    setDone('Códigos guardados. A próxima entrada com a senha pede também um código.');
  };

  return (
    <Card title="Verificação em duas etapas">
      {codes && <RecoveryCodes codes={codes} of="da sua conta" onKept={kept} />}
      {!codes && begun && (
        <TotpEnrolment
          begun={begun}
          confirm={confirm}
          error={confirming.error}
          busy={confirming.isLoading}
          onEnabled={enabled}
          onCancel={() => setBegun(null)}
        />
      )}
      {!codes && !begun && (
        <Loaded query={totp} failed="Não foi possível ler o estado da verificação." small>
          {(state) => <OwnTotpState state={state} onAsk={ask} />}
        </Loaded>
      )}
      <p role="status" className={classes.done}>
        {done}
      </p>
      {asked && (
        <OwnTotpDialog
          act={asked}
          onBegun={setBegun}
          onCodes={setCodes}
          onRemoved={() => setDone('Verificação desligada. Sua conta abre de novo só com a senha.')}
          onClose={() => setAsked(null)}
        />
      )}
    </Card>
  );
}
