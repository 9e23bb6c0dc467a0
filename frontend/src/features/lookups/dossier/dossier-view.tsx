import { lookupDefinition } from '@kernel/lookup-catalogue';
import { type ComponentProps, useMemo, useRef } from 'react';
import type { DossierAbout, DossierLookup } from '../../../shared/api/generated';
import { formatMoment } from '../../../shared/ui/dates';
import { MoreButton } from '../../../shared/ui/more-button';
import { Problem } from '../../../shared/ui/problem';
import { PrintHeading, PrintNotice } from '../result/print-heading';
import { TitledSection } from '../result/titled-section';
import { ChangeList } from './change-list';
import dossierChangesStyles from './dossier-changes.module.css';
import { DossierHead } from './dossier-head';
import { DossierMoment } from './dossier-moment';
import { DossierNotes } from './dossier-notes';
import { DossierPrint } from './dossier-print';
import classes from './dossier-view.module.css';
import { newestCompared, type ReadResult, readResults } from './read-results';
import { RelationSection } from './relation-section';

interface Props {
  readonly about: DossierAbout;
  readonly lookups: readonly DossierLookup[];
  readonly masked: boolean;
  /** Those of older lookups. */
  readonly pages: ComponentProps<typeof MoreButton>['of'] & { readonly error?: unknown };
}

/** A subject's page: who, what is new, what was written, who belongs to them, and every lookup on one line of time. */
export function DossierView({ about, lookups, masked, pages }: Props) {
  const results = useMemo(() => readResults(lookups), [lookups]);
  const list = useRef<HTMLOListElement>(null);
  const since = new Map(results.map((result) => [result.lookup.entry.id, result.since]));
  return (
    <article className={`stack ${classes.dossier}`}>
      <PrintHeading>Dossiê, impresso em {formatMoment(new Date())}</PrintHeading>
      <DossierHead about={about} lookups={lookups} masked={masked} />
      <DossierChanges results={results} masked={masked} />
      <RelationSection about={about} results={results} masked={masked} />
      <div className={`stack ${classes.pair}`}>
        <DossierNotes id={about.id} about={about} />
        <div className={classes.time}>
          <TitledSection title="Linha do tempo">
            <ol ref={list} className="grid">
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
          <MoreButton of={pages} list={list} shown={lookups.length} className={classes.more ?? ''}>
            Mostrar consultas mais antigas ({about.consultas - lookups.length})
          </MoreButton>
          <Problem error={pages.error} text="Não foi possível carregar as consultas mais antigas." />
        </div>
      </div>
      <DossierPrint lookups={lookups} masked={masked} total={about.consultas} />
      <PrintNotice purpose={lookups.map(({ entry }) => entry.finalidade).find(Boolean) ?? null} />
    </article>
  );
}

/** What the last answer to each question says otherwise than the one before it. */
function DossierChanges({ results, masked }: { results: readonly ReadResult[]; masked: boolean }) {
  const compared = newestCompared(results);
  return (
    <TitledSection title="O que mudou" screenOnly={compared.length === 0}>
      {compared.length === 0 && (
        <p>Com duas consultas iguais, as diferenças entre as respostas aparecem aqui, campo por campo.</p>
      )}
      {compared.map(({ lookup, since }) => {
        const { id, consultationType, timestamp } = lookup.entry;
        return (
          <div key={id} className={dossierChangesStyles.type}>
            <h3 className={`row ${dossierChangesStyles.title}`}>
              {lookupDefinition(consultationType).label}
              <span className={`soft small tabular ${dossierChangesStyles.days}`}>
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
