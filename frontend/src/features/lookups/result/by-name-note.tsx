import type { RelatedDocument } from '@kernel/results/result-view';
import classes from './by-name-note.module.css';

/** Stands under a list in which somebody is looked up by name alone. */
export function ByNameNote({ related }: { related: ReadonlyArray<RelatedDocument | null | undefined> }) {
  if (!related.some((one) => one?.type === 'nome')) return null;
  return <p className={`screen-only ${classes.note}`}>Busca por nome: homônimos são prováveis.</p>;
}
