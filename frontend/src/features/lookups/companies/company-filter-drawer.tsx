import '../../../shared/ui/forms.css';
import type { Purpose } from '@kernel/purposes';
import { partnerNameRule } from '@kernel/rules';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { rangeProblem } from '../../../shared/list/filters';
import { FilterFields } from '../../../shared/list/list-filters';
import { type FilterState, isPossible } from '../../../shared/list/use-filters';
import { Drawer } from '../../../shared/ui/drawer';
import { Said } from '../../../shared/ui/said';
import { type ChosenPurpose, usePurpose } from '../run-lookup/purpose';
import { PurposeChip } from '../run-lookup/purpose-chip';
import classes from './company-filter-drawer.module.css';
import type { CompanyFilters } from './company-filters';

interface Props {
  readonly filters: FilterState<CompanyFilters>;
  readonly partner: PartnerFilter | null;
  readonly onSeek: (partner: PartnerFilter | null) => void;
  readonly onClose: () => void;
}

/** All filters beside the list: nothing is asked until they are as wanted. */
export function CompanyFilterDrawer({ filters, partner, onSeek, onClose }: Props) {
  const [values, setValues] = useState(filters.values);
  const [name, setName] = useState(partner?.socio ?? '');
  const [refused, setRefused] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const chosen = usePurpose();
  useEffect(() => {
    if (refused > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refused]);
  const draft = {
    ...filters,
    values,
    change: (next: Partial<CompanyFilters>) => setValues((before) => ({ ...before, ...next })),
  } as FilterState<CompanyFilters>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefused((times) => times + 1);
    const set = Object.entries(values) as [keyof CompanyFilters, string][];
    const wrong = ([one, value]: [keyof CompanyFilters, string]) =>
      value !== '' &&
      (!isPossible(filters.declared[one], value) || rangeProblem(filters.declared[one], value, { ...values }) !== null);
    if (set.some(wrong)) return;
    const socio = name.trim();
    if (socio !== '' && (partnerNameRule(socio) !== null || chosen.purpose === null)) return;
    const emptied = Object.keys(filters.declared).map((one) => [one, '']);
    filters.change({ ...Object.fromEntries(emptied), ...values });
    onSeek(socio !== '' && chosen.purpose ? { socio, finalidade: chosen.purpose } : null);
    onClose();
  };
  return (
    <Drawer title="Filtros" onClose={onClose}>
      <form ref={form} onSubmit={submit} className="stack" noValidate>
        <FilterFields filters={draft} />
        <PartnerFields name={name} chosen={chosen} refused={refused > 0} onChange={setName} />
        <div className="line">
          <Button type="submit">Buscar</Button>
          <Button
            variant="default"
            onClick={() => {
              setValues({});
              setName('');
            }}
          >
            Limpar
          </Button>
        </div>
      </form>
    </Drawer>
  );
}

/** Whose companies are looked for, and why: a search by a person's name is a personal lookup. */
export interface PartnerFilter {
  readonly socio: string;
  readonly finalidade: Purpose;
}

interface PartnerProps {
  readonly name: string;
  readonly chosen: ChosenPurpose;
  /** The search was tried as it stands. */
  readonly refused: boolean;
  readonly onChange: (name: string) => void;
}

function PartnerFields({ name, chosen, refused, onChange }: PartnerProps) {
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
