import { LOOKUP_CATALOGUE } from '@kernel/lookup-catalogue';
import type { FlaggedHourAnswer } from '../../../shared/api/generated';
import { formatTime } from '../../../shared/ui/dates';
import { Figures } from '../../../shared/ui/figures';
import classes from './usage-limits.module.css';

const LABELS = new Map(LOOKUP_CATALOGUE.map(({ type, label }) => [type, label]));

const OUTCOMES: Readonly<Record<string, string>> = {
  success: 'Encontrada',
  not_found: 'Não encontrada',
  diverged: 'Fontes divergem',
  source_down: 'Fonte fora do ar',
  simulated: 'Simulada',
  withheld: 'Protegida',
};

export function LastLookups({ lookups }: { lookups: FlaggedHourAnswer['consultas'] }) {
  if (lookups.length === 0) return <p className="soft small breaks">O histórico não tem consultas desta hora.</p>;
  return (
    <section className={classes.lookups}>
      <p className="soft small">Últimas consultas da hora anterior, mascaradas</p>
      <Figures
        label="Últimas consultas da hora anterior"
        columns={['Hora', 'Tipo', 'Consulta', 'Desfecho']}
        words={4}
        rows={lookups.map(({ em, tipo, consulta, desfecho }) => [
          formatTime(em),
          LABELS.get(tipo) ?? tipo,
          consulta,
          OUTCOMES[desfecho] ?? desfecho,
        ])}
      />
    </section>
  );
}
