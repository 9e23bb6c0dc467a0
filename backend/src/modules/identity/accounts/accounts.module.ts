import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdentityCryptoModule } from '../crypto/index.js';
import { SessionsModule } from '../sessions/index.js';
import { AcceptTerms } from './accept-terms.js';
import { AccountSchema, ConsentSchema } from './account.entity.js';
import { AccountCounts } from './account-counts.queries.js';
import { AccountDetailsQueries } from './account-details.queries.js';
import { AccountDirectory } from './account-directory.queries.js';
import { Accounts } from './accounts.store.js';
import { Administrators } from './administrators.queries.js';
import { AttemptLimits } from './attempt-limits.store.js';
import { FindSubscriber } from './find-subscriber.js';
import { ProfileController } from './profile.controller.js';
import { VerifyPassword } from './verify-password.js';

/** What the other parts use. */
const SHARED = [
  AcceptTerms,
  Accounts,
  AccountDirectory,
  FindSubscriber,
  AccountDetailsQueries,
  AccountCounts,
  Administrators,
  AttemptLimits,
  VerifyPassword,
];

/** Who has an account, what was accepted, and what one may be asked for how often. */
@Module({
  imports: [IdentityCryptoModule, SessionsModule, TypeOrmModule.forFeature([AccountSchema, ConsentSchema])],
  controllers: [ProfileController],
  providers: [...SHARED],
  exports: SHARED,
})
export class AccountsModule {}
