import type { CompanyLoadItem } from '../../../shared/api/generated';
import { dayText } from '../../../shared/ui/dates';
import { formatNumber } from '../../../shared/ui/numbers';
import classes from './companies.module.css';

const STEPS: Readonly<Record<string, string>> = {
  leitura: 'lendo os arquivos',
  conferencia: 'conferindo',
  gravacao: 'gravando o que mudou',
  troca: 'pondo o mês em vigor',
};
/** Before that, how long it takes is a guess. */
const TELLING_PERCENT = 5;
const MINUTE_MS = 60_000;

/** How far the load that is under way has come. */
export function RunningLoad({ load, now = new Date() }: { load: CompanyLoadItem; now?: Date }) {
  const { month, step, percent, rows, rowsPerSecond } = load;
  const left = minutesLeft(load, now);
  const facts = [
    `${percent} %`,
    rows > 0 && `${formatNumber(rows)} linhas, ${formatNumber(rowsPerSecond)} por segundo`,
    left !== null && `faltam cerca de ${formatNumber(left)} min`,
  ];
  return (
    <section className={classes.running} aria-label="Carga em andamento">
      <p>
        Mês {dayText(month)}: {STEPS[step ?? ''] ?? 'baixando os arquivos'}
      </p>
      <progress aria-label={`Carga do mês ${dayText(month)}`} max={100} value={percent} />
      <p>{facts.filter(Boolean).join(' · ')}</p>
    </section>
  );
}

function minutesLeft({ percent, startedAt }: CompanyLoadItem, now: Date): number | null {
  if (percent < TELLING_PERCENT || percent >= 100) return null;
  const passed = now.getTime() - new Date(startedAt).getTime();
  return Math.max(1, Math.round(((passed / percent) * (100 - percent)) / MINUTE_MS));
}
