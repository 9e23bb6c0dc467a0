import {
  useBeginTotpMutation,
  useConfirmTotpMutation,
  useGetTotpQuery,
  useRemoveTotpMutation,
  useRenewRecoveryCodesMutation,
} from '../../../shared/api/generated';
import { useOutcome } from '../../../shared/ui/use-outcome';
import { type Outcome, TotpCard } from '../second-factor/totp-card';
import type { Act } from '../second-factor/totp-state-view';

/** An administrator's authenticator app. `onEnrolled`: the codes were kept. */
export function AdminTotpCard({ onEnrolled = () => undefined }: { onEnrolled?: () => void }) {
  const totp = useGetTotpQuery();
  const confirmation = useConfirmTotpMutation();
  const [begin, beginning] = useBeginTotpMutation();
  const [renew, renewing] = useRenewRecoveryCodesMutation();
  const [remove, removing] = useRemoveTotpMutation();
  const { error, run } = useOutcome();
  const calls = { begin: beginning, renew: renewing, remove: removing };

  const act = async (wanted: Act, { onBegun, onCodes }: Outcome) => {
    if (wanted === 'remove') return void (await run(remove()));
    if (wanted === 'begin') {
      const { data } = await run(begin());
      return data && onBegun(data);
    }
    const { data } = await run(renew());
    return data && onCodes(data.recoveryCodes);
  };

  return (
    <TotpCard
      totp={totp}
      confirmation={confirmation}
      of="da administração"
      why="Com ela, entrar pede também um código do seu celular. Uma senha roubada, sozinha, não abre a administração."
      busy={(Object.keys(calls) as Act[]).find((one) => calls[one].isLoading) ?? null}
      error={error}
      onAct={act}
      onKept={onEnrolled}
    />
  );
}
