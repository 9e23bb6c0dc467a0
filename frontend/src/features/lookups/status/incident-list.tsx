import type { IncidentAnswer } from '../../../shared/api/generated';
import { formatMoment } from '../../../shared/ui/dates';
import { DOT } from '../../../shared/ui/dot';
import { durationText, incidentName, STATE_LABELS } from './status-labels';
import classes from './status-page.module.css';

/** What went wrong in the last ninety days, the newest first. */
export function IncidentList({ incidents }: { incidents: readonly IncidentAnswer[] }) {
  return (
    <section className={classes.section} aria-labelledby="incidentes">
      <h2 id="incidentes" className="size-20">
        Incidentes dos últimos 90 dias
      </h2>
      {incidents.length === 0 ? (
        <p className="soft medium near">Nenhum incidente foi registrado.</p>
      ) : (
        <ul className={`spaced boxed ruled ${classes.incidents}`}>
          {incidents.map((incident) => (
            <li key={`${incident.type ?? incident.part} ${incident.since}`}>
              <strong>{incidentName(incident)}</strong>
              {DOT}
              {STATE_LABELS[incident.worst].toLowerCase()}
              <p className="soft medium">
                <time dateTime={incident.since}>{formatMoment(incident.since)}</time>
                {incident.until ? `, durou ${durationText(incident.since, incident.until)}` : ', ainda não terminou'}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
