import { generatedApi, type InboxMessageAnswer } from '../../shared/api/generated';

const messagingApi = generatedApi.enhanceEndpoints({
  addTagTypes: ['Messages', 'Whatsapp'],
  endpoints: {
    checkMessages: { providesTags: ['Messages'] },
    listMessages: { providesTags: ['Messages'] },
    markMessageRead: { invalidatesTags: ['Messages'] },
    checkWhatsapp: { providesTags: ['Whatsapp'] },
    addWhatsapp: { invalidatesTags: ['Whatsapp'] },
    removeWhatsapp: { invalidatesTags: ['Whatsapp'] },
  },
});

export const {
  useCheckMessagesQuery,
  useListMessagesQuery,
  useMarkMessageReadMutation,
  useCheckWhatsappQuery,
  useAddWhatsappMutation,
  useRemoveWhatsappMutation,
  useGetBotLinkQuery,
} = messagingApi;

/** What was known of the messages is asked for again, as far as it is on show. */
export const messagesChanged = () => messagingApi.util.invalidateTags(['Messages']);

/** The account's number has changed, such as by the proof that its holder sent to the bot. */
export const whatsappChanged = () => messagingApi.util.invalidateTags(['Whatsapp']);

/** A message that has just arrived stands where none was waiting. */
export const messageArrived = (message: InboxMessageAnswer) =>
  messagingApi.util.updateQueryData('checkMessages', undefined, (known) =>
    known.message ? known : { ...known, hasNewMessage: true, message, unreadCount: 1 },
  );

export type { ReceivedMessageAnswer } from '../../shared/api/generated';
