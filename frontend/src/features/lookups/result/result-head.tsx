import { PURPOSES, type Purpose } from '@kernel/purposes';
import { monthText, originText } from '@kernel/results/format';
import type { ResultView } from '@kernel/results/result-view';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, type Ref, useState } from 'react';
import { type LookupMeta, type MadeReportsAnswer, useGetMadeReportsQuery } from '../../../shared/api/generated';
import { formatMoment } from '../../../shared/ui/dates';
import { DOT } from '../../../shared/ui/dot';
import { CopyButton } from './copy-button';
import classes from './result-head.module.css';
import { SummaryList } from './summary/summary-list';
import traceStyles from './trace.module.css';

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
            <p className="line gap-2 nearest middle">
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

/** Where the answer comes from, when and under which number: one line that unfolds. */
function Trace({ meta, purpose }: { meta: LookupMeta; purpose: Purpose | null }) {
  const [unfolded, setUnfolded] = useState(false);
  const facts: ReadonlyArray<readonly [string, string | null]> = [
    ['Fonte', meta.fonte],
    ['Origem', originText(meta.origem)],
    ['Consultado em', formatMoment(meta.consultadoEm)],
    ['Dados de', meta.dadosDe === null ? 'Não informado' : monthText(meta.dadosDe)],
    ['Tempo', `${meta.latenciaMs} ms`],
    ['Finalidade', purpose === null ? null : PURPOSES[purpose]],
    ['Protocolo', meta.protocolo],
  ];
  return (
    <details className={traceStyles.trace} onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}>
      <summary className={`screen-only line soft middle ${traceStyles.line}`}>
        <span className="ink bold fixed">Fonte e protocolo</span>
        <span className={traceStyles.short}>
          {[meta.fonte, meta.emCache && originText('cache'), formatMoment(meta.consultadoEm)].filter(Boolean).join(DOT)}
        </span>
        <IconChevronDown size={16} stroke={1.8} aria-hidden />
      </summary>
      <dl className={traceStyles.facts}>
        {facts.map(([label, value]) =>
          value === null ? null : (
            <div key={label}>
              <dt className="faint">{label}</dt>
              <dd className="soft tabular">{value}</dd>
            </div>
          ),
        )}
      </dl>
      {unfolded && <MadeReports protocolo={meta.protocolo} />}
    </details>
  );
}

/** Whether reports were made of this lookup, and when. Their codes are kept nowhere but in the files. */
function MadeReports({ protocolo }: { protocolo: string }) {
  const { data, error } = useGetMadeReportsQuery(protocolo, { refetchOnMountOrArgChange: true });
  const said = data ? inWords(data) : error && 'Não foi possível saber se já há relatório em PDF desta consulta.';
  return said ? <p className={`soft tabular ${traceStyles.reports}`}>{said}</p> : null;
}

function inWords({ vezes, primeiroEm, ultimoEm }: MadeReportsAnswer): string | null {
  if (primeiroEm === null || ultimoEm === null) return null;
  const first = `Relatório em PDF feito em ${formatMoment(primeiroEm)}`;
  if (vezes === 1) return `${first}. O código dele está só no PDF.`;
  const times = vezes.toLocaleString('pt-BR');
  return `${first} (${times} vezes, o último em ${formatMoment(ultimoEm)}). O código de cada um está só no seu PDF.`;
}
