import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import {
  type ReceivedMessageAnswer,
  useListMessagesQuery,
  useMarkMessageReadMutation,
} from '../../shared/api/generated';
import { formatMoment } from '../../shared/ui/dates';
import { Loaded } from '../../shared/ui/loaded';
import { useTimeAgo } from '../../shared/ui/use-time-ago';
import classes from './message-list.module.css';

/** The messages that were received, the newest first, in whatever state their list is. */
export function MessageList() {
  const query = useListMessagesQuery();
  return (
    <Loaded query={query} failed="Erro ao obter mensagens admin" connection="Erro ao carregar mensagens" small>
      {({ messages }) =>
        messages.length === 0 ? (
          <p className="soft medium">Nenhum aviso recebido ainda</p>
        ) : (
          <ul className={`ruled ${classes.list}`}>
            {messages.map((message) => (
              <Message key={message.id} message={message} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function Message({ message: { id, content, link, createdAt, readAt } }: { message: ReceivedMessageAnswer }) {
  const ago = useTimeAgo(createdAt);
  const [markRead, { isLoading }] = useMarkMessageReadMutation();
  return (
    <li className={classes.message} data-unread={readAt === null || undefined}>
      <p className={classes.content}>{content}</p>
      <p className={classes.facts}>
        <time dateTime={createdAt} title={formatMoment(createdAt)}>
          {ago}
        </time>
        {link && (
          <Link to={link} onClick={closePanel}>
            Ver o que mudou
          </Link>
        )}
        {readAt !== null && <span>Lido em {formatMoment(readAt)}</span>}
        {readAt === null && (
          <button
            type="button"
            className="link-button"
            disabled={isLoading}
            onClick={() => markRead({ messageId: id })}
          >
            Marcar como lido
          </button>
        )}
      </p>
    </li>
  );
}

/** The bell's, which outlives the page that it was opened over. */
function closePanel({ currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}
