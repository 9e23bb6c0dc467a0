import { PURPOSES, type Purpose } from '@kernel/purposes';
import { monthText, originText } from '@kernel/results/format';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { type LookupMeta, type MadeReportsAnswer, useGetMadeReportsQuery } from '../../../shared/api/generated';
import { formatMoment } from '../../../shared/ui/dates';
import classes from './trace.module.css';

/** Where the answer comes from, when and under which number: one line that unfolds. */
export function Trace({ meta, purpose }: { meta: LookupMeta; purpose: Purpose | null }) {
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
    <details className={classes.trace} onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}>
      <summary className={`screen-only ${classes.line}`}>
        <span className="ink bold fixed">Fonte e protocolo</span>
        <span className={classes.short}>
          {[meta.fonte, meta.emCache && originText('cache'), formatMoment(meta.consultadoEm)]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <IconChevronDown size={16} stroke={1.8} aria-hidden />
      </summary>
      <dl className={classes.facts}>
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
  const { data, error } = useGetMadeReportsQuery({ protocolo }, { refetchOnMountOrArgChange: true });
  const said = data ? inWords(data) : error && 'Não foi possível saber se já há relatório em PDF desta consulta.';
  return said ? <p className={`soft tabular ${classes.reports}`}>{said}</p> : null;
}

function inWords({ vezes, primeiroEm, ultimoEm }: MadeReportsAnswer): string | null {
  if (primeiroEm === null || ultimoEm === null) return null;
  const first = `Relatório em PDF feito em ${formatMoment(primeiroEm)}`;
  if (vezes === 1) return `${first}. O código dele está só no PDF.`;
  const times = vezes.toLocaleString('pt-BR');
  return `${first} (${times} vezes, o último em ${formatMoment(ultimoEm)}). O código de cada um está só no seu PDF.`;
}
