import { type PointerEvent, useState } from 'react';
import { formatNumber } from '../../../shared/ui/numbers';
import classes from './chart.module.css';
import { sum } from './sum';

export interface Series {
  readonly label: string;
  /** Which colour: the first one is what counts. */
  readonly tone: 'accent' | 'soft' | 'warning' | 'second';
}

export interface ChartColumn {
  readonly label: string;
  /** One for each series, the lowest first. */
  readonly values: readonly number[];
}

interface Props {
  /** What is seen, for who cannot see it. */
  readonly label: string;
  readonly series: readonly Series[];
  readonly columns: readonly ChartColumn[];
  readonly inWords?: (value: number) => string;
  /** Beside one another instead of one above the other: for comparing what does not add up. */
  readonly side?: boolean;
  /** The same figures stand in a table. */
  readonly table?: boolean;
}

const HEIGHT = 100;
const WIDTH = 10;
const INNER = 7.2;

/** Columns side by side, the series of each one on top of the other. What the pointer is on is told below in figures. */
export function ColumnChart({ label, series, columns, inWords = formatNumber, side = false, table = true }: Props) {
  const [pointed, setPointed] = useState<number | null>(null);
  const most = Math.max(1, ...columns.map(({ values }) => (side ? Math.max(0, ...values) : sum(values))));
  const selected = columns[pointed ?? -1];
  const point = (event: PointerEvent<SVGSVGElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const at = Math.floor(((event.clientX - left) / Math.max(1, width)) * columns.length);
    setPointed(Math.min(columns.length - 1, Math.max(0, at)));
  };
  return (
    <figure className={classes.chart}>
      <span className={`soft tabular ${classes.most}`}>{inWords(most)}</span>
      <svg
        viewBox={`0 0 ${columns.length * WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={table ? `${label}. Os números estão na tabela.` : label}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setPointed(null)}
      >
        {columns.map(({ label: name, values }, position) => (
          <g key={name} transform={`translate(${position * WIDTH})`} data-pointed={position === pointed || undefined}>
            <rect className={classes.behind} width={WIDTH} height={HEIGHT} />
            {values.map((value, at) => {
              const low = side ? 0 : (HEIGHT * sum(values.slice(0, at))) / most;
              const width = side ? INNER / values.length : INNER;
              const high = (HEIGHT * value) / most;
              const tone = series[at]?.tone ?? 'soft';
              return (
                <rect
                  key={tone}
                  className={classes[tone]}
                  x={(WIDTH - INNER) / 2 + (side ? width * at : 0)}
                  width={width}
                  y={HEIGHT - low - high}
                  height={high}
                />
              );
            })}
          </g>
        ))}
      </svg>
      <div className={`soft tabular ${classes.scale}`} aria-hidden>
        <span>{columns[0]?.label}</span>
        {columns.length > 2 && <span>{columns[Math.floor(columns.length / 2)]?.label}</span>}
        {columns.length > 1 && <span>{columns.at(-1)?.label}</span>}
      </div>
      <figcaption className={`soft tabular ${classes.legend}`}>
        {selected && <strong className="ink">{selected.label}</strong>}
        {series.map(({ label: name, tone }, at) => (
          <span key={name}>
            <i className={classes[tone]} aria-hidden />
            {name}: {inWords(selected ? (selected.values[at] ?? 0) : sum(columns.map(({ values }) => values[at] ?? 0)))}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
