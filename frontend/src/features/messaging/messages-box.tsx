import { IconChevronDown } from '@tabler/icons-react';
import { useId } from 'react';
import { useListMessagesQuery } from '../../shared/api/generated';
import { useSession } from '../../shared/api/session';
import { MessageList } from './message-list';
import classes from './messages-box.module.css';

/** Avisos da Administração, beside the lookup cards; folds away. Administrators receive none. */
export function MessagesBox() {
  const id = useId();
  const subscriber = useSession()?.userType === 'user';
  const { data } = useListMessagesQuery(undefined, { skip: !subscriber });
  if (!subscriber) return null;
  const unread = data?.messages.filter(({ readAt }) => readAt === null).length ?? 0;
  return (
    <section aria-labelledby={id}>
      <details className={`boxed ${classes.box}`} open>
        <summary className={`line gap-2 middle ${classes.head}`}>
          <h2 id={id} className="size-16">
            Avisos da Administração
          </h2>
          {data && data.messages.length > 0 && (
            <span className={classes.count} data-unread={unread > 0 || undefined}>
              {unread > 0 ? (unread === 1 ? '1 novo' : `${unread} novos`) : data.messages.length}
            </span>
          )}
          <IconChevronDown size={18} stroke={1.8} aria-hidden />
        </summary>
        <MessageList />
      </details>
    </section>
  );
}
