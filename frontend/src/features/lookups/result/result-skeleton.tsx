import type { LookupType } from '@kernel/lookup-catalogue';
import classes from './result-skeleton.module.css';

const SECTIONS: Partial<Record<LookupType, readonly number[]>> = { cpf: [8, 6, 3], cnpj: [10, 2, 3] };

/** The shape of a type's result, drawn while it is on its way. */
export function ResultSkeleton({ type }: { type: LookupType }) {
  return (
    <div className={classes.skeleton} aria-hidden="true">
      <div className={classes.head}>
        <i data-w="3" />
        <i data-w="6" data-size="title" />
        <i data-w="2" />
      </div>
      {(SECTIONS[type] ?? [6]).map((fields) => (
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
