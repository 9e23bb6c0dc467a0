import { lookupDefinition } from '@kernel/lookup-catalogue';
import { naturalCase } from '@kernel/natural-case';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import type { HistoryItem as Entry } from '../../../shared/api/generated';
import { formatMoment } from '../../../shared/ui/dates';
import { DOT, withDots } from '../../../shared/ui/dot';
import { Problem } from '../../../shared/ui/problem';
import { Tag } from '../../../shared/ui/tag';
import '../../../shared/ui/tick.css';
import { LOOKUP_VIEWS } from '../lookup-views';
import { resultAt } from '../paths';
import { TimeStamp } from '../time-stamp';
import classes from './history-item.module.css';
import { type EntryActions, HistoryItemActions } from './history-item-actions';
import { OutcomeBadge } from './outcome-badge';

interface Props {
  readonly entry: Entry;
  readonly selected: boolean;
  readonly runnable: boolean;
  readonly actions: EntryActions;
  /** It is being opened. */
  readonly busy: boolean;
  /** Why it could not be opened. */
  readonly problem: unknown;
}

/** One lookup of the past: what, when, how it ended. */
export const HistoryItem = memo(function HistoryItem({ entry, selected, runnable, actions, busy, problem }: Props) {
  const { id, protocolo, consultationType, timestamp, resultSummary } = entry;
  const query = naturalCase(entry.query);
  const [names = '', more = ''] = (entry.encontrado ?? '').split(/(?= e mais \d+$)/);
  const encontrado = naturalCase(names) + more;
  const { label } = lookupDefinition(consultationType);
  const { icon: Icon } = LOOKUP_VIEWS[consultationType];
  const about = `${label} ${query}`;
  return (
    <li className={classes.item} data-selected={selected || undefined}>
      <label className={classes.tick}>
        <input
          type="checkbox"
          className="tick"
          checked={selected}
          aria-label={`Selecionar ${about}, ${formatMoment(timestamp)}`}
          onChange={() => undefined}
          onClick={(event) => actions.onSelect(id, event)}
        />
      </label>
      <Icon size={20} stroke={1.6} className={classes.icon ?? ''} aria-hidden />
      <div>
        <p className={classes.line}>
          <Tag>{label}</Tag>
          {resultSummary.hasResults || entry.outcome === 'diverged' ? (
            <Link
              to={resultAt(protocolo)}
              state={{ list: actions.listAddress }}
              className={`ink weight-540 breaks tabular ${classes.query}`}
            >
              {query}
            </Link>
          ) : (
            <span className={`ink weight-540 breaks tabular ${classes.query}`}>{query}</span>
          )}
        </p>
        {encontrado && !query.startsWith(encontrado) && <p className="medium breaks">{withDots(encontrado)}</p>}
        <p className="soft small">
          {formatMoment(timestamp)}
          {DOT}
          <TimeStamp at={timestamp} />
        </p>
      </div>
      <div className={`line small middle ${classes.state}`}>
        <OutcomeBadge entry={entry} />
        <span className="soft">{resultSummary.hasResults ? 'Dados encontrados' : 'Sem dados'}</span>
      </div>
      <HistoryItemActions entry={entry} about={about} runnable={runnable} actions={actions} busy={busy} />
      {problem !== undefined && (
        <div className={classes.problem}>
          <Problem error={problem} text="Não foi possível abrir a consulta." />
        </div>
      )}
    </li>
  );
});
