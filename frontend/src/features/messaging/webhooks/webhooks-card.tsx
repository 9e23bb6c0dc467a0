import { Button } from '@mantine/core';
import { useListWebhookEndpointsQuery, type WebhookEndpointItem } from '../../../shared/api/generated';
import { useSession } from '../../../shared/api/session';
import { Card } from '../../../shared/ui/card';
import { Loaded } from '../../../shared/ui/loaded';
import { Problem } from '../../../shared/ui/problem';
import { Said } from '../../../shared/ui/said';
import { useAsked } from '../../../shared/ui/use-asked';
import { useWebhookActions } from './use-webhook-actions';
import { type AskedOfWebhooks, WebhookDialog } from './webhook-dialog';
import { type WebhookAction, WebhookRow } from './webhook-row';

/** Where the account's programs are told what happens: which there are, what was sent to them, and a new one. */
export function WebhooksCard() {
  const isSubscriber = useSession()?.userType === 'user';
  const endpoints = useListWebhookEndpointsQuery(undefined, { skip: !isSubscriber, refetchOnMountOrArgChange: true });
  const actions = useWebhookActions();
  const { asked, ask, close, done } = useAsked<AskedOfWebhooks>();
  const run = async (what: WebhookAction, endpoint: WebhookEndpointItem) => {
    if (what === 'log' || what === 'rotate' || what === 'remove') return ask({ what, endpoint });
    close('');
    close(await actions.fulfil(what, endpoint.id));
  };
  if (!isSubscriber) return null;
  return (
    <Card title="Webhooks">
      <p className="soft medium">
        Avisamos seus programas quando algo acontece na conta, com entregas assinadas (Standard Webhooks).
      </p>
      <Loaded query={endpoints} failed="Não foi possível ver seus webhooks." small>
        {({ data }) => (
          <ul className="grid if-any">
            {data.map((endpoint) => (
              <WebhookRow
                key={endpoint.id}
                endpoint={endpoint}
                busy={actions.busy}
                onAsk={(what) => void run(what, endpoint)}
              />
            ))}
          </ul>
        )}
      </Loaded>
      <Problem error={actions.error} text="Não foi possível agora. Tente de novo." />
      <Said>{done}</Said>
      <Button variant="default" onClick={() => ask({ what: 'add' })}>
        Adicionar webhook
      </Button>
      {asked && <WebhookDialog asked={asked} ask={ask} close={close} onLogSeen={() => void endpoints.refetch()} />}
    </Card>
  );
}
