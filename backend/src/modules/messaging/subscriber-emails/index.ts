export { SUBSCRIBER_EMAILS_AFTER_RESTORE } from './after-restore.sql.js';
export { EmailPreferences } from './email-preferences.store.js';
export { dueMilestone, MILESTONES, reachedAt } from './plan-end.js';
export { SubscriberEmailsConfig } from './subscriber-emails.config.js';
export { SubscriberEmailsModule } from './subscriber-emails.module.js';
