import { lookupDefinition } from '@kernel/lookup-catalogue';
import { IconRefresh, IconTrash } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { formatMoment } from '../../../shared/ui/dates';
import { savedResultAt } from '../addresses';
import { LOOKUP_ICONS } from '../lookup-icons';
import { useLookupStates } from '../lookup-states';
import type { HistoryItem as Entry } from '../lookups.api';
import { TimeStamp } from '../time-stamp';
import classes from './history-item.module.css';
import { useRepeat } from './repeat';

/** One lookup of the past: what, when, how it ended. */
export function HistoryItem({ entry, onErase }: { entry: Entry; onErase: () => void }) {
  const { id, consultationType, query, timestamp, resultSummary } = entry;
  const { label } = lookupDefinition(consultationType);
  const Icon = LOOKUP_ICONS[consultationType];
  const { repeat, busy } = useRepeat();
  const { canRun } = useLookupStates();
  const about = `${label} ${query}`;
  return (
    <li className={classes.item}>
      <Icon size={20} stroke={1.6} className={classes.icon ?? ''} aria-hidden />
      <div className={classes.what}>
        <p className={classes.line}>
          <span className={classes.type}>{label}</span>
          {resultSummary.hasResults || entry.outcome === 'diverged' ? (
            <Link to={savedResultAt(id)} className={classes.query}>
              {query}
            </Link>
          ) : (
            <span className={classes.query}>{query}</span>
          )}
        </p>
        <p className={classes.time}>
          {formatMoment(timestamp)} · <TimeStamp at={timestamp} />
        </p>
      </div>
      <div className={classes.state}>
        <OutcomeBadge entry={entry} />
        <span className={classes.found}>{resultSummary.hasResults ? 'Dados encontrados' : 'Sem dados'}</span>
      </div>
      <div className={classes.actions}>
        {canRun(consultationType) && (
          <button type="button" className={classes.action} disabled={busy} onClick={() => repeat(entry)}>
            <IconRefresh size={16} stroke={1.7} aria-hidden />
            Consultar de novo<span className="visually-hidden"> {about}</span>
          </button>
        )}
        <button
          type="button"
          className={classes.action}
          onClick={onErase}
          aria-label={`Apagar ${about}`}
          title="Apagar"
        >
          <IconTrash size={16} stroke={1.7} aria-hidden />
        </button>
      </div>
    </li>
  );
}

/** Success and error as the specification has them; what was invented is never either. */
function OutcomeBadge({ entry: { simulado, success } }: { entry: Entry }) {
  const outcome = simulado ? 'simulated' : success ? 'success' : 'error';
  const words = { simulated: 'Simulado', success: 'Sucesso', error: 'Erro' };
  return (
    <span className={classes.badge} data-outcome={outcome}>
      {words[outcome]}
    </span>
  );
}
