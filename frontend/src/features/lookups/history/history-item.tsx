import { lookupDefinition } from '@kernel/lookup-catalogue';
import { IconFolder, IconRefresh, IconTrash } from '@tabler/icons-react';
import { type MouseEvent, memo } from 'react';
import { Link } from 'react-router-dom';
import type { HistoryItem as Entry } from '../../../shared/api/generated';
import { formatMoment } from '../../../shared/ui/dates';
import tick from '../../../shared/ui/tick.module.css';
import { dossierAt } from '../dossier/dossier-paths';
import { LOOKUP_VIEWS } from '../lookup-views';
import { resultAt } from '../paths';
import { TimeStamp } from '../time-stamp';
import classes from './history-item.module.css';
import { OutcomeBadge } from './outcome-badge';

/** What can be done with an entry; the same for all of them, so that a change to one leaves the others alone. */
export interface EntryActions {
  readonly listAddress: string;
  readonly onSelect: (id: string, event: MouseEvent<HTMLInputElement>) => void;
  readonly onErase: (entry: Entry) => void;
  readonly onRepeat: (entry: Entry) => void;
}

interface Props {
  readonly entry: Entry;
  readonly selected: boolean;
  readonly runnable: boolean;
  readonly actions: EntryActions;
}

/** One lookup of the past: what, when, how it ended. */
export const HistoryItem = memo(function HistoryItem({ entry, selected, runnable, actions }: Props) {
  const { id, protocolo, consultationType, query, timestamp, resultSummary, encontrado, dossie } = entry;
  const { label } = lookupDefinition(consultationType);
  const { icon: Icon } = LOOKUP_VIEWS[consultationType];
  const about = `${label} ${query}`;
  return (
    <li className={classes.item} data-selected={selected || undefined}>
      <label className={classes.tick}>
        <input
          type="checkbox"
          className={tick.tick}
          checked={selected}
          aria-label={`Selecionar ${about}, ${formatMoment(timestamp)}`}
          onChange={() => undefined}
          onClick={(event) => actions.onSelect(id, event)}
        />
      </label>
      <Icon size={20} stroke={1.6} className={classes.icon ?? ''} aria-hidden />
      <div>
        <p className={classes.line}>
          <span className={classes.type}>{label}</span>
          {resultSummary.hasResults || entry.outcome === 'diverged' ? (
            <Link to={resultAt(protocolo)} state={{ list: actions.listAddress }} className={classes.query}>
              {query}
            </Link>
          ) : (
            <span className={classes.query}>{query}</span>
          )}
        </p>
        {encontrado && !query.startsWith(encontrado) && <p className="medium breaks">{encontrado}</p>}
        <p className="soft small">
          {formatMoment(timestamp)} · <TimeStamp at={timestamp} />
        </p>
      </div>
      <div className={classes.state}>
        <OutcomeBadge entry={entry} />
        <span className="soft">{resultSummary.hasResults ? 'Dados encontrados' : 'Sem dados'}</span>
      </div>
      <div className={classes.actions}>
        {dossie && (
          <Link to={dossierAt(dossie)} className={classes.action} aria-label={`Abrir dossiê de ${about}`}>
            <IconFolder size={16} stroke={1.7} aria-hidden />
            Dossiê
          </Link>
        )}
        {runnable && (
          <button type="button" className={classes.action} onClick={() => actions.onRepeat(entry)}>
            <IconRefresh size={16} stroke={1.7} aria-hidden />
            Consultar de novo<span className="visually-hidden"> {about}</span>
          </button>
        )}
        <button
          type="button"
          className={classes.action}
          onClick={() => actions.onErase(entry)}
          aria-label={`Apagar ${about}`}
          title="Apagar"
        >
          <IconTrash size={16} stroke={1.7} aria-hidden />
        </button>
      </div>
    </li>
  );
});
