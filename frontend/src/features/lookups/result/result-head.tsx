import type { Purpose } from '@kernel/purposes';
import type { ResultView } from '@kernel/results/result-view';
import type { ReactNode, Ref } from 'react';
import type { LookupMeta } from '../../../shared/api/generated';
import { CopyButton } from './copy-button';
import classes from './result-head.module.css';
import { SummaryList } from './summary/summary-list';
import { Trace } from './trace';

interface Props {
  readonly view: ResultView;
  readonly meta: LookupMeta | null;
  readonly purpose: Purpose | null;
  /** The ids of the sections that are on the page. */
  readonly sections: ReadonlySet<string>;
  readonly ref: Ref<HTMLHeadingElement>;
  /** What can be done with the result as a whole. */
  readonly children: ReactNode;
}

/** Who it is and in what state, the facts that decide, and on one line where they come from. */
export function ResultHead({ view, meta, purpose, sections, ref, children }: Props) {
  const { title, document, documentLabel, status, facts, summary } = view;
  return (
    <header className={`boxed ${classes.head}`}>
      <div className={classes.subject}>
        <div className={classes.who}>
          <h1 ref={ref} tabIndex={-1} className={classes.title}>
            {title}
          </h1>
          <p className={classes.facts}>
            {status && (
              <span className={classes.status} data-tone={meta?.simulado ? 'simulated' : status.tone}>
                {statusInWords(documentLabel, status.text)}
              </span>
            )}
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
          {document !== '' && (
            <p className={classes.document}>
              <span className="soft">{documentLabel}</span> <span className="tabular">{document}</span>
              <CopyButton value={document} label={`Copiar ${documentLabel}`} />
            </p>
          )}
        </div>
        {children}
      </div>
      {summary.length > 0 && <SummaryList facts={summary} sections={sections} />}
      {meta && <Trace meta={meta} purpose={purpose} />}
    </header>
  );
}

/** Regular → CPF regular. */
function statusInWords(documentLabel: string, text: string): string {
  return documentLabel === 'CPF' && !/falecid/i.test(text) ? `CPF ${text.toLocaleLowerCase('pt-BR')}` : text;
}
