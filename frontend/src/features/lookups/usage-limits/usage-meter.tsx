import type { UsageAnswer } from '../../../shared/api/generated';
import { formatNumber } from '../../../shared/ui/numbers';
import classes from './usage-meter.module.css';

const FEW_LEFT = 0.8;

/** How much of the day's lookups is used; nothing for who has no limit. */
export function UsageMeter({ usage: { usadas, limite } }: { usage: UsageAnswer }) {
  if (limite === null || limite === 0) return null;
  const share = Math.min(1, usadas / limite);
  const tone = share >= 1 ? 'bad' : share >= FEW_LEFT ? 'caution' : 'accent';
  return (
    <div className={`soft small tabular screen-only line middle ${classes.meter}`} data-tone={tone}>
      <p className={classes.words} role="status">
        <span>
          {formatNumber(usadas)} de {formatNumber(limite)} consultas hoje
        </span>
        <span className={tone === 'accent' ? 'visually-hidden' : classes.left}>
          {restInWords(limite - usadas, tone)}
        </span>
      </p>
      <div className={`share ${classes.bar}`} aria-hidden>
        <i style={{ inlineSize: `${100 * share}%` }} />
      </div>
    </div>
  );
}

/** As high as the meter, and empty. */
export function UsageMeterPlace() {
  return (
    <div className={`soft small tabular screen-only line middle ${classes.meter}`}>
      <p className={classes.words}>{'\u00a0'}</p>
    </div>
  );
}

function restInWords(left: number, tone: 'accent' | 'caution' | 'bad'): string {
  if (tone === 'bad') return 'Limite do plano atingido. Renova à meia-noite, no horário de Brasília.';
  if (tone === 'caution')
    return left === 1 ? 'Resta 1 até a meia-noite.' : `Restam ${formatNumber(left)} até a meia-noite.`;
  return 'Consultas sem resultado não contam.';
}
