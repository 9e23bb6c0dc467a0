/** What stands inside the lookup page; one chunk, so that the first load names one file for all of it. */
export { EmailsCard } from './emails/emails-card';
export { MessagesBox } from './messages-box';
export { MessagesCard } from './messages-card';
export { WhatsappBox, WhatsappCard } from './whatsapp/whatsapp-slots';
