import { useState } from 'react';
import { useConfirmOwnTotpMutation, useGetOwnTotpQuery } from '../../../shared/api/generated';
import { OwnTotpDialog } from './own-totp-dialog';
import { type Outcome, TotpCard } from './totp-card';
import type { Act } from './totp-state-view';

/** A subscriber's authenticator app; each act asks for the password first. */
export function OwnTotpCard() {
  const totp = useGetOwnTotpQuery();
  const confirmation = useConfirmOwnTotpMutation();
  const [asked, setAsked] = useState<(Outcome & { readonly act: Act }) | null>(null);
  const [done, setDone] = useState('');
  const ask = (act: Act, outcome: Outcome) => {
    setDone('');
    setAsked({ act, ...outcome });
  };
  return (
    <TotpCard
      totp={totp}
      confirmation={confirmation}
      of="da sua conta"
      why="Além da senha, entrar pede um código do seu celular. Uma senha descoberta, sozinha, não abre sua conta."
      done={done}
      onAct={ask}
      onKept={() => setDone('Códigos guardados. A próxima entrada com a senha pede também um código.')}
    >
      {asked && (
        <OwnTotpDialog
          {...asked}
          onRemoved={() => setDone('Verificação desligada. Para entrar, basta a senha.')}
          onAlreadyOn={() => {
            void totp.refetch();
            setDone('A verificação já estava ligada.');
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </TotpCard>
  );
}
