import { API_SCOPES } from '@kernel/api-keys';
import { PURPOSES, type Purpose } from '@kernel/purposes';
import { Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import type { UseFormRegisterReturn } from 'react-hook-form';
import {
  type ApiScope,
  type KeyMode,
  type MadeApiKeyAnswer,
  type MakeApiKeyRequest,
  useMakeApiKeyMutation,
} from '../../../shared/api/generated';
import { useServerForm } from '../../../shared/forms/use-server-form';
import { Choice } from '../../../shared/ui/choice';
import { choicesOf } from '../../../shared/ui/choices';
import { Fold } from '../../../shared/ui/fold';
import { FormDialog } from '../../../shared/ui/form-dialog';
import { Problem } from '../../../shared/ui/problem';
import own from './api-keys.module.css';
import { ENDS, endAfter, networksIn, SCOPE_CHOICES } from './key-labels';

const MODES = { test: 'Teste: pessoas fictícias, sem descontar do plano', live: 'Produção: consultas de verdade' };

/** What a new key is called, what for, and for how long. The password is asked for on the way. */
export function MakeKeyDialog({ onMade, onClose }: { onMade: (made: MadeApiKeyAnswer) => void; onClose: () => void }) {
  const { register, field, handleSubmit, refuse, formState, inDialog, setValue, watch } = useServerForm<KeyForm>({
    defaultValues: EMPTY,
  });
  const [make] = useMakeApiKeyMutation();

  const submit = handleSubmit(async (form) => {
    const { data, error } = await make(requestOf(form));
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
      <ScopeChoice
        all={watch('scopes').length === API_SCOPES.length}
        onAll={(all) => setValue('scopes', all ? [...API_SCOPES] : [], { shouldValidate: formState.isSubmitted })}
        {...field('scopes', (scopes) => scopes.length > 0 || 'Escolha ao menos uma permissão')}
      />
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

/** What is typed and chosen of a new key. */
interface KeyForm {
  name: string;
  mode: KeyMode;
  scopes: ApiScope[];
  days: string;
  networks: string;
  purpose: Purpose | '';
}

/** A program is tried out first. */
const EMPTY: KeyForm = { name: '', mode: 'test', scopes: [], days: '365', networks: '', purpose: '' };

/** The same as the server takes it. */
function requestOf({ name, mode, scopes, days, networks, purpose }: KeyForm): MakeApiKeyRequest {
  const expiresAt = endAfter(days);
  const from = networksIn(networks);
  return {
    name: name.trim(),
    mode,
    scopes,
    ...(expiresAt && { expiresAt }),
    ...(from.length > 0 && { networks: from }),
    ...(purpose && { purpose }),
  };
}

/** The form's field: the list of what is ticked. */
interface ScopeProps extends UseFormRegisterReturn {
  readonly error?: string | undefined;
  /** Whether all are ticked, and what is done to tick all or none. */
  readonly all: boolean;
  readonly onAll: (all: boolean) => void;
}

/** What the key may do, each by itself: a key should do no more than its program needs. */
function ScopeChoice({ error, all, onAll, ...field }: ScopeProps) {
  return (
    <fieldset className={own.choice}>
      <legend>Permissões</legend>
      <Button variant="subtle" size="compact-sm" className={own.all} onClick={() => onAll(!all)}>
        {all ? 'Desmarcar todas' : 'Marcar todas'}
      </Button>
      <div className={own.options}>
        {SCOPE_CHOICES.map(({ value, label }) => (
          <Checkbox key={value} value={value} label={label} classNames={{ body: own.option }} {...field} />
        ))}
      </div>
      <Problem error={error} />
    </fieldset>
  );
}
