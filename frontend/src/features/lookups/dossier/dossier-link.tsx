import { Suspense } from 'react';
import { lazyOf } from '../../../shared/ui/code-of';

const DossierBox = lazyOf(() => import('./dossier-box'), 'DossierBox');

/** The way from a result to its subject's dossier; its code comes after the result. */
export function DossierLink({ protocolo }: { protocolo: string }) {
  return (
    <Suspense>
      <DossierBox protocolo={protocolo} />
    </Suspense>
  );
}
