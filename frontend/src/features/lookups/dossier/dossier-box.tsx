import { IconFolder } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useGetDossierOfLookupQuery } from '../../../shared/api/generated';
import { formatDay } from '../../../shared/ui/dates';
import { counted } from '../../../shared/ui/numbers';
import { dossierAt } from '../paths';
import classes from './dossier-box.module.css';

/** Beside a result: how often its subject was looked up before, and the way to all of it. Nothing where there is no dossier. */
export function DossierBox({ protocolo }: { protocolo: string }) {
  const { data } = useGetDossierOfLookupQuery(protocolo, { refetchOnMountOrArgChange: true });
  const dossier = data?.dossie;
  if (!dossier) return null;
  const { id, consultas, anterior } = dossier;
  return (
    <aside className={`row medium boxed ${classes.box}`} aria-label="Dossiê">
      <IconFolder size={20} stroke={1.7} aria-hidden />
      <p>
        {counted(consultas, 'consulta guardada', 'consultas guardadas')}
        {anterior && `, a anterior em ${formatDay(anterior)}`}
      </p>
      <Link to={dossierAt(id)}>Abrir dossiê</Link>
    </aside>
  );
}
