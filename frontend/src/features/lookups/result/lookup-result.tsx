import './print.css';
import type { LookupType } from '@kernel/lookup-catalogue';
import type { Purpose } from '@kernel/purposes';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { DossierLink } from '../dossier/dossier-link';
import type { LookupMeta } from '../lookups.api';
import classes from './lookup-result.module.css';
import { PrintHeading, PrintNotice } from './print-heading';
import { ResultExports } from './result-exports';
import { ResultHead } from './result-head';
import { ResultSectionPanel } from './result-section';
import { countOf, emptyFieldsIn, type ResultView } from './result-view';
import { SectionIndex } from './section-index';
import { SimulatedBanner } from './simulated-banner';

interface Props {
  readonly type: LookupType;
  readonly view: ResultView;
  /** The answer as it came, for the exports. */
  readonly data: unknown;
  readonly meta: LookupMeta | null;
  readonly purpose: Purpose | null;
  readonly onNew: () => void;
  /** What stands behind the sections. */
  readonly more?: ReactNode;
  /** What stands between head and sections, such as the note on a saved result. */
  readonly children?: ReactNode;
}

/** A found person or company: who, what is known in sections, where it comes from, and ways to take it along. */
export function LookupResult({ type, view, data, meta, purpose, onNew, more, children }: Props) {
  const [showEmpty, setShowEmpty] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const empty = emptyFieldsIn(view);
  useEffect(() => heading.current?.focus(), []);

  return (
    <article className={classes.result}>
      <PrintHeading type={type} simulated={meta?.simulado ?? false} />
      {meta?.simulado && <SimulatedBanner />}
      {children}
      <ResultHead ref={heading} view={view} meta={meta} purpose={purpose} />
      {meta && <DossierLink protocolo={meta.protocolo} />}
      <ResultExports type={type} view={view} data={data} meta={meta} onNew={onNew} />
      <div className={classes.body} data-single={view.sections.length === 1 || undefined}>
        {view.sections.length > 1 && <SectionIndex sections={view.sections} />}
        <div className={classes.sections}>
          {view.sections
            .filter((section) => showEmpty || countOf(section) > 0)
            .map((section) => (
              <ResultSectionPanel key={section.id} section={section} showEmpty={showEmpty} />
            ))}
          {more}
          {empty > 0 && (
            <button type="button" className={`link-button ${classes.empty}`} onClick={() => setShowEmpty(!showEmpty)}>
              {showEmpty ? 'Ocultar vazios' : `Mostrar vazios (${empty})`}
            </button>
          )}
        </div>
      </div>
      <PrintNotice />
    </article>
  );
}
