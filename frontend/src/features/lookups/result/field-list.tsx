import type { ResultField } from '@kernel/results/result-view';
import { EmailText } from '../../../shared/ui/email-text';
import { ByNameNote } from './by-name-note';
import { CopyButton } from './copy-button';
import classes from './field-list.module.css';
import { LookUpRelated } from './look-up-related';
import { ScoreWarning } from './score-warning';

/** Labels and what the source says, each value with its copy button. */
export function FieldList({ fields }: { fields: readonly ResultField[] }) {
  return (
    <>
      <dl className={classes.list}>
        {fields.map(({ label, value, related, isScore }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a label may stand twice, and the list never changes its order
          <div key={`${label}-${position}`} className={classes.field}>
            <dt className="soft small">{label}</dt>
            <dd>
              {value === null ? (
                <span className={classes.none}>Não informado</span>
              ) : (
                <>
                  <span className={classes.value}>
                    <EmailText>{value}</EmailText>
                  </span>
                  <span className={`screen-only ${classes.actions}`}>
                    {related && <LookUpRelated related={related} />}
                    <CopyButton value={value} label={`Copiar ${label}`} />
                  </span>
                </>
              )}
            </dd>
            {isScore && value !== null && (
              <dd className={classes.warning}>
                <ScoreWarning />
              </dd>
            )}
          </div>
        ))}
      </dl>
      <ByNameNote related={fields.map(({ value, related }) => (value === null ? null : related))} />
    </>
  );
}
