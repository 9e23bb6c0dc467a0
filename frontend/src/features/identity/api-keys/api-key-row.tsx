import { Button } from '@mantine/core';
import { IconPlugConnected } from '@tabler/icons-react';
import type { ApiKeyItem } from '../../../shared/api/generated';
import { Tag } from '../../../shared/ui/tag';
import classes from '../account/account-cards.module.css';
import { endText, lastUse, scopesText } from './key-labels';

export function ApiKeyRow({ apiKey, onAsk }: { apiKey: ApiKeyItem; onAsk: (what: 'rotate' | 'revoke') => void }) {
  const { name, prefix, mode, state, scopes, networks, replacedBy } = apiKey;
  const end = endText(apiKey);
  return (
    <li className={`${classes.row} ${classes.roomy}`}>
      <IconPlugConnected size={24} stroke={1.5} className={classes.icon} aria-hidden />
      <div className={classes.words}>
        <p className={classes.name}>
          {name}
          {mode === 'test' && <Tag tone="accent">Teste</Tag>}
          {replacedBy && state === 'active' && <Tag tone="warning">Trocada</Tag>}
        </p>
        <p className="medium breaks">{scopesText(scopes)}</p>
        <p className={classes.quiet}>
          <code>{prefix}…</code>
          <span>{lastUse(apiKey)}</span>
          {end && <span>{end}</span>}
          {networks.length > 0 && <span>Só de {networks.join(', ')}</span>}
        </p>
      </div>
      {state === 'active' && (
        <div className={classes.actions}>
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
