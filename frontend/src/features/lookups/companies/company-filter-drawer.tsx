import '../../../shared/ui/forms.css';
import { partnerNameRule } from '@kernel/rules';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { FilterFields } from '../../../shared/list/list-filters';
import { type FilterState, isPossible } from '../../../shared/list/use-filters';
import { Drawer } from '../../../shared/ui/drawer';
import { usePurpose } from '../run-lookup/purpose';
import classes from './company-filter-drawer.module.css';
import type { CompanyFilters } from './company-filters';
import { PartnerFields, type PartnerFilter } from './partner-fields';

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
  const [refused, setRefused] = useState(false);
  const chosen = usePurpose();
  const draft = {
    ...filters,
    values,
    change: (next: Partial<CompanyFilters>) => setValues((before) => ({ ...before, ...next })),
  } as FilterState<CompanyFilters>;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setRefused(true);
    const set = Object.entries(values) as [keyof CompanyFilters, string][];
    if (set.some(([one, value]) => value !== '' && !isPossible(filters.declared[one], value))) return;
    const socio = name.trim();
    if (socio !== '' && (partnerNameRule(socio) !== null || chosen.purpose === null)) return;
    const emptied = Object.keys(filters.declared).map((one) => [one, '']);
    filters.change({ ...Object.fromEntries(emptied), ...values });
    onSeek(socio !== '' && chosen.purpose ? { socio, finalidade: chosen.purpose } : null);
    onClose();
  };
  return (
    <Drawer title="Filtros" onClose={onClose}>
      <form onSubmit={submit} className="stack" noValidate>
        <FilterFields filters={draft} />
        <PartnerFields name={name} chosen={chosen} refused={refused} onChange={setName} />
        <div className={classes.actions}>
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
