import type { LookupType } from '@kernel/lookup-catalogue';
import classes from './result-skeleton.module.css';

/** One section's outline: so many labelled values, so many lines of a list, or a photo. */
type Outline = readonly [kind: 'fields' | 'lines' | 'photo', size: number];

const PERSON: readonly Outline[] = [
  ['fields', 8],
  ['fields', 6],
  ['lines', 3],
  ['lines', 1],
  ['lines', 5],
];
const OUTLINES: Readonly<Record<LookupType, readonly Outline[]>> = {
  cpf: PERSON,
  'cpf-mae': PERSON,
  'cpf-pai': PERSON,
  'cpf-2': [
    ['fields', 4],
    ['fields', 2],
  ],
  cnpj: [
    ['fields', 10],
    ['lines', 2],
    ['lines', 1],
    ['lines', 3],
  ],
  nome: [['lines', 8]],
  telefone: [['lines', 2]],
  mae: [['lines', 8]],
  rg: [
    ['fields', 7],
    ['fields', 6],
    ['fields', 8],
  ],
  fotorj: [
    ['photo', 1],
    ['fields', 5],
    ['fields', 2],
  ],
  email: [
    ['fields', 5],
    ['lines', 3],
  ],
  pix: [
    ['fields', 5],
    ['lines', 1],
  ],
  cep: [['fields', 5]],
};
const TRACE = 6;
const BUTTONS = 5;

/** The shape of a type's result, drawn while it is on its way. */
export function ResultSkeleton({ type }: { type: LookupType }) {
  const sections = OUTLINES[type];
  return (
    <div className={classes.skeleton} aria-hidden="true">
      <div className={classes.head}>
        <div className={classes.subject}>
          <i data-w="3" />
          <i data-w="6" data-size="title" />
          <i data-w="2" />
        </div>
        <div className={classes.trace}>{bars(TRACE)}</div>
      </div>
      <div className={classes.buttons}>{bars(BUTTONS)}</div>
      <div className={classes.body} data-single={sections.length === 1 || undefined}>
        {sections.length > 1 && <div className={classes.index}>{bars(sections.length)}</div>}
        <div className={classes.sections}>
          {sections.map(([kind, size], position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: bars without identity
            <div key={position} className={classes.section}>
              <i data-w="2" data-size="title" />
              {kind === 'photo' && <i className={classes.photo} />}
              {kind === 'lines' && times(size, () => [3, 5])}
              {kind === 'fields' && (
                <div className={classes.fields}>{times(size, (one) => [3, 5 + ((one * 3) % 4)])}</div>
              )}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

function bars(count: number) {
  // biome-ignore lint/suspicious/noArrayIndexKey: bars without identity
  return Array.from({ length: count }, (_, position) => <i key={position} />);
}

/** So many pairs of bars, a label over its value, each of its own widths. */
function times(count: number, widths: (position: number) => readonly number[]) {
  return Array.from({ length: count }, (_, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: bars without identity
    <span key={position} className={classes.line}>
      {widths(position).map((width) => (
        <i key={width} data-w={width} />
      ))}
    </span>
  ));
}
