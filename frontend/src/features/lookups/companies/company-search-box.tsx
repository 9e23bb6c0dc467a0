import { bareCnpj } from '@kernel/cnpj';
import { cnpjRule } from '@kernel/rules';
import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react';
import { type FormEvent, useEffect, useId, useState } from 'react';
import box from '../run-lookup/smart-box.module.css';
import classes from './company-search-box.module.css';

interface Props {
  readonly text: string;
  readonly onSeek: (text: string) => void;
  readonly onFilters: () => void;
}

/** The one field: words of a name, or a CNPJ. It asks when it is told to, since each search costs a lookup. */
export function CompanySearchBox({ text, onSeek, onFilters }: Props) {
  const [typed, setTyped] = useState(text);
  const [refusal, setRefusal] = useState<string | null>(null);
  const id = useId();
  useEffect(() => setTyped(text), [text]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const refused = refusalOf(typed);
    setRefusal(refused);
    if (refused === null) onSeek(typed.trim());
  };
  return (
    <form onSubmit={submit} className={`screen-only ${box.box}`}>
      <label htmlFor={id} className="legend block">
        Razão social ou nome fantasia
      </label>
      <div className={box.bar}>
        <IconSearch size={20} stroke={1.8} aria-hidden className="soft fixed" />
        <input
          id={id}
          className={box.field}
          placeholder="Padaria central"
          data-shortcut="search"
          aria-invalid={refusal !== null}
          aria-describedby={`${id}-ajuda`}
          autoComplete="off"
          enterKeyHint="search"
          spellCheck={false}
          maxLength={200}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setRefusal(null);
          }}
        />
        <Button type="submit" size="md">
          Buscar
        </Button>
      </div>
      <div className={`row soft small spaced ${classes.below}`}>
        {refusal ? (
          <p id={`${id}-ajuda`} className="danger" role="alert">
            {refusal}
          </p>
        ) : (
          <p id={`${id}-ajuda`}>Palavras em qualquer ordem, com ou sem acentos, inteiras ou só o começo.</p>
        )}
        <Button
          variant="default"
          leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.7} aria-hidden />}
          onClick={onFilters}
        >
          Filtros
        </Button>
      </div>
    </form>
  );
}

/** Of digits that are meant for a CNPJ and are none: no name is found by them, and the search costs a lookup. */
function refusalOf(typed: string): string | null {
  const bare = bareCnpj(typed);
  if (/^\d{8}$/.test(bare)) return 'Digite o CNPJ inteiro, com 14 dígitos.';
  return /^\d{12,14}$/.test(bare) ? cnpjRule(typed) : null;
}
