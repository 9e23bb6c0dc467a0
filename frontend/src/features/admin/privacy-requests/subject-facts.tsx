import { formatCpf } from '@kernel/cpf';
import { formatPhone } from '@kernel/phone';
import { Card } from '../../../shared/ui/card';
import type { OpenedPrivacyRequest } from './privacy-requests.api';
import classes from './privacy-requests.module.css';

type Person = NonNullable<OpenedPrivacyRequest['person']>;
export type Contact = Person['contacts'][number];

const KINDS: Readonly<Record<Contact['kind'], string>> = { telefone: 'Telefone', rg: 'RG', email: 'E-mail' };

/** What the person typed, and which contacts are proven to be theirs. */
export function SubjectFacts({ person: { name, cpf, birthDate, email, message, contacts } }: { person: Person }) {
  return (
    <Card title="Titular">
      <dl className={classes.facts}>
        <Fact name="Nome" value={name} />
        <Fact name="CPF" value={formatCpf(cpf)} />
        <Fact name="Nascimento" value={birthDate} />
        <Fact name="E-mail da resposta" value={email} />
        {contacts.map((contact) => (
          <div key={`${contact.kind} ${contact.value}`}>
            <dt>{KINDS[contact.kind]}</dt>
            <dd>
              {contact.kind === 'telefone' ? formatPhone(contact.value) : contact.value}{' '}
              <span className={classes.soft}>({contact.confirmed ? 'comprovado' : 'não comprovado'})</span>
            </dd>
          </div>
        ))}
      </dl>
      {message && <blockquote className={classes.message}>{message}</blockquote>}
    </Card>
  );
}

export function contactInWords({ kind, value }: Contact): string {
  return `${KINDS[kind]} ${kind === 'telefone' ? formatPhone(value) : value}`;
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
