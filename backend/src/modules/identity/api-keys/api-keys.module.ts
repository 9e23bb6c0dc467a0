import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AccountsModule } from '../accounts/index.js';
import { CredentialsModule } from '../credentials/index.js';
import { SessionsModule } from '../sessions/index.js';
import { AccountApiKeysController } from './account-api-keys.controller.js';
import { ApiKeyGuard } from './adapters/api-key.guard.js';
import { KeyHolders } from './adapters/key-holders.queries.js';
import { KeyRateLimit } from './adapters/key-rate-limit.js';
import { ApiKeysController } from './api-keys.controller.js';
import { ApiKeys } from './api-keys.store.js';
import { KeyDirectory } from './key-directory.queries.js';
import { KeyUse } from './key-use.store.js';
import { ManageApiKeys } from './manage-api-keys.js';

/** Keys with which programs call the public API, and the guard before it. */
@Module({
  imports: [SessionsModule, AccountsModule, CredentialsModule],
  controllers: [ApiKeysController, AccountApiKeysController],
  providers: [
    ApiKeys,
    ManageApiKeys,
    KeyDirectory,
    KeyHolders,
    KeyRateLimit,
    KeyUse,
    { provide: APP_GUARD, useClass: ApiKeyGuard },
  ],
  exports: [KeyDirectory],
})
export class ApiKeysModule {}
