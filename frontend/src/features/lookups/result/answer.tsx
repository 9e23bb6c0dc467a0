import './print.css';
import { type LookupType, lookupDefinition } from '@kernel/lookup-catalogue';
import type { Purpose } from '@kernel/purposes';
import { countOf, emptyFieldsIn, type ResultView, words } from '@kernel/results/result-view';
import { recordIn } from '@kernel/source-record';
import { warningsOf } from '@kernel/warnings/warnings-of';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { LookupMeta } from '../../../shared/api/generated';
import { lazyOf } from '../../../shared/ui/code-of';
import { dayInBrazil } from '../../../shared/ui/dates';
import { LatePart } from '../../../shared/ui/late-part';
import { WatchLink } from '../watch/watch-link';
import classes from './answer.module.css';
import { FullJson } from './full-json';
import { useNaturalView } from './natural-view';
import { PageIndex } from './page-index';
import { PrintHeading, PrintNotice } from './print-heading';
import { ResultHead } from './result-head';
import { ResultSectionPanel } from './result-section';
import { SimulatedBanner } from './simulated-banner';
import { TakeAway } from './take-away';
import { WarningList } from './warnings/warning-list';

// What comes after the result.
const DossierBox = lazyOf(() => import('../dossier/dossier-box'), 'DossierBox');
const CompanyGroup = lazyOf(() => import('../company-group/company-group'), 'CompanyGroup');

interface AnswerProps {
  readonly type: LookupType;
  readonly view: ResultView;
  /** The answer as it came, for the exports. */
  readonly data: unknown;
  readonly meta: LookupMeta | null;
  readonly purpose: Purpose | null;
  readonly onNew: () => void;
  /** What stands behind the sections. */
  readonly more?: ReactNode;
  /** What stands between the summary and the sections, such as the note on a saved result. */
  readonly children?: ReactNode;
}

/** A found person or company: who, what decides, what deserves a second look, then all that is known, and ways to take it along. */
export function Answer({ type, view: told, data, meta, purpose, onNew, more, children }: AnswerProps) {
  const [showEmpty, setShowEmpty] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { view, say } = useNaturalView(told);
  const rules = useMemo(
    () => warningsOf(type, data, meta?.dadosDe ?? null, dayInBrazil(new Date())),
    [type, data, meta],
  );
  const { cnpj, razao_social } = recordIn(data);
  const empty = emptyFieldsIn(view);
  const sections = view.sections.filter((section) => showEmpty || countOf(section) > 0);
  useEffect(() => heading.current?.focus(), []);

  return (
    <article className={classes.result}>
      <PrintHeading>
        Relatório de consulta: {lookupDefinition(type).label}
        {meta?.simulado && ' (dados simulados)'}
      </PrintHeading>
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
      {meta && (
        <LatePart>
          <DossierBox protocolo={meta.protocolo} />
        </LatePart>
      )}
      {children && <div className="apart">{children}</div>}
      <div className={classes.body} data-single={view.sections.length === 1 || undefined}>
        {view.sections.length > 1 && (
          <PageIndex
            label="Seções do resultado"
            sections={view.sections.map((section) => ({
              id: section.id,
              title: section.title,
              count: countOf(section),
            }))}
          />
        )}
        <div className="stack">
          {sections.map((section) => (
            <ResultSectionPanel key={section.id} section={section} showEmpty={showEmpty} />
          ))}
          {more}
          {type === 'cnpj' && (
            <LatePart>
              <CompanyGroup key={words(cnpj)} cnpj={words(cnpj) ?? ''} name={words(razao_social) ?? 'A empresa'} />
            </LatePart>
          )}
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
      <PrintNotice purpose={purpose} />
    </article>
  );
}
