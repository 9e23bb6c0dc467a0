export { AccountEmails } from './account.email.js';
export { AccountLinks } from './account-links.store.js';
export { CredentialsModule } from './credentials.module.js';
export { EmailChanges } from './email-changes.store.js';
export { PasswordChanges } from './password-changes.store.js';
