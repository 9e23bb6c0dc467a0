import { Figures } from '../figures';
import { useTotals } from '../use-totals';
import classes from './profile-tab.module.css';

/** Figures of use, from the history's own totals; not shown while they are unknown. */
export function UsageCard() {
  const totals = useTotals();
  if (!totals) return null;
  return (
    <section className={classes.card} aria-labelledby="uso">
      <h2 id="uso" className={classes.subtitle}>
        Estatísticas de uso
      </h2>
      <Figures totals={totals} labels={['Consultas realizadas', 'Bem-sucedidas', 'Taxa de sucesso']} />
    </section>
  );
}
