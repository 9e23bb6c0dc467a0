import { type ComponentType, lazy, Suspense } from 'react';
import type { Facts } from './facts-to-copy';

const FactsToCopy = lazy<ComponentType<Facts>>(async () => {
  const { FactsToCopy } = await import('./facts-to-copy').catch(() => ({ FactsToCopy: () => null }));
  return { default: FactsToCopy };
});

/** Folded facts for whoever looks into a fault; nothing where their code does not come. Hardly anybody needs it. */
export function TechnicalDetails(facts: Facts) {
  return (
    <Suspense>
      <FactsToCopy {...facts} />
    </Suspense>
  );
}
