import { lazy, Suspense } from 'react';

const DossierBox = lazy(async () => ({ default: (await import('./dossier-box')).DossierBox }));

/** The way from a result to its subject's dossier; its code comes after the result. */
export function DossierLink({ protocolo }: { protocolo: string }) {
  return (
    <Suspense>
      <DossierBox protocolo={protocolo} />
    </Suspense>
  );
}
