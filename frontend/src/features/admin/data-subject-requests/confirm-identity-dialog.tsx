import { IDENTITY_METHOD_IDS, IDENTITY_METHODS, type IdentityMethod } from '@kernel/data-subject-request';
import { Checkbox, Textarea } from '@mantine/core';
import { useState } from 'react';
import { type OpenedDataSubjectRequest, useConfirmDataSubjectIdentityMutation } from '../../../shared/api/generated';
import { Choice } from '../../../shared/ui/choice';
import { choicesOf } from '../../../shared/ui/choices';
import { FormDialog } from '../../../shared/ui/form-dialog';
import classes from './data-subject-requests.module.css';
import { contactText } from './subject-facts';

const METHODS = choicesOf(IDENTITY_METHODS);

/** How it is known who the person is, and which of the contacts are theirs. A suppression is in force from here on. */
export function ConfirmIdentityDialog({
  request,
  onClose,
}: {
  request: OpenedDataSubjectRequest;
  onClose: () => void;
}) {
  const [confirm, { isLoading, error }] = useConfirmDataSubjectIdentityMutation();
  const [method, setMethod] = useState<string>(IDENTITY_METHOD_IDS[0] ?? '');
  const [note, setNote] = useState('');
  const [confirmed, setConfirmed] = useState<readonly number[]>([]);
  const submit = async () => {
    const body = { method: method as IdentityMethod, note, confirmed: [...confirmed] };
    const answer = await confirm({ id: request.id, confirmDataSubjectIdentityBody: body });
    if (answer.data) onClose();
  };
  return (
    <FormDialog
      title="Confirmar identidade"
      submit="Confirmar identidade"
      cancel="Voltar"
      busy={isLoading}
      error={error}
      failed="Não foi possível confirmar."
      onSubmit={submit}
      onClose={onClose}
    >
      <Choice
        label="Como foi conferida"
        data={METHODS}
        value={method}
        onChange={({ currentTarget }) => setMethod(currentTarget.value)}
      />
      <Textarea
        label="Anotação"
        description="O que foi conferido, quando e por quem. Não copie números nem imagens de documentos."
        autosize
        minRows={3}
        maxRows={8}
        maxLength={1000}
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <Contacts request={request} confirmed={confirmed} onChange={setConfirmed} />
      {request.kind === 'supressao' && (
        <p className="caution">A pessoa pediu para não aparecer: a supressão entra em vigor com esta confirmação.</p>
      )}
    </FormDialog>
  );
}

interface ContactsProps {
  readonly request: OpenedDataSubjectRequest;
  readonly confirmed: readonly number[];
  readonly onChange: (confirmed: readonly number[]) => void;
}

function Contacts({ request: { person }, confirmed, onChange }: ContactsProps) {
  if (!person || person.contacts.length === 0) return null;
  return (
    <fieldset className={classes.contacts}>
      <legend>Marque só o que foi comprovado como da própria pessoa</legend>
      {person.contacts.map((contact, place) => (
        <Checkbox
          key={`${contact.kind} ${contact.value}`}
          label={contactText(contact)}
          checked={confirmed.includes(place)}
          onChange={({ currentTarget }) =>
            onChange(currentTarget.checked ? [...confirmed, place] : confirmed.filter((other) => other !== place))
          }
        />
      ))}
    </fieldset>
  );
}
