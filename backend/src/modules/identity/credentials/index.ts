export { CredentialsModule } from './credentials.module.js';
export { EmailChanges } from './email-changes.store.js';
export { PasswordResets } from './password-resets.store.js';
