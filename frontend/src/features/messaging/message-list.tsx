import { Button } from '@mantine/core';
import { readApiError } from '../../shared/api/api-error';
import { formatMoment, timeAgo } from '../../shared/ui/dates';
import classes from './message-list.module.css';
import { type ReceivedMessageAnswer, useListMessagesQuery, useMarkMessageReadMutation } from './messaging.api';

/** The messages that were received, the newest first, in whatever state their list is. */
export function MessageList() {
  const { data, error, isFetching, refetch } = useListMessagesQuery();
  if (error && !data) {
    return (
      <div role="alert" className={classes.problem}>
        <p>{readApiError(error, 'Erro ao obter mensagens admin', 'Erro ao carregar mensagens').text}</p>
        <Button variant="default" size="sm" loading={isFetching} onClick={refetch}>
          Tentar Novamente
        </Button>
      </div>
    );
  }
  if (!data) return <div className={classes.waiting} role="status" aria-label="Carregando avisos" />;
  if (data.messages.length === 0) return <p className={classes.empty}>Nenhum aviso recebido ainda</p>;
  return (
    <ul className={classes.list}>
      {data.messages.map((message) => (
        <Message key={message.id} message={message} />
      ))}
    </ul>
  );
}

function Message({ message: { id, content, createdAt, readAt } }: { message: ReceivedMessageAnswer }) {
  const [markRead, { isLoading }] = useMarkMessageReadMutation();
  return (
    <li className={classes.message} data-unread={readAt === null || undefined}>
      <p className={classes.content}>{content}</p>
      <p className={classes.facts}>
        <time dateTime={createdAt} title={formatMoment(createdAt)}>
          {timeAgo(createdAt)}
        </time>
        {readAt !== null && <span>Lido em {formatMoment(readAt)}</span>}
        {readAt === null && (
          <button
            type="button"
            className="link-button"
            disabled={isLoading}
            onClick={() => markRead({ markMessageReadBody: { messageId: id } })}
          >
            Marcar como lido
          </button>
        )}
      </p>
    </li>
  );
}
