import { Button } from '@mantine/core';
import classes from './pix-check.module.css';
import { type CheckAnswer, NOT_YET_TEXT } from './use-payment-watch';

const BEFORE = 'A aprovação costuma levar alguns segundos e aparece nesta página sozinha.';

interface Props {
  readonly asking: boolean;
  /** The time is over, and whether it was paid could not be learned. */
  readonly again: boolean;
  readonly answer: CheckAnswer | null;
  readonly onCheck: () => void;
}

/** "Já paguei" and what it came to, whose place is kept so that nothing moves when it is said. */
export function PixCheck({ asking, again, answer, onCheck }: Props) {
  return (
    <div className="stack-3">
      <Button variant={again ? 'filled' : 'outline'} fullWidth loading={asking} onClick={onCheck}>
        {again ? 'Verificar de novo' : 'Já paguei'}
      </Button>
      <div className={`soft medium ${classes.place}`} data-room={NOT_YET_TEXT}>
        <p role="status">{!answer?.failed && (answer?.text ?? BEFORE)}</p>
        {answer?.failed && (
          <p role="alert" className="danger">
            {answer.text}
          </p>
        )}
      </div>
    </div>
  );
}
