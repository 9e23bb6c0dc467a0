import { PURPOSES, type Purpose } from '@kernel/purposes';
import { monthInWords, originInWords } from '@kernel/results/format';
import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import type { LookupMeta } from '../../../shared/api/generated';
import { formatMoment } from '../../../shared/ui/dates';
import { MadeReports } from './made-reports';
import classes from './trace.module.css';

/** Where the answer comes from, when and under which number: one line that unfolds. */
export function Trace({ meta, purpose }: { meta: LookupMeta; purpose: Purpose | null }) {
  const [unfolded, setUnfolded] = useState(false);
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
    <details className={classes.trace} onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}>
      <summary className={classes.line}>
        <span className={classes.name}>Fonte e protocolo</span>
        <span className={classes.short}>
          {[meta.fonte, meta.emCache && originInWords('cache'), formatMoment(meta.consultadoEm)]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <IconChevronDown size={16} stroke={1.8} aria-hidden />
      </summary>
      <dl className={classes.facts}>
        {facts.map(([label, value]) =>
          value === null ? null : (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
      {unfolded && <MadeReports protocolo={meta.protocolo} />}
    </details>
  );
}
