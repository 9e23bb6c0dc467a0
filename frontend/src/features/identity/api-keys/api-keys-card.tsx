import { Button } from '@mantine/core';
import { type RefObject, useRef } from 'react';
import { Link } from 'react-router-dom';
import {
  type ApiKeyItem,
  type MadeApiKeyAnswer,
  useListApiKeysQuery,
  useRevokeApiKeyMutation,
} from '../../../shared/api/generated';
import { Card } from '../../../shared/ui/card';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { formatMoment } from '../../../shared/ui/dates';
import { Loaded } from '../../../shared/ui/loaded';
import { MoreButton, useFirst } from '../../../shared/ui/more-button';
import { Said } from '../../../shared/ui/said';
import { SecretDialog } from '../../../shared/ui/secret-dialog';
import { useAsked } from '../../../shared/ui/use-asked';
import { ApiKeyRow } from './api-key-row';
import { KeyUsage } from './key-usage';
import { MakeKeyDialog } from './make-key-dialog';
import { RotateKeyDialog } from './rotate-key-dialog';

type Asked =
  | { readonly what: 'make' }
  | { readonly what: 'rotate' | 'revoke'; readonly apiKey: ApiKeyItem }
  | { readonly what: 'show'; readonly made: MadeApiKeyAnswer };

/** The account's keys for programs: which there are, how much they are used, and a new one. */
export function ApiKeysCard() {
  const keys = useListApiKeysQuery(undefined, { refetchOnMountOrArgChange: true });
  const [revoke] = useRevokeApiKeyMutation();
  const { asked, ask, close, done } = useAsked<Asked>();
  const over = keys.data?.data.filter(({ state }) => state !== 'active') ?? [];
  const { shown: ended, rest } = useFirst(over, 0);
  const show = (made: MadeApiKeyAnswer) => ask({ what: 'show', made });
  const endedList = useRef<HTMLUListElement>(null);
  const list = (items: readonly ApiKeyItem[], ref?: RefObject<HTMLUListElement | null>) => (
    <ul ref={ref} className="grid if-any">
      {items.map((item) => (
        <ApiKeyRow key={item.id} apiKey={item} onAsk={(what) => ask({ what, apiKey: item })} />
      ))}
    </ul>
  );
  return (
    <Card title="Chaves de API">
      <p className="soft medium">
        Para seus programas consultarem por <code>/v1</code>. As de teste respondem sobre pessoas fictícias, sem
        descontar do plano. <Link to="/desenvolvedores">Como começar</Link>
      </p>
      <Loaded query={keys} failed="Não foi possível ver suas chaves de API." small>
        {({ data }) => (
          <>
            {list(data.filter(({ state }) => state === 'active'))}
            {data.length > 0 && <KeyUsage keys={data} />}
            <MoreButton of={rest} list={endedList} shown={ended.length}>
              Mostrar as encerradas ({over.length})
            </MoreButton>
            {list(ended, endedList)}
          </>
        )}
      </Loaded>
      <Said>{done}</Said>
      <Button variant="default" onClick={() => ask({ what: 'make' })}>
        Criar chave de API
      </Button>
      {asked?.what === 'make' && <MakeKeyDialog onMade={show} onClose={close} />}
      {asked?.what === 'rotate' && <RotateKeyDialog apiKey={asked.apiKey} onMade={show} onClose={close} />}
      {asked?.what === 'show' && <MadeKeyDialog made={asked.made} onClose={() => close('Chave criada.')} />}
      {asked?.what === 'revoke' && (
        <ConfirmDialog
          title={`Revogar ${asked.apiKey.name}?`}
          confirm="Revogar"
          cancel="Manter"
          failed="Não foi possível revogar a chave."
          call={() => revoke(asked.apiKey.id)}
          onDone={() => close('Chave revogada.')}
          onClose={close}
        >
          <p>Os programas que a usam param de consultar agora. Isso não se desfaz.</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}

/** The key, here and never again. */
function MadeKeyDialog({ made: { key, expiresAt }, onClose }: { made: MadeApiKeyAnswer; onClose: () => void }) {
  const lasts = expiresAt ? `vale até ${formatMoment(expiresAt)} e ` : '';
  return (
    <SecretDialog
      title="Guarde sua chave"
      note={`Ela ${lasts}não será mostrada de novo. Guarde-a num cofre de segredos; quem a tiver consulta em seu nome.`}
      secret={key}
      copy={['Copiar chave', 'Chave copiada']}
      onClose={onClose}
    />
  );
}
