import { formatCpf } from '@kernel/cpf';
import { SUPPRESSION_KIND_LABELS } from '@kernel/suppression';
import type { OpenedDataSubjectRequest } from '../../../shared/api/generated';
import { Card } from '../../../shared/ui/card';
import { Facts } from '../../../shared/ui/facts';
import { inputOf } from '../suppressions/subject';
import classes from './data-subject-requests.module.css';

type Person = NonNullable<OpenedDataSubjectRequest['person']>;
export type Contact = Person['contacts'][number];

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
              [
                SUPPRESSION_KIND_LABELS[kind],
                <Contact key={value} kind={kind} value={value} confirmed={confirmed} />,
              ] as const,
          ),
        ]}
      />
      {message && <blockquote className={classes.message}>{message}</blockquote>}
    </Card>
  );
}

export function contactText({ kind, value }: Contact): string {
  return `${SUPPRESSION_KIND_LABELS[kind]} ${inputOf(kind).format(value)}`;
}

function Contact({ kind, value, confirmed }: Contact) {
  return (
    <>
      {inputOf(kind).format(value)} <span className="soft medium">({confirmed ? 'comprovado' : 'não comprovado'})</span>
    </>
  );
}
