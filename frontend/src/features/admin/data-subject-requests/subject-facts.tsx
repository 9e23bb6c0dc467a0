import { formatCnpj } from '@kernel/cnpj';
import { formatCpf } from '@kernel/cpf';
import { formatPhone } from '@kernel/phone';
import type { OpenedDataSubjectRequest } from '../../../shared/api/generated';
import { Card } from '../../../shared/ui/card';
import { Facts } from '../../../shared/ui/facts';
import classes from './data-subject-requests.module.css';

type Person = NonNullable<OpenedDataSubjectRequest['person']>;
export type Contact = Person['contacts'][number];

const KINDS: Readonly<Record<Contact['kind'], string>> = {
  telefone: 'Telefone',
  rg: 'RG',
  email: 'E-mail',
  cnpj: 'CNPJ da empresa individual',
};

/** What the person typed, and which contacts are proven to be theirs. */
export function SubjectFacts({ person: { name, cpf, birthDate, email, message, contacts } }: { person: Person }) {
  return (
    <Card title="Titular">
      <Facts
        grid
        facts={[
          ['Nome', name],
          ['CPF', formatCpf(cpf)],
          ['Nascimento', birthDate],
          ['E-mail da resposta', email],
          ...contacts.map(
            ({ kind, value, confirmed }) =>
              [KINDS[kind], <Contact key={value} kind={kind} value={value} confirmed={confirmed} />] as const,
          ),
        ]}
      />
      {message && <blockquote className={classes.message}>{message}</blockquote>}
    </Card>
  );
}

export function contactText({ kind, value }: Contact): string {
  return `${KINDS[kind]} ${written(kind, value)}`;
}

function written(kind: Contact['kind'], value: string): string {
  if (kind === 'telefone') return formatPhone(value);
  return kind === 'cnpj' ? formatCnpj(value) : value;
}

function Contact({ kind, value, confirmed }: Contact) {
  return (
    <>
      {written(kind, value)} <span className="soft medium">({confirmed ? 'comprovado' : 'não comprovado'})</span>
    </>
  );
}
