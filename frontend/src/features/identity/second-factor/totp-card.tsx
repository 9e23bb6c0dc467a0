import { type ReactNode, useState } from 'react';
import type { ConfirmTotpRequest, RecoveryCodesAnswer, TotpBegun, TotpState } from '../../../shared/api/generated';
import { Card } from '../../../shared/ui/card';
import { Loaded, type LoadedQuery } from '../../../shared/ui/loaded';
import { Problem } from '../../../shared/ui/problem';
import { Said } from '../../../shared/ui/said';
import { RecoveryCodes } from './recovery-codes';
import { TotpEnrolment } from './totp-enrolment';
import { type Act, TotpStateView } from './totp-state-view';

/** What an act came to, for the card to show. */
export interface Outcome {
  readonly onBegun: (begun: TotpBegun) => void;
  readonly onCodes: (codes: readonly string[]) => void;
}

interface Props {
  readonly totp: LoadedQuery<TotpState>;
  /** The call that confirms with the first code, and how it stands. */
  readonly confirmation: readonly [
    (asked: ConfirmTotpRequest) => PromiseLike<{ data?: RecoveryCodesAnswer }>,
    { readonly error?: unknown; readonly isLoading: boolean; readonly reset: () => void },
  ];
  /** What it guards, as the file of codes says it. */
  readonly of: string;
  /** What it is good for, said while it is off. */
  readonly why: string;
  readonly busy?: Act | null;
  readonly error?: unknown;
  readonly done?: string;
  readonly onAct: (act: Act, outcome: Outcome) => void;
  readonly onKept: () => void;
  readonly children?: ReactNode;
}

/** An account's authenticator app: off, being set up, showing its recovery codes, or on. */
export function TotpCard({ totp, confirmation, of, why, busy = null, error, done, onAct, onKept, children }: Props) {
  const [confirm, confirming] = confirmation;
  const [begun, setBegun] = useState<TotpBegun | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const enabled = (recoveryCodes: readonly string[]) => {
    setBegun(null);
    setCodes(recoveryCodes);
  };
  const kept = () => {
    setCodes(null);
    onKept();
  };
  const onBegun = (what: TotpBegun) => {
    confirming.reset();
    setBegun(what);
  };
  const act = (wanted: Act) => onAct(wanted, { onBegun, onCodes: setCodes });

  return (
    <Card title="Verificação em duas etapas">
      {codes && <RecoveryCodes codes={codes} of={of} onKept={kept} />}
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
          {(state) => <TotpStateView state={state} why={why} busy={busy} onAct={act} />}
        </Loaded>
      )}
      <Problem error={error} text="Não foi possível. Tente novamente." />
      <Said>{done}</Said>
      {children}
    </Card>
  );
}
