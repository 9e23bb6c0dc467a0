import { PIX_VALIDITY_SECONDS } from '@kernel/plans';
import { formatTime } from '../../shared/ui/dates';
import classes from './pix-countdown.module.css';
import { minutesAndSeconds } from './use-countdown';

const SAID_SECONDS = 10;

/** mm:ss with a bar; what is announced is said at five minutes, at one, and no more often. */
export function PixCountdown({ seconds, expiresAt }: { seconds: number; expiresAt: string }) {
  const share = Math.min(1, seconds / PIX_VALIDITY_SECONDS);
  return (
    <div className={classes.countdown} data-short={seconds <= 60 || undefined}>
      <p className={classes.line}>
        <span className={classes.time} role="timer" aria-live="off">
          {minutesAndSeconds(seconds)}
        </span>
        <span className="soft medium tabular">válido até {formatTime(expiresAt)}</span>
      </p>
      <svg className={classes.bar} viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
        <rect width="100" height="2" className={classes.track} />
        <rect width={share * 100} height="2" className={classes.left} />
      </svg>
      <p className="visually-hidden" role="status">
        {announcement(seconds)}
      </p>
    </div>
  );
}

function announcement(seconds: number): string {
  if (isAt(60, seconds)) return 'Falta 1 minuto para o Pix expirar.';
  if (isAt(300, seconds)) return 'Faltam 5 minutos para o Pix expirar.';
  return '';
}

/** What is said stands for as long as it takes to be heard, and no longer than it is true. */
function isAt(mark: number, seconds: number): boolean {
  return seconds <= mark && seconds > mark - SAID_SECONDS;
}
