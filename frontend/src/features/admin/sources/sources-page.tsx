import { Screen } from '../../../shared/ui/screen';
import { Section } from '../section';
import { FeatureFlags } from './feature-flags';
import { SourceList } from './source-list';

/** Which lookups may be asked for, of whom, on what basis, and how the sources do. */
export function SourcesPage() {
  return (
    <Screen
      title="Fontes"
      lead="Uma consulta de dados pessoais só é feita a uma fonte que está no registro, com contrato em vigor e base legal. Mudanças valem em todo o sistema em até um segundo."
    >
      <Section title="Registro das fontes">
        <SourceList />
      </Section>
      <Section title="Tipos de consulta">
        <FeatureFlags />
      </Section>
    </Screen>
  );
}
