import { readApiError } from '../../shared/api/api-error';
import { useSaveReceiptMutation } from './billing.api';
import classes from './payments-card.module.css';

/** Downloads the receipt of an approved payment; `of` tells apart what several such buttons are for. */
export function ReceiptButton({ paymentId, of }: { paymentId: string; of: string }) {
  const [saveReceipt, { isLoading, error }] = useSaveReceiptMutation();
  return (
    <>
      <button
        type="button"
        className={`link-button ${classes.receipt}`}
        aria-label={`Baixar recibo: ${of}`}
        aria-busy={isLoading}
        disabled={isLoading}
        onClick={() => saveReceipt(paymentId)}
      >
        {isLoading ? 'Baixando…' : 'Baixar recibo'}
      </button>
      {error && (
        <span role="alert" className={classes.failed}>
          {readApiError(error, 'Erro ao baixar o recibo').text}
        </span>
      )}
    </>
  );
}
