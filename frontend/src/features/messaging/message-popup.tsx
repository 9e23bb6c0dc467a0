import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { type InboxMessageAnswer, useCheckMessagesQuery, useMarkMessageReadMutation } from '../../shared/api/generated';
import { CloseButton } from '../../shared/ui/close-button';
import { formatMoment } from '../../shared/ui/dates';
import { Dialog, DialogActions } from '../../shared/ui/dialog';
import classes from './message-popup.module.css';
import { useMessageEvents } from './use-message-events';
import { useQuietMoment } from './use-quiet-moment';

const CHECK_EVERY_MS = 30_000;

/**
 * Shows what has not been read, one message at a time and the oldest first, on every page, but not over the Pix code of
 * an open charge, and not while somebody types. Closing it is reading it; what could not be marked is marked at a later check.
 */
export function MessagePopup() {
  const { data, fulfilledTimeStamp } = useCheckMessagesQuery(undefined, {
    pollingInterval: CHECK_EVERY_MS,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  const [markRead] = useMarkMessageReadMutation();
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  useMessageEvents();
  const message = data?.message ?? null;
  const waiting = message !== null && !closed.has(message.id);
  const quiet = useQuietMoment(waiting);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer of a check is a new chance
  useEffect(() => {
    if (message && closed.has(message.id)) void markRead({ messageId: message.id });
  }, [message?.id, closed, fulfilledTimeStamp]);

  return (
    <>
      <p role="status" className="visually-hidden">
        {waiting ? `Você tem um aviso novo${message.link ? '' : ' da Administração'}.` : ''}
      </p>
      {quiet && message && (
        <Popup key={message.id} message={message} onClose={() => setClosed(new Set([...closed, message.id]))} />
      )}
    </>
  );
}

function Popup({ message, onClose }: { message: InboxMessageAnswer; onClose: () => void }) {
  return (
    <Dialog title={message.link ? 'Aviso' : 'Aviso da Administração'} onClose={onClose}>
      <p className={classes.content}>{message.content}</p>
      <p className="small">{formatMoment(message.createdAt)}</p>
      <DialogActions>
        {message.link && (
          <Button variant="default" component={Link} to={message.link} onClick={onClose}>
            Ver o que mudou
          </Button>
        )}
        <Button onClick={onClose}>Entendi</Button>
      </DialogActions>
      <CloseButton className={classes.close} onClick={onClose} />
    </Dialog>
  );
}
