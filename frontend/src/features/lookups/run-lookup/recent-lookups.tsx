import { lookupDefinition } from '@kernel/lookup-catalogue';
import { Link } from 'react-router-dom';
import type { HistoryItem } from '../../../shared/api/generated';
import { LOOKUP_VIEWS } from '../lookup-views';
import { OUTCOME_LABELS, outcomeTone } from '../outcome-labels';
import { HISTORY, resultAt } from '../paths';
import { TimeStamp } from '../time-stamp';
import classes from './recent-lookups.module.css';

/** The newest lookups, masked; each opens its saved result, which costs nothing. */
export function RecentLookups({ title, entries }: { title: string; entries: readonly HistoryItem[] }) {
  if (entries.length === 0) return null;
  return (
    <section className={classes.recent}>
      <div className={classes.head}>
        <h2 className="size-18">{title}</h2>
        <Link to={HISTORY} className="fixed">
          Ver histórico
        </Link>
      </div>
      <ul className={classes.list}>
        {entries.map((entry) => {
          const { id, protocolo, consultationType, query, timestamp } = entry;
          const { icon: Icon } = LOOKUP_VIEWS[consultationType];
          const tone = outcomeTone(entry);
          return (
            <li key={id}>
              <Link to={resultAt(protocolo)} className={classes.entry}>
                <Icon size={18} stroke={1.6} aria-hidden />
                <span className={classes.query}>
                  <span className="soft">{lookupDefinition(consultationType).label}</span> {query}
                </span>
                <span className={classes.state} data-outcome={tone}>
                  {OUTCOME_LABELS[tone]}
                </span>
                <TimeStamp at={timestamp} className={classes.time} />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
