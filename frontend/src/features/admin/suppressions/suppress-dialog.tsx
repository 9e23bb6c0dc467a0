import { suppressionReferenceRule } from '@kernel/rules';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { readApiError } from '../../../shared/api/api-error';
import type { SuppressionReason } from '../../../shared/api/generated';
import { Dialog, DialogActions } from '../../../shared/ui/dialog';
import { bodyOf, newSubject, problemOf, type Subject } from './subject';
import { SubjectFields } from './subject-fields';
import { choices, REASONS } from './suppression-words';
import { useSuppressPersonMutation } from './suppressions.api';
import classes from './suppressions.module.css';

const MOST = 20;
const REASON_CHOICES = choices(REASONS);

/** Asks for everything that one person is known by, why, and under which number. */
export function SuppressDialog({ onDone, onClose }: { onDone: (made: number) => void; onClose: () => void }) {
  const [subjects, setSubjects] = useState<readonly Subject[]>([newSubject(0)]);
  const [reason, setReason] = useState<SuppressionReason>('titular');
  const [reference, setReference] = useState('');
  const [tried, setTried] = useState(false);
  const [suppress, { isLoading, error }] = useSuppressPersonMutation();
  const problems = subjects.map((subject) => problemOf(subject, subjects));
  const wrongReference = suppressionReferenceRule(reference);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (wrongReference || problems.some((problem) => problem !== null)) return;
    const suppressPersonBody = { documentos: subjects.map(bodyOf), motivo: reason, protocolo: reference };
    const { data } = await suppress({ suppressPersonBody });
    if (data) onDone(data.made);
  };
  const change = (changed: Subject) =>
    setSubjects(subjects.map((subject) => (subject.key === changed.key ? changed : subject)));
  const last = subjects.at(-1)?.key ?? 0;

  return (
    <Dialog title="Suprimir uma pessoa" onClose={onClose}>
      <form className={classes.form} onSubmit={send} noValidate>
        <p className={classes.lead}>
          Informe tudo o que se sabe da mesma pessoa. Nada disso fica guardado: só um código que não se lê de volta.
        </p>
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
        <NativeSelect
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
        <p className={classes.problem} role="alert">
          {error && readApiError(error, 'Não foi possível suprimir.').text}
        </p>
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            Cancelar
          </Button>
          <Button type="submit" loading={isLoading}>
            Suprimir
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
