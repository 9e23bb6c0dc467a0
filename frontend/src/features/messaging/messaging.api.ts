import { generatedApi, type InboxMessageAnswer } from '../../shared/api/generated';

/** What was known of the messages is asked for again, as far as it is on show. */
export const messagesChanged = () => generatedApi.util.invalidateTags(['Messages']);

/** The account's number has changed, such as by the proof that its holder sent to the bot. */
export const whatsappChanged = () => generatedApi.util.invalidateTags(['Whatsapp']);

/** A message that has just arrived stands where none was waiting. */
export const messageArrived = (message: InboxMessageAnswer) =>
  generatedApi.util.updateQueryData('checkMessages', undefined, (known) =>
    known.message ? known : { ...known, hasNewMessage: true, message, unreadCount: 1 },
  );
