import { IconBell } from '@tabler/icons-react';
import { type ToggleEvent, useState } from 'react';
import { useCheckMessagesQuery } from '../../shared/api/generated';
import classes from './message-bell.module.css';
import { MessageList } from './message-list';

const MOST_COUNTED = 99;

/** The header's bell: how many messages wait to be read, and all of them behind it. */
export function MessageBell() {
  const { data } = useCheckMessagesQuery();
  const [open, setOpen] = useState(false);
  const unread = data?.unreadCount ?? 0;
  return (
    <>
      <button type="button" className={classes.bell} popoverTarget="avisos" aria-label={labelOf(unread)}>
        <IconBell size={20} stroke={1.7} aria-hidden />
        {unread > 0 && (
          <span className={classes.count} aria-hidden>
            {unread > MOST_COUNTED ? `${MOST_COUNTED}+` : unread}
          </span>
        )}
      </button>
      <div
        id="avisos"
        popover="auto"
        className={`boxed ${classes.panel}`}
        onToggle={(event: ToggleEvent) => setOpen(event.newState === 'open')}
      >
        <p className={classes.title}>Avisos da Administração</p>
        {open && <MessageList />}
      </div>
    </>
  );
}

function labelOf(unread: number): string {
  if (unread === 0) return 'Avisos';
  return unread === 1 ? 'Avisos, 1 não lido' : `Avisos, ${unread} não lidos`;
}
