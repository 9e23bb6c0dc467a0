import { Button } from '@mantine/core';
import { IconPlugConnected } from '@tabler/icons-react';
import type { ApiKeyItem } from '../../../shared/api/generated';
import { Ago } from '../../../shared/ui/ago';
import { hoursAgo } from '../../../shared/ui/dates';
import rows from '../../../shared/ui/rows.module.css';
import { Tag } from '../../../shared/ui/tag';
import { endText, scopesText } from './key-labels';

export function ApiKeyRow({ apiKey, onAsk }: { apiKey: ApiKeyItem; onAsk: (what: 'rotate' | 'revoke') => void }) {
  const { name, prefix, mode, state, scopes, networks, replacedBy, lastUsedAt } = apiKey;
  const end = endText(apiKey);
  return (
    <li className={`${rows.row} ${rows.roomy}`}>
      <IconPlugConnected size={24} stroke={1.5} className="faint fixed" aria-hidden />
      <div className={rows.words}>
        <p className={rows.name}>
          {name}
          {mode === 'test' && <Tag tone="accent">Teste</Tag>}
          {replacedBy && state === 'active' && <Tag tone="warning">Trocada</Tag>}
        </p>
        <p className="medium breaks">{scopesText(scopes)}</p>
        <p className="soft facts">
          <code>{prefix}…</code>
          <span>
            {lastUsedAt ? (
              <>
                Usada <Ago at={lastUsedAt} words={hoursAgo} />
              </>
            ) : (
              'Nunca usada'
            )}
          </span>
          {end && <span>{end}</span>}
          {networks.length > 0 && <span>Só de {networks.join(', ')}</span>}
        </p>
      </div>
      {state === 'active' && (
        <div className={rows.actions}>
          {!replacedBy && (
            <Button variant="default" size="xs" aria-label={`Trocar ${name}`} onClick={() => onAsk('rotate')}>
              Trocar
            </Button>
          )}
          <Button variant="default" size="xs" aria-label={`Revogar ${name}`} onClick={() => onAsk('revoke')}>
            Revogar
          </Button>
        </div>
      )}
    </li>
  );
}
