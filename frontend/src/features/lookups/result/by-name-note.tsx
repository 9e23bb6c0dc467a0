import classes from './by-name-note.module.css';
import type { RelatedDocument } from './result-view';

/** Stands under a list in which somebody is looked up by name alone. */
export function ByNameNote({ related }: { related: ReadonlyArray<RelatedDocument | null | undefined> }) {
  if (!related.some((one) => one?.type === 'nome')) return null;
  return <p className={classes.note}>Busca por nome: homônimos são prováveis.</p>;
}
