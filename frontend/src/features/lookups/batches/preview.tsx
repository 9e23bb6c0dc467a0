import type { BatchType, CheckedLine } from '@kernel/batches';
import { lookupDefinition } from '@kernel/lookup-catalogue';
import { useGetUsageQuery } from '../../../shared/api/generated';
import { Figures } from '../../../shared/ui/figures';
import { counted, formatNumber } from '../../../shared/ui/numbers';
import { Tag, type Tone } from '../../../shared/ui/tag';

const SHOWN = 50;

const WORDS: Readonly<Record<CheckedLine['verdict'], readonly [string, Tone]>> = {
  waiting: ['A consultar', 'success'],
  invalid: ['Inválido', 'danger'],
  repeated: ['Repetido', 'plain'],
};

interface Props {
  readonly type: BatchType;
  readonly lines: readonly CheckedLine[];
  /** Rows that have nothing in the column. */
  readonly empty: number;
}

/** What would become of a list: how many of each, what it takes of the day, and its lines, those with a problem first. */
export function Preview({ type, lines, empty }: Props) {
  const of = (wanted: CheckedLine['verdict']) => lines.filter(({ verdict }) => verdict === wanted);
  const [valid, invalid, repeated] = [of('waiting'), of('invalid'), of('repeated')];
  const shown = [...invalid, ...repeated, ...valid].slice(0, SHOWN);
  const read = lookupDefinition(type).inputs[0]?.format ?? String;
  return (
    <div className="stack-3">
      <p className="medium" role="status">
        {counted(lines.length, 'linha')}: <strong>{formatNumber(valid.length)} a consultar</strong>
        {invalid.length > 0 && `, ${counted(invalid.length, 'inválida')}`}
        {repeated.length > 0 && `, ${counted(repeated.length, 'repetida')}`}. <DayCost needed={valid.length} />
        {empty > 0 && ` ${counted(empty, 'linha')} sem valor na coluna ${empty === 1 ? 'fica' : 'ficam'} de fora.`}
      </p>
      <Figures
        framed
        label="Prévia da lista"
        columns={['Linha', 'Consulta', 'Situação']}
        words={3}
        rows={shown.map(({ line, value, verdict, reason, sameAs }) => [
          line,
          verdict === 'invalid' ? value : read(value),
          <span key="situacao" className="row gap-2 middle">
            <Tag tone={WORDS[verdict][1]}>{WORDS[verdict][0]}</Tag>
            <span className="soft">{reason ?? (sameAs && `Igual à linha ${sameAs}`)}</span>
          </span>,
        ])}
      />
      {lines.length > SHOWN && (
        <p className="soft small">
          Mostrando {SHOWN} de {formatNumber(lines.length)}, as com problema primeiro.
        </p>
      )}
    </div>
  );
}

/** Only what is found counts, so that it is the most that it can cost. */
function DayCost({ needed }: { needed: number }) {
  const { data } = useGetUsageQuery();
  const left = data?.restantes ?? null;
  // Null: no limit.
  if (left === null || needed === 0) return null;
  if (needed <= left && left === 1) return <>Usa a consulta que resta hoje.</>;
  if (needed <= left)
    return (
      <>
        Usa até {formatNumber(needed)} das {formatNumber(left)} consultas que restam hoje.
      </>
    );
  return (
    <>
      Hoje {left === 1 ? 'resta' : 'restam'} {counted(left, 'consulta')} do seu plano: o que não couber espera e
      continua sozinho no dia seguinte.
    </>
  );
}
