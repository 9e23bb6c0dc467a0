import './print.css';
import { countOf, emptyFieldsIn, type ResultSection } from '@kernel/results/result-view';
import { warningsOf } from '@kernel/warnings/warnings-of';
import { useEffect, useMemo, useRef, useState } from 'react';
import { dayInBrazil } from '../../../shared/ui/dates';
import { GroupLink } from '../company-group/group-link';
import { DossierLink } from '../dossier/dossier-link';
import { WatchLink } from '../watch/watch-link';
import classes from './answer.module.css';
import { FullJson } from './full-json';
import type { LookupResultProps } from './lookup-result-props';
import { useNaturalView } from './natural-view';
import { PageIndex } from './page-index';
import { PrintHeading, PrintNotice } from './print-heading';
import { ResultHead } from './result-head';
import { ResultSectionPanel } from './result-section';
import { SimulatedBanner } from './simulated-banner';
import { TakeAway } from './take-away';
import { WarningList } from './warnings/warning-list';

/** A found person or company: who, what decides, what deserves a second look, then all that is known, and ways to take it along. */
export function Answer({ type, view: told, data, meta, purpose, onNew, more, children }: LookupResultProps) {
  const [showEmpty, setShowEmpty] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { view, say } = useNaturalView(told);
  const rules = useMemo(
    () => warningsOf(type, data, meta?.dadosDe ?? null, dayInBrazil(new Date())),
    [type, data, meta],
  );
  const empty = emptyFieldsIn(view);
  const sections = view.sections.filter((section) => showEmpty || countOf(section) > 0);
  useEffect(() => heading.current?.focus(), []);

  return (
    <article className={classes.result}>
      <PrintHeading type={type} simulated={meta?.simulado ?? false} />
      {meta?.simulado && <SimulatedBanner />}
      <ResultHead
        ref={heading}
        view={view}
        meta={meta}
        purpose={purpose}
        sections={new Set(sections.map(({ id }) => id))}
      >
        <TakeAway type={type} view={told} data={data} meta={meta} onNew={onNew} />
      </ResultHead>
      <WarningList result={rules} view={view} say={say} />
      {type === 'cnpj' && <WatchLink cnpj={told.document} />}
      {meta && <DossierLink protocolo={meta.protocolo} />}
      {children && <div className={classes.between}>{children}</div>}
      <div className={classes.body} data-single={view.sections.length === 1 || undefined}>
        {view.sections.length > 1 && <SectionIndex sections={view.sections} />}
        <div className="stack">
          {sections.map((section) => (
            <ResultSectionPanel key={section.id} section={section} showEmpty={showEmpty} />
          ))}
          {more}
          {type === 'cnpj' && <GroupLink data={data} />}
          <div className={`screen-only ${classes.foot}`}>
            {empty > 0 && (
              <button type="button" className="link-button" onClick={() => setShowEmpty(!showEmpty)}>
                {showEmpty ? 'Ocultar vazios' : `Mostrar vazios (${empty})`}
              </button>
            )}
            <FullJson view={told} data={data} meta={meta} />
          </div>
        </div>
      </div>
      <PrintNotice />
    </article>
  );
}

/** The result's sections with how much each holds. */
function SectionIndex({ sections }: { sections: readonly ResultSection[] }) {
  const counted = sections.map((section) => ({ id: section.id, title: section.title, count: countOf(section) }));
  return <PageIndex label="Seções do resultado" sections={counted} />;
}
