import { WEBHOOK_EVENT_TEXTS, WEBHOOK_EVENTS, type WebhookEvent } from '@kernel/webhooks';
import { Checkbox, TextInput } from '@mantine/core';
import { type MadeWebhookEndpoint, useAddWebhookEndpointMutation } from '../../../shared/api/generated';
import { useServerForm } from '../../../shared/forms/use-server-form';
import { FormDialog } from '../../../shared/ui/form-dialog';
import { Problem } from '../../../shared/ui/problem';
import own from './webhooks.module.css';

interface Form {
  url: string;
  events: WebhookEvent[];
}

interface Props {
  readonly onAdded: (made: MadeWebhookEndpoint) => void;
  readonly onClose: () => void;
}

/** Where, and of what. Who has a second factor is asked for it on the way. */
export function AddWebhookDialog({ onAdded, onClose }: Props) {
  const { register, field, handleSubmit, refuse, formState, inDialog } = useServerForm<Form>({
    defaultValues: { url: '', events: [...WEBHOOK_EVENTS] },
  });
  const [add] = useAddWebhookEndpointMutation();
  const submit = handleSubmit(async ({ url, events }) => {
    const { data, error } = await add({ url: url.trim(), events });
    if (data) return onAdded(data.data);
    refuse(error, 'Não foi possível adicionar o webhook.');
  });
  return (
    <FormDialog title="Adicionar webhook" submit="Adicionar" {...inDialog} onSubmit={submit} onClose={onClose}>
      <TextInput
        size="md"
        type="url"
        inputMode="url"
        label="Endereço"
        description="Um endereço https do seu programa, que a internet alcance."
        placeholder="https://loja.com.br/webhooks"
        maxLength={500}
        {...field('url', (url) => !!url.trim() || 'Informe o endereço')}
      />
      <fieldset className={own.choice}>
        <legend>Eventos</legend>
        {WEBHOOK_EVENTS.map((event) => (
          <Checkbox
            key={event}
            value={event}
            label={
              <>
                {WEBHOOK_EVENT_TEXTS[event]} <code className="soft small">{event}</code>
              </>
            }
            classNames={{ body: own.option }}
            {...register('events', { validate: (events) => events.length > 0 || 'Escolha ao menos um evento' })}
          />
        ))}
        <Problem error={formState.errors.events?.message} />
      </fieldset>
    </FormDialog>
  );
}
