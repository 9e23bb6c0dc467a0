import { PURPOSES } from '@kernel/purposes';
import { Textarea, TextInput } from '@mantine/core';
import { type MadeApiKeyAnswer, useMakeApiKeyMutation } from '../../../shared/api/generated';
import { useServerForm } from '../../../shared/forms/use-server-form';
import { Choice } from '../../../shared/ui/choice';
import { choicesOf } from '../../../shared/ui/choices';
import { Fold } from '../../../shared/ui/fold';
import { FormDialog } from '../../../shared/ui/form-dialog';
import { ENDS } from './key-labels';
import { EMPTY, type KeyForm, requestOf } from './make-key-form';
import { ScopeChoice } from './scope-choice';

const MODES = { live: 'Produção: consultas de verdade', test: 'Teste: pessoas fictícias, nada conta' };

interface Props {
  readonly onMade: (made: MadeApiKeyAnswer) => void;
  readonly onClose: () => void;
}

/** What a new key is called, what for, and for how long. The password is asked for on the way. */
export function MakeKeyDialog({ onMade, onClose }: Props) {
  const { register, field, handleSubmit, refuse, formState, inDialog } = useServerForm<KeyForm>({
    defaultValues: EMPTY,
  });
  const [make] = useMakeApiKeyMutation();

  const submit = handleSubmit(async (form) => {
    const { data, error } = await make({ makeApiKeyRequest: requestOf(form) });
    if (data) return onMade(data);
    refuse(error, 'Não foi possível criar a chave.');
  });

  return (
    <FormDialog title="Criar chave de API" submit="Criar" {...inDialog} onSubmit={submit} onClose={onClose}>
      <TextInput
        size="md"
        label="Nome da chave"
        placeholder="Por exemplo, loja virtual"
        maxLength={60}
        {...field('name', (name) => !!name.trim() || 'Dê um nome à chave')}
      />
      <Choice size="md" label="Modo" data={choicesOf(MODES)} {...register('mode')} />
      <ScopeChoice {...field('scopes', (scopes) => scopes.length > 0 || 'Escolha ao menos uma permissão')} />
      <Choice size="md" label="Validade" data={choicesOf(ENDS)} {...register('days')} />
      <Fold label="Mais opções" inUse={!!formState.errors.networks}>
        <Choice
          size="md"
          label="Finalidade padrão"
          description="Vale quando o programa não informa a sua."
          data={choicesOf(PURPOSES, 'A da conta')}
          {...register('purpose')}
        />
        <Textarea
          size="md"
          mt="md"
          label="Redes permitidas"
          description="Endereços ou redes, um por linha. Sem nenhuma, a chave vale de qualquer lugar."
          placeholder="203.0.113.0/24"
          autosize
          minRows={2}
          maxRows={6}
          {...field('networks')}
        />
      </Fold>
    </FormDialog>
  );
}
