import { findPlan } from '@kernel/plans';
import { usePreviewWithdrawalQuery, useWithdrawPurchaseMutation } from '../../shared/api/generated';
import { formatDay, formatMoment } from '../../shared/ui/dates';
import { FormDialog } from '../../shared/ui/form-dialog';
import { formatReais } from '../../shared/ui/numbers';

/** Asks once more before a purchase is withdrawn, with what follows as the server has it now. */
export function WithdrawalDialog({ paymentId, onClose }: { paymentId: string; onClose: () => void }) {
  const preview = usePreviewWithdrawalQuery(paymentId, { refetchOnMountOrArgChange: true });
  const [withdraw, { isLoading, error }] = useWithdrawPurchaseMutation();
  const { data } = preview;
  const left = data?.accessWithout;
  const send = async () => {
    const { data: done } = await withdraw(paymentId);
    if (done) onClose();
  };
  return (
    <FormDialog
      title="Desistir da compra?"
      submit="Desistir e receber de volta"
      cancel="Manter a compra"
      danger
      busy={isLoading}
      disabled={!data || preview.error !== undefined}
      error={error ?? preview.error}
      failed="Não foi possível pedir a desistência."
      onSubmit={send}
      onClose={onClose}
    >
      {data ? (
        <div className="stack-3">
          <p>
            {formatReais(data.amount)} voltam por Pix à conta de onde o pagamento saiu. Nossa equipe faz a devolução,
            sem dia marcado, e você recebe um e-mail assim que ela for confirmada.
          </p>
          <p>
            Até a devolução, nada muda no seu acesso.{' '}
            {left
              ? `Depois dela, ficam os dias dos outros pagamentos: devolvido agora, o acesso iria até ${formatMoment(left.expiresAt)} (${findPlan(left.planId)?.name ?? left.planId}).`
              : 'Com ela, o acesso termina. Seu histórico continua guardado.'}
          </p>
          <p className="soft">
            Direito de arrependimento, art. 49 do Código de Defesa do Consumidor. O prazo desta compra vai até{' '}
            {formatDay(new Date(Date.parse(data.until) - 1))}.
          </p>
        </div>
      ) : (
        preview.isFetching && <p className="soft">Carregando…</p>
      )}
    </FormDialog>
  );
}
