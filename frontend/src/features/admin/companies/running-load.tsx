import { LOCAL_FOLDER } from '@kernel/company-load';
import type { CompanyLoadItem } from '../../../shared/api/generated';
import { dayText } from '../../../shared/ui/dates';
import { DOT } from '../../../shared/ui/dot';
import { formatNumber } from '../../../shared/ui/numbers';
import classes from './companies.module.css';

const STEPS: Readonly<Record<string, string>> = {
  leitura: 'lendo os arquivos',
  conferencia: 'conferindo',
  gravacao: 'gravando o que mudou',
  troca: 'pondo o mês em vigor',
};

/** How far the load that is under way has come. */
export function RunningLoad({ load }: { load: CompanyLoadItem }) {
  const { month, step, percent, rows, rowsPerSecond, secondsLeft, interrupted, source } = load;
  const how =
    source === LOCAL_FOLDER
      ? 'repita o comando com --from para continuar'
      : 'continua sozinha, ou abra a carga para continuar agora';
  const facts = [
    `${percent}%`,
    interrupted && `interrompida: ${how}`,
    !interrupted && rows > 0 && `${formatNumber(rows)} linhas, ${formatNumber(rowsPerSecond)} por segundo`,
    !interrupted && !!secondsLeft && `faltam cerca de ${formatNumber(Math.max(1, Math.round(secondsLeft / 60)))} min`,
  ];
  return (
    <section className={`tabular ${classes.running}`} aria-label="Carga em andamento">
      <p>
        Mês {dayText(month)}: {STEPS[step ?? ''] ?? 'baixando os arquivos'}
      </p>
      <progress aria-label={`Carga do mês ${dayText(month)}`} max={100} value={percent} />
      <p>{facts.filter(Boolean).join(DOT)}</p>
    </section>
  );
}
