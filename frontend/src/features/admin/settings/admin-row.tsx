import { Button } from '@mantine/core';
import type { AdminItem } from '../../../shared/api/generated';
import { formatMoment, timeAgo } from '../../../shared/ui/dates';
import { Tag } from '../../../shared/ui/tag';
import list from './setting-rows.module.css';

interface Props {
  readonly admin: AdminItem;
  readonly busy: boolean;
  readonly onShutOut: () => void;
  readonly onLetIn: () => void;
}

export function Admin({ admin, busy, onShutOut, onLetIn }: Props) {
  const { username, own, lastLoginAt, deactivatedAt, invited, totp } = admin;
  return (
    <li className={list.row}>
      <div>
        <p className={list.name}>
          {username} {own && <Tag tone="accent">Você</Tag>} {invited && <Tag tone="warning">Convite aberto</Tag>}{' '}
          {deactivatedAt && <Tag tone="danger">Desativado</Tag>}
        </p>
        <p className="soft small">
          {totp ? 'Com' : 'Sem'} verificação em duas etapas.{' '}
          {lastLoginAt ? (
            <time dateTime={lastLoginAt} title={formatMoment(lastLoginAt)}>
              Entrou {timeAgo(lastLoginAt).toLowerCase()}.
            </time>
          ) : (
            'Nunca entrou.'
          )}
        </p>
      </div>
      {!own && (
        <Button
          variant="default"
          size="sm"
          loading={busy}
          aria-label={`${deactivatedAt ? 'Reativar' : 'Desativar'} ${username}`}
          onClick={deactivatedAt ? onLetIn : onShutOut}
        >
          {deactivatedAt ? 'Reativar' : 'Desativar'}
        </Button>
      )}
    </li>
  );
}
