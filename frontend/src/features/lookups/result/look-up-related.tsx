import { lookupDefinition } from '@kernel/lookup-catalogue';
import { IconSearch } from '@tabler/icons-react';
import { useLookupStates } from '../lookup-states';
import { useRunLookup } from '../related-lookup';
import classes from './item-list.module.css';
import { relatedLabel, shownDocument } from './related';
import type { RelatedDocument } from './result-view';

/** Opens the form of the document's own type with it; nothing where that type cannot be run now. */
export function LookUpRelated({ related }: { related: RelatedDocument }) {
  const run = useRunLookup();
  const { canRun } = useLookupStates();
  const { type, document } = related;
  const name = lookupDefinition(type).inputs[0]?.name ?? type;
  if (!canRun(type)) return null;
  return (
    <button
      type="button"
      className={classes.action}
      onClick={() => run(type, { [name]: document })}
      aria-label={`Consultar ${relatedLabel(related)} ${shownDocument(related)}`}
    >
      <IconSearch size={16} stroke={1.7} aria-hidden />
      {type === 'cep' ? 'Consultar CEP' : 'Consultar'}
    </button>
  );
}
