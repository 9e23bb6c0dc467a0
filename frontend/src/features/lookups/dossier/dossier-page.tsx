import '../result/print.css';
import { useParams } from 'react-router-dom';
import { DossierList } from './dossier-list';
import { OneDossier } from './one-dossier';

/** A dossier, or the list of those that were written about. */
export function DossierPage() {
  const { id } = useParams();
  return id ? <OneDossier key={id} id={id} /> : <DossierList />;
}
