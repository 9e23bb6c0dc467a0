import { lazyOf } from '../../../shared/ui/code-of';
import { LatePart } from '../../../shared/ui/late-part';

const DossierBox = lazyOf(() => import('./dossier-box'), 'DossierBox');

/** The way from a result to its subject's dossier; its code comes after the result. */
export function DossierLink({ protocolo }: { protocolo: string }) {
  return (
    <LatePart>
      <DossierBox protocolo={protocolo} />
    </LatePart>
  );
}
