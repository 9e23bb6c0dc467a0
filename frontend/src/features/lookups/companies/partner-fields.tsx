import type { Purpose } from '@kernel/purposes';
import { partnerNameRule } from '@kernel/rules';
import { TextInput } from '@mantine/core';
import { Said } from '../../../shared/ui/said';
import type { ChosenPurpose } from '../run-lookup/purpose';
import { PurposeChip } from '../run-lookup/purpose-chip';
import classes from './company-filter-drawer.module.css';

/** Whose companies are looked for, and why: a search by a person's name is a personal lookup. */
export interface PartnerFilter {
  readonly socio: string;
  readonly finalidade: Purpose;
}

interface Props {
  readonly name: string;
  readonly chosen: ChosenPurpose;
  /** The search was tried as it stands. */
  readonly refused: boolean;
  readonly onChange: (name: string) => void;
}

export function PartnerFields({ name, chosen, refused, onChange }: Props) {
  const given = name.trim() !== '';
  const missing = refused && given && chosen.purpose === null;
  return (
    <fieldset className={classes.partner}>
      <legend>Sócio</legend>
      <TextInput
        label="Nome do sócio"
        description="Nome e sobrenome, inteiros. É uma consulta de dados pessoais: pede finalidade e fica na auditoria."
        autoComplete="off"
        spellCheck={false}
        maxLength={150}
        value={name}
        error={refused && given ? partnerNameRule(name) : null}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {given && (
        <div className={classes.why}>
          <PurposeChip chosen={chosen} missing={missing} />
          <Said failed>{missing && 'Escolha a finalidade. A lei pede um motivo para consultar dados pessoais.'}</Said>
        </div>
      )}
    </fieldset>
  );
}
