import { LOOKUP_CATALOGUE } from '@kernel/lookup-catalogue';
import { birthDateRule, isEmail, type Rule } from '@kernel/rules';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { SearchAuditBody } from '../../../shared/api/generated';
import { choicesOf } from '../../../shared/ui/choices';
import classes from './audit.module.css';

const LABELS = {
  cpf: 'CPF consultado',
  cnpj: 'CNPJ consultado',
  telefone: 'Telefone consultado',
  email: 'E-mail consultado',
  rg: 'RG consultado',
  nome: 'Nome consultado',
  accountEmail: 'E-mail de quem consultou',
} as const;
type Kind = keyof typeof LABELS;

/** Whom a lookup was about, or who asked; it stays on the screen alone. */
export type SearchedSubject = Pick<SearchAuditBody, Kind | 'dataNascimento'>;

/** Looks for whom a lookup was about, or who asked. What is typed goes in a body and stands in no address. */
export function SubjectSearch({ onSearch }: { onSearch: (subject: SearchedSubject) => void }) {
  const [kind, setKind] = useState<Kind>('cpf');
  const [value, setValue] = useState('');
  const [birth, setBirth] = useState('');
  const [problems, setProblems] = useState<{ value?: string | null; birth?: string | null }>({});

  function search(event: FormEvent): void {
    event.preventDefault();
    const dated = kind === 'cpf' && birth.trim() !== '';
    const found = { value: ruleOf(kind)(value), birth: dated ? birthDateRule(birth) : null };
    setProblems(found);
    if (!found.value && !found.birth)
      onSearch({ [kind]: value.trim(), ...(dated && { dataNascimento: birth.trim() }) });
  }
  return (
    <form className={classes.search} onSubmit={search} noValidate>
      <NativeSelect
        label="Procurar por"
        data={choicesOf(LABELS)}
        value={kind}
        onChange={({ currentTarget }) => {
          setKind(currentTarget.value as Kind);
          setProblems({});
        }}
      />
      <TextInput
        label={LABELS[kind]}
        value={value}
        error={problems.value}
        autoComplete="off"
        onChange={({ currentTarget }) => setValue(currentTarget.value)}
      />
      {kind === 'cpf' && (
        <TextInput
          label="Nascimento (para CPF 2.0)"
          placeholder="DD/MM/AAAA"
          inputMode="numeric"
          value={birth}
          error={problems.birth}
          autoComplete="off"
          onChange={({ currentTarget }) => setBirth(currentTarget.value)}
        />
      )}
      <Button type="submit" variant="default">
        Buscar
      </Button>
    </form>
  );
}

function ruleOf(kind: Kind): Rule {
  if (kind === 'accountEmail') return (text) => (isEmail(text) ? null : 'Email inválido. Verifique o formato.');
  const input = LOOKUP_CATALOGUE.flatMap(({ inputs }) => inputs).find(({ name }) => name === kind);
  return input?.rule ?? (() => null);
}
