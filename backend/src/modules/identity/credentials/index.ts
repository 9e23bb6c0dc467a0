export { AccountEmails } from './account.email.js';
export { CredentialsModule } from './credentials.module.js';
export { EmailChanges } from './email-changes.store.js';
export { PasswordChanges } from './password-changes.store.js';
