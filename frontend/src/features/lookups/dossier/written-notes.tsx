import { IconTrash } from '@tabler/icons-react';
import type { DossierAnnotations } from '../../../shared/api/generated';
import { formatMoment } from '../../../shared/ui/dates';
import classes from './dossier-notes.module.css';

interface Props {
  readonly notes: DossierAnnotations['anotacoes'];
  readonly busy: boolean;
  readonly onErase: (position: number) => unknown;
}

/** The notes of a dossier, each with its moment. */
export function WrittenNotes({ notes, busy, onErase }: Props) {
  if (notes.length === 0) return null;
  return (
    <ul className={classes.notes} aria-label="Anotações">
      {notes.map(({ texto, em }, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike to the letter
        <li key={position} className={classes.note}>
          <p className={classes.text}>{texto}</p>
          <p className={classes.when}>
            {formatMoment(em)}
            <button
              type="button"
              aria-label={`Apagar a anotação de ${formatMoment(em)}`}
              disabled={busy}
              onClick={() => onErase(position)}
            >
              <IconTrash size={15} stroke={1.7} aria-hidden />
            </button>
          </p>
        </li>
      ))}
    </ul>
  );
}
