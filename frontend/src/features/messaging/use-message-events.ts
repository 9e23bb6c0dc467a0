import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { followEvents } from '../../shared/api/follow-events';
import { generatedApi, type InboxMessageAnswer } from '../../shared/api/generated';

/** What was known of the messages is asked for again, as far as it is on show. */
const messagesChanged = () => generatedApi.util.invalidateTags(['Messages']);

/** The account's number has changed, such as by the proof that its holder sent to the bot. */
const whatsappChanged = () => generatedApi.util.invalidateTags(['Whatsapp']);

/** A message that has just arrived stands where none was waiting. */
const messageArrived = (message: InboxMessageAnswer) =>
  generatedApi.util.updateQueryData('checkMessages', undefined, (known) =>
    known.message ? known : { ...known, hasNewMessage: true, message, unreadCount: 1 },
  );

type State = ReturnType<Parameters<ReturnType<typeof messageArrived>>[1]>;

/** A broadcast reaches everybody at once: who has seen its text asks for the rest within this time, not all together. */
const SPREAD_MS = 3_000;

/** Hears of messages as they arrive and as they are read on other devices, and of the account's number, while this page is being looked at. */
export function useMessageEvents(): void {
  const dispatch = useDispatch<ThunkDispatch<State, unknown, UnknownAction>>();
  useEffect(() => {
    let stop: (() => void) | null = null;
    let asking: ReturnType<typeof setTimeout> | undefined;
    const changed = () => dispatch(messagesChanged());
    const hear = (event: string, data: string) => {
      if (event === 'message-read') changed();
      if (event === 'whatsapp') dispatch(whatsappChanged());
      if (event !== 'message') return;
      dispatch(messageArrived(JSON.parse(data) as InboxMessageAnswer));
      asking ??= setTimeout(() => {
        asking = undefined;
        changed();
      }, Math.random() * SPREAD_MS);
    };
    const follow = () => {
      if (document.visibilityState === 'hidden') {
        stop?.();
        stop = null;
      } else {
        stop ??= followEvents('/api/events', {
          onEvent: ({ event, data }) => hear(event, data),
        });
      }
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      clearTimeout(asking);
      stop?.();
    };
  }, [dispatch]);
}
