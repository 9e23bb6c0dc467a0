import { lookupDefinition } from '@kernel/lookup-catalogue';
import { formatMoment } from '../../../shared/ui/dates';
import { TitledSection } from '../result/titled-section';
import { ChangeList } from './change-list';
import classes from './dossier-changes.module.css';
import { newestCompared, type ReadResult } from './read-results';

/** What the last answer to each question says otherwise than the one before it. */
export function DossierChanges({ results, masked }: { results: readonly ReadResult[]; masked: boolean }) {
  const compared = newestCompared(results);
  return (
    <TitledSection title="O que mudou">
      {compared.length === 0 && (
        <p>Com duas consultas iguais, as diferenças entre as respostas aparecem aqui, campo por campo.</p>
      )}
      {compared.map(({ lookup, since }) => {
        const { id, consultationType, timestamp } = lookup.entry;
        return (
          <div key={id} className={classes.type}>
            <h3 className={`row ${classes.title}`}>
              {lookupDefinition(consultationType).label}
              <span className={`soft small tabular ${classes.days}`}>
                {formatMoment(since?.at ?? timestamp)} → {formatMoment(timestamp)}
              </span>
            </h3>
            <ChangeList changes={since?.changes ?? []} masked={masked} />
          </div>
        );
      })}
    </TitledSection>
  );
}
