import { suppressionReferenceRule } from '@kernel/rules';
import { SUPPRESSION_REASON_LABELS } from '@kernel/suppression';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type SuppressionReason, useSuppressPersonMutation } from '../../../shared/api/generated';
import { Choice } from '../../../shared/ui/choice';
import { choicesOf } from '../../../shared/ui/choices';
import { FormDialog } from '../../../shared/ui/form-dialog';
import { bodyOf, newSubject, problemOf, type Subject } from './subject';
import { SubjectFields } from './subject-fields';
import classes from './suppressions.module.css';

const MOST = 20;
const REASON_CHOICES = choicesOf(SUPPRESSION_REASON_LABELS);

/** Asks for everything that one person is known by, why, and under which number. */
export function SuppressDialog({ onDone, onClose }: { onDone: (text: string) => void; onClose: () => void }) {
  const [subjects, setSubjects] = useState<readonly Subject[]>([newSubject(0)]);
  const [reason, setReason] = useState<SuppressionReason>('titular');
  const [reference, setReference] = useState('');
  const [tried, setTried] = useState(false);
  const [suppress, { isLoading, error }] = useSuppressPersonMutation();
  const problems = subjects.map((subject) => problemOf(subject, subjects));
  const kinds = new Set(subjects.map(({ kind }) => kind));
  const wrongReference = suppressionReferenceRule(reference);

  const send = async () => {
    setTried(true);
    if (wrongReference || problems.some((problem) => problem !== null)) return;
    const person = { documentos: subjects.map(bodyOf), motivo: reason, protocolo: reference };
    const { data } = await suppress(person);
    if (data) onDone(suppressed(data.made));
  };
  const change = (changed: Subject) =>
    setSubjects(subjects.map((subject) => (subject.key === changed.key ? changed : subject)));
  const last = subjects.at(-1)?.key ?? 0;

  return (
    <FormDialog
      title="Suprimir uma pessoa"
      submit="Suprimir"
      busy={isLoading}
      error={error}
      failed="Não foi possível suprimir."
      onSubmit={send}
      onClose={onClose}
    >
      <p>Informe tudo o que se sabe da mesma pessoa. Nada disso fica guardado: só um código que não se lê de volta.</p>
      {subjects.map((subject, at) => (
        <SubjectFields
          key={subject.key}
          subject={subject}
          problem={tried ? (problems[at] ?? null) : null}
          onChange={change}
          onRemove={
            subjects.length > 1 ? () => setSubjects(subjects.filter(({ key }) => key !== subject.key)) : undefined
          }
        />
      ))}
      {subjects.length < MOST && (
        <Button
          variant="default"
          size="xs"
          className={classes.more}
          onClick={() => setSubjects([...subjects, newSubject(last + 1, last === 0 ? 'nome' : 'telefone')])}
        >
          Acrescentar outro dado
        </Button>
      )}
      {kinds.has('cpf') && !kinds.has('nome') && (
        <p className="soft medium">Sem o nome junto do CPF, a pessoa continua aparecendo como sócia de empresas.</p>
      )}
      <Choice
        label="Motivo"
        data={REASON_CHOICES}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value as SuppressionReason)}
      />
      <TextInput
        label="Protocolo ou processo"
        description="Fica visível na lista; não use dados da pessoa."
        placeholder="20261121-7Q2M-K9XD"
        maxLength={40}
        autoComplete="off"
        value={reference}
        error={tried ? wrongReference : null}
        onChange={({ currentTarget }) => setReference(currentTarget.value.trim())}
      />
    </FormDialog>
  );
}

/** What asking for a suppression came to: how many were made. */
function suppressed(made: number): string {
  if (made === 0) return 'Já estava suprimida com este protocolo.';
  return made === 1 ? 'Supressão em vigor.' : `${made} supressões em vigor.`;
}
