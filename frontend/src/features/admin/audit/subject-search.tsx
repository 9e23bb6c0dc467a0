import { emailShapeRule } from '@kernel/account-email';
import { withoutCountryCode } from '@kernel/phone';
import type { Rule } from '@kernel/rules';
import { SUBJECT_INPUTS } from '@kernel/subject-inputs';
import { Button, TextInput, type TextInputProps } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { SearchAuditBody } from '../../../shared/api/generated';
import { Choice } from '../../../shared/ui/choice';
import { choicesOf } from '../../../shared/ui/choices';
import { useFirstWrong } from '../../../shared/ui/use-first-wrong';
import classes from './audit.module.css';

const LABELS = {
  cpf: 'CPF consultado',
  cnpj: 'CNPJ consultado',
  telefone: 'Telefone consultado',
  email: 'E-mail consultado',
  rg: 'RG consultado',
  nome: 'Nome consultado',
  mae: 'Nome da mãe consultado',
  accountEmail: 'E-mail de quem consultou',
} as const;
type Kind = keyof typeof LABELS;

interface Beside extends Pick<TextInputProps, 'placeholder' | 'inputMode'> {
  readonly name: 'dataNascimento' | 'nome' | 'sufixo';
  readonly label: string;
}

/** What else may be known of them: with it, lookups are found that asked for both. */
const BESIDE: Readonly<Partial<Record<Kind, readonly Beside[]>>> = {
  cpf: [
    {
      name: 'dataNascimento',
      label: 'Nascimento (para CPF 2.0)',
      placeholder: 'DD/MM/AAAA',
      inputMode: 'numeric',
    },
    { name: 'nome', label: 'Nome ou e-mail (nome, PIX)' },
  ],
  nome: [{ name: 'sufixo', label: 'Sufixo (para PIX)' }],
};

/** Whom a lookup was about, or who asked; it stays on the screen alone. */
export type SearchedSubject = Pick<SearchAuditBody, Kind | 'dataNascimento' | 'sufixo'>;

type Texts = Readonly<Record<string, string>>;

function plain(name: string, typed = ''): string {
  return (name === 'telefone' ? withoutCountryCode(typed) : typed).trim();
}

/** Looks for whom a lookup was about, or who asked. What is typed goes in a body and stands in no address. */
export function SubjectSearch({ onSearch }: { onSearch: (subject: SearchedSubject) => void }) {
  const [kind, setKind] = useState<Kind>('cpf');
  const [typed, setTyped] = useState<Texts>({});
  const [problems, setProblems] = useState<Texts>({});
  const refused = useFirstWrong();
  const beside = BESIDE[kind] ?? [];

  function search(event: FormEvent): void {
    event.preventDefault();
    const given = beside.flatMap(({ name }) => (typed[name]?.trim() ? [name] : []));
    const subject = Object.fromEntries([kind, ...given].map((name) => [name, plain(name, typed[name])]));
    const found = Object.entries(subject).flatMap(([name, value]) => {
      const problem = ruleOf(name)(value);
      return problem ? [[name, problem]] : [];
    });
    setProblems(Object.fromEntries(found));
    if (found.length === 0) onSearch(subject);
  }
  return (
    <form className={`row ${classes.search}`} {...refused} onSubmit={search} noValidate>
      <Choice
        label="Procurar por"
        data={choicesOf(LABELS)}
        value={kind}
        onChange={({ currentTarget }) => {
          setKind(currentTarget.value as Kind);
          setProblems({});
        }}
      />
      {[{ name: kind, label: LABELS[kind] }, ...beside].map(({ name, ...field }) => (
        <TextInput
          key={name}
          {...field}
          value={typed[name] ?? ''}
          error={problems[name]}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => setTyped((before) => ({ ...before, [name]: value }))}
        />
      ))}
      <Button type="submit" variant="default">
        Buscar
      </Button>
    </form>
  );
}

function ruleOf(name: string): Rule {
  if (name === 'accountEmail') return emailShapeRule;
  return SUBJECT_INPUTS.get(name)?.rule ?? (() => null);
}
