import { lookupDefinition } from '@kernel/lookup-catalogue';
import { relatedLabel, shownDocument } from '@kernel/results/related';
import type { RelatedDocument } from '@kernel/results/result-view';
import { IconSearch } from '@tabler/icons-react';
import { useLookupActions } from '../lookup-actions';
import { useLookupStates } from '../lookup-states';
import classes from './item-list.module.css';

/** Looks the document up beside what is on show; nothing where that type cannot be run now. */
export function LookUpRelated({ related }: { related: RelatedDocument }) {
  const { runBeside } = useLookupActions();
  const { canRun } = useLookupStates();
  const { type, document } = related;
  const name = lookupDefinition(type).inputs[0]?.name ?? type;
  if (!canRun(type)) return null;
  return (
    <button
      type="button"
      className={`text-action ${classes.action}`}
      onClick={() => runBeside(type, { [name]: document })}
      aria-label={`Consultar ${relatedLabel(related)} ${shownDocument(related)}`}
    >
      <IconSearch size={16} stroke={1.7} aria-hidden />
      {type === 'cep' ? 'Consultar CEP' : 'Consultar'}
    </button>
  );
}
