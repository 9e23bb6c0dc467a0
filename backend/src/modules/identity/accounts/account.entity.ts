import { EntitySchema } from 'typeorm';
import { Account } from './account.js';
import { Consent } from './consent.js';

export const AccountSchema = new EntitySchema<Account>({
  name: 'Account',
  target: Account,
  tableName: 'accounts',
  columns: {
    id: { type: 'uuid', primary: true },
    role: { type: 'text' },
    email: { type: 'text', nullable: true },
    mailboxHash: { name: 'mailbox_hash', type: 'bytea', nullable: true },
    emailConfirmedAt: { name: 'email_confirmed_at', type: 'timestamptz', nullable: true },
    username: { type: 'text', nullable: true },
    name: { type: 'text' },
    passwordHash: { name: 'password_hash', type: 'text' },
    mustChangePassword: { name: 'must_change_password', type: 'boolean', default: false },
    credentialsVersion: { name: 'credentials_version', type: 'integer', default: 0 },
    defaultPurpose: { name: 'default_purpose', type: 'text', nullable: true },
    privacyMode: { name: 'privacy_mode', type: 'boolean', default: true },
    createdAt: { name: 'created_at', type: 'timestamptz' },
    lastLoginAt: { name: 'last_login_at', type: 'timestamptz', nullable: true },
    previousLoginAt: { name: 'previous_login_at', type: 'timestamptz', nullable: true },
    blockedAt: { name: 'blocked_at', type: 'timestamptz', nullable: true },
    erasedAt: { name: 'erased_at', type: 'timestamptz', nullable: true },
  },
});

/** All of them, each under its property's name. */
export const ACCOUNT_COLUMNS = Object.entries(AccountSchema.options.columns)
  .map(([property, column]) => `${column?.name ?? property} AS "${property}"`)
  .join(', ');

export const ConsentSchema = new EntitySchema<Consent>({
  name: 'Consent',
  target: Consent,
  tableName: 'consents',
  columns: {
    id: { type: 'uuid', primary: true },
    accountId: { name: 'account_id', type: 'uuid' },
    document: { type: 'text' },
    version: { type: 'text' },
    acceptedAt: { name: 'accepted_at', type: 'timestamptz' },
    address: { type: 'text', nullable: true },
    agent: { type: 'text', nullable: true },
  },
});
