import { Link } from 'react-router-dom';
import {
  type ReceivedMessageAnswer,
  useListMessagesQuery,
  useMarkMessageReadMutation,
} from '../../shared/api/generated';
import { formatMoment, timeAgo } from '../../shared/ui/dates';
import { Loaded } from '../../shared/ui/loaded';
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
  const [markRead, { isLoading }] = useMarkMessageReadMutation();
  return (
    <li className={classes.message} data-unread={readAt === null || undefined}>
      <p className={classes.content}>{content}</p>
      <p className={classes.facts}>
        <time dateTime={createdAt} title={formatMoment(createdAt)}>
          {timeAgo(createdAt)}
        </time>
        {link && <Link to={link}>Ver o que mudou</Link>}
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
