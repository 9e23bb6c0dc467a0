import { DATA_SUBJECT_REQUEST_KIND_IDS, DATA_SUBJECT_REQUEST_KINDS } from '@kernel/data-subject-request';
import type { Part } from './request-fields';
import classes from './request-fields.module.css';

export function KindChoice({ form: { register, formState } }: Part) {
  const problem = formState.errors.kind?.message;
  return (
    <fieldset className={classes.kinds} aria-describedby={problem && 'erro-do-pedido'}>
      <legend>O que você quer pedir?</legend>
      {DATA_SUBJECT_REQUEST_KIND_IDS.map((kind) => (
        <label key={kind} className={`focus-ring ${classes.kind}`}>
          <input
            type="radio"
            value={kind}
            {...register('kind', { validate: (value) => value !== '' || 'Escolha o que você quer pedir.' })}
          />
          {DATA_SUBJECT_REQUEST_KINDS[kind]}
        </label>
      ))}
      {problem && (
        <p id="erro-do-pedido" className="danger small" role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
