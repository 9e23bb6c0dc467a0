import { isPurpose, PURPOSE_IDS, PURPOSES } from '@kernel/purposes';
import type { ChosenPurpose } from './purpose';
import classes from './smart-box.module.css';

interface Props {
  readonly chosen: ChosenPurpose;
  /** A lookup was tried without one. */
  readonly missing: boolean;
}

/** Why personal data is looked up: the last choice of the session, or the account's default, or to be chosen. */
export function PurposeChip({ chosen, missing }: Props) {
  return (
    <select
      name="finalidade"
      aria-label="Finalidade da consulta"
      aria-invalid={missing || undefined}
      className={classes.purpose}
      value={chosen.purpose ?? ''}
      onChange={({ currentTarget: { value } }) => isPurpose(value) && chosen.choose(value)}
    >
      {chosen.purpose === null && (
        <option value="" disabled>
          Escolha a finalidade
        </option>
      )}
      {PURPOSE_IDS.map((purpose) => (
        <option key={purpose} value={purpose}>
          {PURPOSES[purpose]}
        </option>
      ))}
    </select>
  );
}
