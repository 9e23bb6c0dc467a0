import { LOOKUP_CATALOGUE } from '@kernel/lookup-catalogue';
import { birthDateRule, isEmail, type Rule } from '@kernel/rules';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import classes from './audit.module.css';
import type { Sought } from './audit-filters';

const KINDS = ['cpf', 'cnpj', 'telefone', 'email', 'rg', 'nome', 'accountEmail'] as const;
type Kind = (typeof KINDS)[number];
const LABELS: Readonly<Record<Kind, string>> = {
  cpf: 'CPF consultado',
  cnpj: 'CNPJ consultado',
  telefone: 'Telefone consultado',
  email: 'E-mail consultado',
  rg: 'RG consultado',
  nome: 'Nome consultado',
  accountEmail: 'E-mail de quem consultou',
};

/** Looks for whom a lookup was about, or who asked. What is typed goes in a body and stands in no address. */
export function SoughtForm({ onSeek }: { onSeek: (sought: Sought) => void }) {
  const [kind, setKind] = useState<Kind>('cpf');
  const [value, setValue] = useState('');
  const [birth, setBirth] = useState('');
  const [problems, setProblems] = useState<{ value: string | null; birth: string | null }>({
    value: null,
    birth: null,
  });

  function seek(event: FormEvent): void {
    event.preventDefault();
    const dated = kind === 'cpf' && birth.trim() !== '';
    const found = { value: ruleOf(kind)(value), birth: dated ? birthDateRule(birth) : null };
    setProblems(found);
    if (!found.value && !found.birth) onSeek({ [kind]: value.trim(), ...(dated && { dataNascimento: birth.trim() }) });
  }
  return (
    <form className={classes.sought} onSubmit={seek} noValidate>
      <NativeSelect
        label="Procurar por"
        data={KINDS.map((one) => ({ value: one, label: LABELS[one] }))}
        value={kind}
        onChange={({ currentTarget }) => {
          setKind(currentTarget.value as Kind);
          setProblems({ value: null, birth: null });
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
