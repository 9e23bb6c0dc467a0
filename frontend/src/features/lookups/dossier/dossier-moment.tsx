import { lookupDefinition } from '@kernel/lookup-catalogue';
import { PURPOSES } from '@kernel/purposes';
import { Link, useLocation } from 'react-router-dom';
import type { DossierLookup } from '../../../shared/api/generated';
import { formatMoment } from '../../../shared/ui/dates';
import { DOT } from '../../../shared/ui/dot';
import { Fact } from '../../../shared/ui/fact';
import { counted } from '../../../shared/ui/numbers';
import { OutcomeBadge } from '../history/outcome-badge';
import { LOOKUP_VIEWS } from '../lookup-views';
import { resultAt } from '../paths';
import { TimeStamp } from '../time-stamp';
import { ChangeList } from './change-list';
import classes from './dossier-timeline.module.css';
import type { ReadResult } from './read-results';

interface Props {
  readonly lookup: DossierLookup;
  readonly since: ReadResult['since'];
  readonly masked: boolean;
}

/** One lookup of the subject: what, when, and what had changed since the one before. */
export function DossierMoment({ lookup, since, masked }: Props) {
  const { entry, data, motivo } = lookup;
  const { consultationType, query, timestamp, finalidade, fonte, protocolo } = entry;
  const { label } = lookupDefinition(consultationType);
  const { icon: Icon } = LOOKUP_VIEWS[consultationType];
  const { pathname: here } = useLocation();
  return (
    <li className={classes.moment}>
      <span className={classes.sign}>
        <Icon size={18} stroke={1.7} aria-hidden />
      </span>
      <div>
        <p className={`row ${classes.what}`}>
          <span className="bold">{label}</span>
          {data !== null || entry.outcome === 'diverged' ? (
            <Link
              to={resultAt(protocolo)}
              state={{ list: here }}
              className={classes.query}
              aria-label={`${label} ${query}, abrir resultado salvo`}
            >
              {query}
            </Link>
          ) : (
            <span className={classes.query}>{query}</span>
          )}
          <OutcomeBadge entry={entry} />
        </p>
        <p className="soft small">
          {formatMoment(timestamp)}
          {DOT}
          <TimeStamp at={timestamp} />
        </p>
        <dl className="facts">
          {finalidade && <Fact label="Finalidade">{PURPOSES[finalidade]}</Fact>}
          {fonte && <Fact label="Fonte">{fonte}</Fact>}
          <Fact label="Protocolo">{protocolo}</Fact>
        </dl>
        {motivo === 'prazo_de_guarda' && <p className="soft small">O resultado já foi apagado pelo prazo de guarda.</p>}
        {motivo === 'pessoa_protegida' && <p className="soft small">Os dados não estão disponíveis.</p>}
        {since && since.changes.length === 0 && (
          <p className="soft small">Igual à consulta de {formatMoment(since.at)}.</p>
        )}
        {since && since.changes.length > 0 && (
          <details className={classes.changes}>
            <summary>
              {counted(since.changes.length, 'mudança')} desde {formatMoment(since.at)}
            </summary>
            <ChangeList changes={since.changes} masked={masked} />
          </details>
        )}
      </div>
    </li>
  );
}
