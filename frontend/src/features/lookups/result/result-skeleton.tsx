import type { LookupType } from '@kernel/lookup-catalogue';
import classes from './result-skeleton.module.css';

/** A result's outline: how many labels each section has, or how many lines a list, and whether a photo comes first. */
interface Outline {
  readonly sections?: readonly number[];
  readonly people?: number;
  readonly photo?: boolean;
}

const PERSON: Outline = { sections: [8, 6, 3] };
const OUTLINES: Readonly<Record<LookupType, Outline>> = {
  cpf: PERSON,
  'cpf-mae': PERSON,
  'cpf-pai': PERSON,
  'cpf-2': { sections: [4, 3] },
  cnpj: { sections: [10, 2, 3] },
  nome: { people: 6 },
  telefone: { people: 2 },
  mae: { people: 3 },
  rg: { sections: [7, 6, 4] },
  fotorj: { photo: true, sections: [5, 2] },
  email: { sections: [5, 3] },
  pix: { sections: [5, 2] },
  cep: { sections: [6] },
};

/** The shape of a type's result, drawn while it is on its way. */
export function ResultSkeleton({ type }: { type: LookupType }) {
  const { sections = [], people = 0, photo } = OUTLINES[type];
  return (
    <div className={classes.skeleton} aria-hidden="true">
      <div className={classes.head}>
        <i data-w="3" />
        <i data-w="6" data-size="title" />
        <i data-w="2" />
      </div>
      {photo && (
        <div className={classes.section}>
          <i data-w="2" data-size="title" />
          <i className={classes.photo} />
        </div>
      )}
      {people > 0 && (
        <div className={classes.section}>
          <i data-w="2" data-size="title" />
          {Array.from({ length: people }, (_, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: bars without identity
            <span key={position} className={classes.line}>
              <i data-w="5" />
              <i data-w="3" />
            </span>
          ))}
        </div>
      )}
      {sections.map((fields) => (
        <div key={fields} className={classes.section}>
          <i data-w="2" data-size="title" />
          <div className={classes.fields}>
            {Array.from({ length: fields }, (_, position) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: bars without identity
              <span key={position}>
                <i data-w="3" />
                <i data-w={5 + ((position * 3) % 4)} />
              </span>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
