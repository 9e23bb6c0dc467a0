import { PURPOSES, type Purpose } from '@kernel/purposes';
import type { Ref } from 'react';
import { formatMoment } from '../../../shared/ui/dates';
import type { LookupMeta } from '../lookups.api';
import { CopyButton } from './copy-button';
import { monthInWords, originInWords } from './format';
import classes from './result-head.module.css';
import type { ResultView } from './result-view';

interface Props {
  readonly view: ResultView;
  readonly meta: LookupMeta | null;
  readonly purpose: Purpose | null;
  readonly ref: Ref<HTMLHeadingElement>;
}

/** Who it is and in what state, over the trace of where the answer comes from. */
export function ResultHead({ view, meta, purpose, ref }: Props) {
  const { title, document, documentLabel, status, facts } = view;
  return (
    <header className={classes.head}>
      <div className={classes.subject}>
        <p className={classes.document}>
          <span className={classes.label}>{documentLabel}</span> <span className="tabular">{document}</span>
          <CopyButton value={document} label={`Copiar ${documentLabel}`} />
        </p>
        <h1 ref={ref} tabIndex={-1} className={classes.title}>
          {title}
        </h1>
        <p className={classes.facts}>
          {status && (
            <span className={classes.status} data-tone={meta?.simulado ? 'simulated' : status.tone}>
              {status.text}
            </span>
          )}
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
      {meta && <Trace meta={meta} purpose={purpose} />}
    </header>
  );
}

function Trace({ meta, purpose }: { meta: LookupMeta; purpose: Purpose | null }) {
  const facts: ReadonlyArray<readonly [string, string | null]> = [
    ['Fonte', meta.fonte],
    ['Origem', originInWords(meta.origem)],
    ['Consultado em', formatMoment(meta.consultadoEm)],
    ['Dados de', meta.dadosDe === null ? 'Não informado' : monthInWords(meta.dadosDe)],
    ['Tempo', `${meta.latenciaMs} ms`],
    ['Finalidade', purpose === null ? null : PURPOSES[purpose]],
    ['Protocolo', meta.protocolo],
  ];
  return (
    <dl className={classes.trace}>
      {facts.map(([label, value]) =>
        value === null ? null : (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
