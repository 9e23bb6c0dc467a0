import { Button } from '@mantine/core';
import {
  type ApiKeyItem,
  useListAccountApiKeysQuery,
  useRevokeAccountApiKeyMutation,
} from '../../../shared/api/generated';
import { Ago } from '../../../shared/ui/ago';
import { Card } from '../../../shared/ui/card';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { hoursAgo } from '../../../shared/ui/dates';
import { DoneNotice } from '../../../shared/ui/done-notice';
import { Problem } from '../../../shared/ui/problem';
import { useAsked } from '../../../shared/ui/use-asked';
import rows from '../rows.module.css';

/** The account's keys for programs that are in force, and the way to end one; nothing where there are none. */
export function ApiKeysCard({ accountId }: { accountId: string }) {
  const { data, error } = useListAccountApiKeysQuery(accountId, { refetchOnMountOrArgChange: true });
  const [revoke] = useRevokeAccountApiKeyMutation();
  const { asked, done, ask, close } = useAsked<ApiKeyItem>();
  const keys = data?.data.filter(({ state }) => state === 'active') ?? [];
  if (keys.length === 0 && !done && !error) return null;
  return (
    <Card title="Chaves de API">
      <DoneNotice done={done ? { text: done } : null} busy={false} />
      <Problem error={error} text="Indisponível" />
      <ul className="breaks" aria-label="Chaves em vigor">
        {keys.map((key) => (
          <li key={key.id} className={rows.row}>
            <span>
              <strong>{key.name}</strong>
              <span className="soft medium">
                {key.prefix}…{' '}
                {key.lastUsedAt ? (
                  <>
                    usada <Ago at={key.lastUsedAt} words={hoursAgo} />
                  </>
                ) : (
                  'nunca usada'
                )}
              </span>
            </span>
            <Button size="compact-sm" variant="default" aria-label={`Revogar ${key.name}`} onClick={() => ask(key)}>
              Revogar
            </Button>
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={`Revogar ${asked.name}?`}
          confirm="Revogar"
          failed="Não foi possível revogar a chave."
          call={() => revoke({ id: accountId, keyId: asked.id })}
          onDone={() => close(`Chave revogada: ${asked.name}.`)}
          onClose={() => close()}
        >
          <p>Os programas da pessoa que a usam param agora. Isso fica registrado e não se desfaz.</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}
