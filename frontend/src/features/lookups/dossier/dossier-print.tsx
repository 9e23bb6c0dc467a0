import { lookupDefinition } from '@kernel/lookup-catalogue';
import { PURPOSES } from '@kernel/purposes';
import { monthText, originText } from '@kernel/results/format';
import { READERS } from '@kernel/results/read-result';
import { SCORE_WARNING } from '@kernel/score';
import type { DossierLookup } from '../../../shared/api/generated';
import { formatMoment } from '../../../shared/ui/dates';
import { DOT } from '../../../shared/ui/dot';
import { Fact } from '../../../shared/ui/fact';
import { hasScore, rowsOf } from '../result/result-text';
import classes from './dossier-print.module.css';

interface Props {
  readonly lookups: readonly DossierLookup[];
  readonly masked: boolean;
  readonly total: number;
}

/** On paper alone: every kept result that is on the page, each with source, time, purpose and protocol. */
export function DossierPrint({ lookups, masked, total }: Props) {
  const kept = lookups.filter(({ data }) => data !== null);
  return (
    <div className={`paper-only ${classes.paper}`}>
      <h2>Resultados guardados</h2>
      <p>
        {whichOf(lookups.length, total)}
        {masked && ' O modo de privacidade estava ligado: os resultados não foram impressos.'}
      </p>
      {!masked && kept.map((lookup) => <Kept key={lookup.entry.id} lookup={lookup} />)}
    </div>
  );
}

function whichOf(shown: number, total: number): string {
  if (shown < total)
    return shown === 1 ? `A consulta mais nova de ${total}.` : `As ${shown} consultas mais novas de ${total}.`;
  return total === 1 ? 'A única consulta do dossiê.' : `Todas as ${total} consultas do dossiê.`;
}

function Kept({ lookup: { entry, data, meta } }: { lookup: DossierLookup }) {
  const { consultationType: type, timestamp, finalidade, protocolo } = entry;
  const trace = [
    meta && `Fonte: ${meta.fonte} (${originText(meta.origem)})`,
    meta?.dadosDe && `Dados de ${monthText(meta.dadosDe)}`,
    `Consultado em ${formatMoment(meta?.consultadoEm ?? timestamp)}`,
    finalidade && `Finalidade: ${PURPOSES[finalidade]}`,
    `Protocolo: ${protocolo}`,
  ].filter(Boolean);
  return (
    <section className={classes.kept}>
      <h3>
        {lookupDefinition(type).label} de {formatMoment(timestamp)}
        {entry.simulado && ' (dados simulados)'}
      </h3>
      <p className={classes.trace}>{trace.join(DOT)}</p>
      {READERS[type](data).sections.map((section) => {
        const rows = rowsOf(section);
        if (rows.length === 0) return null;
        return (
          <div key={section.id} className={classes.section}>
            <h4>{section.title}</h4>
            <dl>
              {rows.map(([label, value], position) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike to the letter, and the order never changes
                <Fact key={position} label={label}>
                  {value}
                </Fact>
              ))}
            </dl>
            {hasScore(section) && <p className={classes.trace}>{SCORE_WARNING}</p>}
          </div>
        );
      })}
    </section>
  );
}
