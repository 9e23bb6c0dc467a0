import { IDENTITY_METHODS, type IdentityMethod } from '@kernel/data-subject-request';
import { lengthBetween } from '@kernel/length-between';
import { Checkbox, Textarea } from '@mantine/core';
import { useState } from 'react';
import { type OpenedDataSubjectRequest, useConfirmDataSubjectIdentityMutation } from '../../../shared/api/generated';
import { useServerForm } from '../../../shared/forms/use-server-form';
import { Choice } from '../../../shared/ui/choice';
import { choicesOf } from '../../../shared/ui/choices';
import { FormDialog } from '../../../shared/ui/form-dialog';
import classes from './data-subject-requests.module.css';
import { contactText } from './subject-facts';

/** None is chosen at first: what was checked is put on record. */
const METHODS = choicesOf(IDENTITY_METHODS, 'Escolha');

/** How it is known who the person is, and which of the contacts are theirs. A suppression is in force from here on. */
export function ConfirmIdentityDialog({
  request,
  onClose,
}: {
  request: OpenedDataSubjectRequest;
  onClose: () => void;
}) {
  const [confirm] = useConfirmDataSubjectIdentityMutation();
  const { field, handleSubmit, refuse, inDialog } = useServerForm<Proof>({ defaultValues: { method: '', note: '' } });
  const [confirmed, setConfirmed] = useState<readonly number[]>([]);
  const submit = handleSubmit(async ({ method, note }) => {
    const body = { method: method as IdentityMethod, note, confirmed: [...confirmed] };
    const { data, error } = await confirm({ id: request.id, confirmDataSubjectIdentityBody: body });
    if (data) return onClose();
    refuse(error, 'Não foi possível confirmar.');
  });
  return (
    <FormDialog
      title="Confirmar identidade"
      submit="Confirmar identidade"
      cancel="Voltar"
      {...inDialog}
      onSubmit={submit}
      onClose={onClose}
    >
      <Choice
        label="Como foi conferida"
        data={METHODS}
        {...field('method', (method) => !!method || 'Escolha como a identidade foi conferida.')}
      />
      <Textarea
        label="Anotação"
        description="O que foi conferido, quando e por quem. Não copie números nem imagens de documentos."
        autosize
        minRows={3}
        maxRows={8}
        maxLength={1000}
        {...field('note', lengthBetween(10, 1_000))}
      />
      <Contacts request={request} confirmed={confirmed} onChange={setConfirmed} />
      {request.kind === 'supressao' && (
        <p className="caution">A pessoa pediu para não aparecer: a supressão entra em vigor com esta confirmação.</p>
      )}
    </FormDialog>
  );
}

interface Proof {
  method: IdentityMethod | '';
  note: string;
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
