import { Screen } from '../../../shared/ui/screen';
import { FeatureFlags } from './feature-flags';
import { SourceList } from './source-list';
import classes from './sources.module.css';

/** Which lookups may be asked for, of whom, on what basis, and how the sources do. */
export function SourcesPage() {
  return (
    <Screen
      title="Fontes"
      lead="Uma consulta de dados pessoais só é feita a uma fonte que está no registro, com contrato em vigor e base legal. Mudanças valem em todo o sistema em até um segundo."
    >
      <section aria-labelledby="fontes">
        <h2 id="fontes" className={classes.subtitle}>
          Registro das fontes
        </h2>
        <SourceList />
      </section>
      <section aria-labelledby="tipos">
        <h2 id="tipos" className={classes.subtitle}>
          Tipos de consulta
        </h2>
        <FeatureFlags />
      </section>
    </Screen>
  );
}
