export { bearerOf, RequestCaller } from './caller.headers.js';
export { type Caller, NO_CALLER } from './caller.js';
export { EmailPolicy, forgottenEmailShapeRule, normalizeEmail } from './email.js';
export * from './errors.js';
export { AccountAnswer, DoneAnswer, MessageAnswer, SessionAnswer } from './identity.answers.js';
export { MailboxHash } from './mailbox-hash.store.js';
export { IdentityModelModule } from './model.module.js';
