import { useState } from 'react';
import { type ApiKeyItem, type MadeApiKeyAnswer, useRotateApiKeyMutation } from '../../../shared/api/generated';
import { Choice } from '../../../shared/ui/choice';
import { choicesOf } from '../../../shared/ui/choices';
import { formatDay } from '../../../shared/ui/dates';
import { FormDialog } from '../../../shared/ui/form-dialog';
import { nextEnd } from './key-labels';

const OVERLAPS = { 24: '1 dia', 72: '3 dias', 168: '7 dias', 0: 'Encerrar agora' };

interface Props {
  readonly apiKey: ApiKeyItem;
  readonly onMade: (made: MadeApiKeyAnswer) => void;
  readonly onClose: () => void;
}

/** Makes a key like this one, which goes on for as long as programs need to change over. */
export function RotateKeyDialog({ apiKey, onMade, onClose }: Props) {
  const [hours, setHours] = useState('24');
  const [rotate, { error, isLoading }] = useRotateApiKeyMutation();
  const end = nextEnd(apiKey);
  const submit = async () => {
    const { data } = await rotate({ id: apiKey.id, rotateApiKeyRequest: { overlapHours: Number(hours) } });
    if (data) onMade(data);
  };
  return (
    <FormDialog
      title={`Trocar ${apiKey.name}?`}
      submit="Trocar"
      busy={isLoading}
      error={error}
      failed="Não foi possível trocar a chave."
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        Você recebe uma chave nova, com as mesmas permissões. {end && `Ela vale até ${formatDay(end)}. `}A antiga ainda
        vale enquanto seus programas mudam.
      </p>
      <Choice
        size="md"
        label="A antiga ainda vale por"
        data={choicesOf(OVERLAPS).sort((a, b) => Number(b.value === '24') - Number(a.value === '24'))}
        value={hours}
        onChange={({ currentTarget }) => setHours(currentTarget.value)}
      />
      {hours === '0' && <p>Lotes e webhooks da antiga ficam pausados até você os retomar.</p>}
    </FormDialog>
  );
}
