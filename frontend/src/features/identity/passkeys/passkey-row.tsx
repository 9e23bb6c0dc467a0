import { Button } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import type { PasskeyItem } from '../../../shared/api/generated';
import { formatMoment, timeAgo } from '../../../shared/ui/dates';
import rows from '../../../shared/ui/rows.module.css';

export function PasskeyRow({ passkey, onAsk }: { passkey: PasskeyItem; onAsk: (what: 'rename' | 'remove') => void }) {
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <li className={`${rows.row} ${rows.roomy}`}>
      <IconKey size={24} stroke={1.5} className={rows.icon} aria-hidden />
      <div className={rows.words}>
        <p className={rows.name}>{name}</p>
        <p className={rows.quiet}>
          <span>{lastUsedAt ? `Usada ${timeAgo(lastUsedAt).toLowerCase()}` : 'Nunca usada'}</span>
          <span>Criada em {formatMoment(createdAt)}</span>
        </p>
      </div>
      <div className={rows.actions}>
        <Button variant="default" size="xs" aria-label={`Renomear ${name}`} onClick={() => onAsk('rename')}>
          Renomear
        </Button>
        <Button variant="default" size="xs" aria-label={`Remover ${name}`} onClick={() => onAsk('remove')}>
          Remover
        </Button>
      </div>
    </li>
  );
}
