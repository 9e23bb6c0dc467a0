import {
  useRemoveWebhookEndpointMutation,
  useRotateWebhookSecretMutation,
  type WebhookEndpointItem,
} from '../../../shared/api/generated';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import rows from '../../../shared/ui/rows.module.css';
import { SecretDialog } from '../../../shared/ui/secret-dialog';
import { AddWebhookDialog } from './add-webhook-dialog';
import { DeliveryLogDialog } from './delivery-log-dialog';

export type AskedOfWebhooks =
  | { readonly what: 'add' }
  | { readonly what: 'secret'; readonly secret: string }
  | { readonly what: 'log' | 'rotate' | 'remove'; readonly endpoint: WebhookEndpointItem };

interface Props {
  readonly asked: AskedOfWebhooks;
  readonly ask: (next: AskedOfWebhooks) => void;
  readonly close: (done?: string) => void;
  readonly onLogSeen: () => void;
}

/** The dialog for what was asked of webhooks. */
export function WebhookDialog({ asked, ask, close, onLogSeen }: Props) {
  const [rotate] = useRotateWebhookSecretMutation();
  const [remove] = useRemoveWebhookEndpointMutation();
  switch (asked.what) {
    case 'add':
      return <AddWebhookDialog onAdded={({ secret }) => ask({ what: 'secret', secret })} onClose={close} />;
    case 'secret':
      return (
        <SecretDialog
          title="Guarde o segredo"
          note="Ele não será mostrado de novo. Com ele seu programa confere que a entrega é nossa."
          secret={asked.secret}
          copy={['Copiar segredo', 'Segredo copiado']}
          onClose={() => close('Webhook pronto.')}
        />
      );
    case 'log':
      return (
        <DeliveryLogDialog
          endpoint={asked.endpoint}
          onClose={() => {
            close();
            onLogSeen();
          }}
        />
      );
    case 'rotate':
      return (
        <ConfirmDialog
          title="Trocar o segredo?"
          confirm="Trocar"
          harmless
          failed="Não foi possível trocar o segredo."
          call={() => rotate(asked.endpoint.id)}
          onDone={({ data }) => ask({ what: 'secret', secret: data.secret })}
          onClose={close}
        >
          <p>Você recebe um segredo novo. Por 24 horas as entregas são assinadas com os dois.</p>
        </ConfirmDialog>
      );
    case 'remove':
      return (
        <ConfirmDialog
          title="Remover este webhook?"
          confirm="Remover"
          cancel="Manter"
          failed="Não foi possível remover o webhook."
          call={() => remove(asked.endpoint.id)}
          onDone={() => close('Webhook removido.')}
          onClose={close}
        >
          <p className={`${rows.name} breaks`}>{asked.endpoint.url}</p>
          <p>O registro e o que está na fila vão junto. Isso não se desfaz.</p>
        </ConfirmDialog>
      );
  }
}
