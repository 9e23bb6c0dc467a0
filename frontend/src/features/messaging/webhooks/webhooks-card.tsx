import { Button } from '@mantine/core';
import {
  useListWebhookEndpointsQuery,
  useRemoveWebhookEndpointMutation,
  useRotateWebhookSecretMutation,
  type WebhookEndpointItem,
} from '../../../shared/api/generated';
import { useSession } from '../../../shared/api/session';
import { Card } from '../../../shared/ui/card';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { Loaded } from '../../../shared/ui/loaded';
import { Problem } from '../../../shared/ui/problem';
import { Said } from '../../../shared/ui/said';
import { SecretDialog } from '../../../shared/ui/secret-dialog';
import { useAsked } from '../../../shared/ui/use-asked';
import { AddWebhookDialog } from './add-webhook-dialog';
import { DeliveryLogDialog } from './delivery-log-dialog';
import { useWebhookWishes } from './use-webhook-wishes';
import { WebhookRow, type Wish } from './webhook-row';
import own from './webhooks.module.css';

type Asked =
  | { readonly what: 'add' }
  | { readonly what: 'secret'; readonly secret: string }
  | { readonly what: 'log' | 'rotate' | 'remove'; readonly endpoint: WebhookEndpointItem };

/** Where the account's programs are told what happens: which there are, what was sent to them, and a new one. */
export function WebhooksCard() {
  const isSubscriber = useSession()?.userType === 'user';
  const endpoints = useListWebhookEndpointsQuery(undefined, { skip: !isSubscriber, refetchOnMountOrArgChange: true });
  const [rotate] = useRotateWebhookSecretMutation();
  const [remove] = useRemoveWebhookEndpointMutation();
  const wishes = useWebhookWishes();
  const { asked, ask, close, done } = useAsked<Asked>();
  const wish = async (what: Wish, endpoint: WebhookEndpointItem) => {
    if (what === 'log' || what === 'rotate' || what === 'remove') return ask({ what, endpoint });
    close();
    close(await wishes.fulfil(what, endpoint.id));
  };
  if (!isSubscriber) return null;
  return (
    <Card title="Webhooks">
      <p className={own.quiet}>
        Avisamos seus programas quando algo acontece na conta, com entregas assinadas (Standard Webhooks).
      </p>
      <Loaded query={endpoints} failed="Não foi possível ver seus webhooks." small>
        {({ data }) => (
          <ul className={own.rows}>
            {data.map((endpoint) => (
              <WebhookRow
                key={endpoint.id}
                endpoint={endpoint}
                busy={wishes.busy}
                onAsk={(what) => void wish(what, endpoint)}
              />
            ))}
          </ul>
        )}
      </Loaded>
      <Problem error={wishes.error} text="Não foi possível agora. Tente de novo." />
      <Said>{done}</Said>
      <Button variant="default" onClick={() => ask({ what: 'add' })}>
        Adicionar webhook
      </Button>
      {asked?.what === 'add' && (
        <AddWebhookDialog onAdded={({ secret }) => ask({ what: 'secret', secret })} onClose={close} />
      )}
      {asked?.what === 'secret' && (
        <SecretDialog
          title="Guarde o segredo"
          note="Ele não será mostrado de novo. Com ele seu programa confere que a entrega é nossa."
          secret={asked.secret}
          copy={['Copiar segredo', 'Segredo copiado']}
          onClose={() => close('Webhook pronto.')}
        />
      )}
      {asked?.what === 'log' && (
        <DeliveryLogDialog
          endpoint={asked.endpoint}
          onClose={() => {
            close();
            void endpoints.refetch();
          }}
        />
      )}
      {asked?.what === 'rotate' && (
        <ConfirmDialog
          title="Trocar o segredo?"
          confirm="Trocar"
          harmless
          failed="Não foi possível trocar o segredo."
          call={() => rotate({ id: asked.endpoint.id })}
          onDone={({ data }) => ask({ what: 'secret', secret: data.secret })}
          onClose={close}
        >
          <p>Você recebe um segredo novo. Por 24 horas as entregas são assinadas com os dois.</p>
        </ConfirmDialog>
      )}
      {asked?.what === 'remove' && (
        <ConfirmDialog
          title="Remover este webhook?"
          confirm="Remover"
          cancel="Manter"
          failed="Não foi possível remover o webhook."
          call={() => remove({ id: asked.endpoint.id })}
          onDone={() => close('Webhook removido.')}
          onClose={close}
        >
          <p className={own.address}>{asked.endpoint.url}</p>
          <p>O registro e o que está na fila vão junto. Isso não se desfaz.</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}
