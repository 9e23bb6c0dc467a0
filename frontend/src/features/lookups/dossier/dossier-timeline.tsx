import type { DossierLookup } from '../../../shared/api/generated';
import { TitledSection } from '../result/titled-section';
import { DossierMoment } from './dossier-moment';
import classes from './dossier-timeline.module.css';
import type { ReadResult } from './read-results';

interface Props {
  readonly lookups: readonly DossierLookup[];
  readonly results: readonly ReadResult[];
  readonly masked: boolean;
}

/** Every lookup of the subject, newest first: type, time, purpose, source, how it ended, and its saved result. */
export function DossierTimeline({ lookups, results, masked }: Props) {
  const since = new Map(results.map((result) => [result.lookup.entry.id, result.since]));
  return (
    <TitledSection title="Linha do tempo">
      <ol className={classes.line}>
        {lookups.map((lookup) => (
          <DossierMoment
            key={lookup.entry.id}
            lookup={lookup}
            since={since.get(lookup.entry.id) ?? null}
            masked={masked}
          />
        ))}
      </ol>
    </TitledSection>
  );
}
