import { Alert, Button } from '@mantine/core';
import type { ApiError } from '../../shared/api/api-error';
import { LatePart } from '../../shared/ui/late-part';
import { SendConfirmation } from '../identity';
import classes from './pay-action.module.css';

export interface PayActionProps {
  /** There is something to pay; else the code took it all off. */
  readonly costs: boolean;
  readonly busy: boolean;
  /** A code is being looked at: the price is not known yet. */
  readonly waiting: boolean;
  readonly onPay: () => void;
}

/** The one primary action of the plans. */
export function PayButton({ costs, busy, waiting, onPay }: PayActionProps) {
  return (
    <Button size="md" fullWidth loading={busy} disabled={waiting} onClick={onPay}>
      {costs ? 'Pagar com Pix' : 'Ativar plano'}
    </Button>
  );
}

/** Why no charge was made, beside the button that was pressed. */
export function PayProblem({ problem }: { problem: ApiError | null }) {
  if (!problem) return null;
  return (
    <>
      <Alert color="red" role="alert" className={classes.problem}>
        {problem.text}
        {problem.requestId && <span className="tiny nearest block">Código do atendimento: {problem.requestId}</span>}
      </Alert>
      {problem.code === 'EMAIL_NOT_CONFIRMED' && (
        <div className={classes.problem}>
          <LatePart>
            <SendConfirmation />
          </LatePart>
        </div>
      )}
    </>
  );
}
