import { createSecretKey } from 'node:crypto';
import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PlatformConfig } from '../../../platform/config/platform.config.js';
import { AccountTransactions } from './account-transactions.store.js';
import { AccessGuard } from './adapters/access.guard.js';
import { AccessTokens } from './adapters/access-tokens.js';
import { Principals } from './adapters/principals.js';
import { CookieFlags, RefreshCookies } from './adapters/refresh-cookies.js';
import { EndAccess } from './end-access.store.js';
import { OnlineUsers } from './online-users.store.js';
import { PrincipalReader } from './principal.queries.js';
import { RefreshTokens } from './refresh-tokens.js';
import { SessionSchema } from './session.entity.js';
import { SessionCallers } from './session-callers.store.js';
import { SessionsController } from './sessions.controller.js';
import { Sessions } from './sessions.store.js';
import { SignedInDevices } from './signed-in-devices.store.js';
import { SweepSessions } from './sweep-sessions.job.js';

/** What the other parts use. */
const SHARED = [
  Sessions,
  SignedInDevices,
  EndAccess,
  SessionCallers,
  AccountTransactions,
  AccessTokens,
  OnlineUsers,
  CookieFlags,
  RefreshCookies,
];

/** Tokens, the guard before every route, and the devices on which an account is signed in. */
@Module({
  imports: [
    TypeOrmModule.forFeature([SessionSchema]),
    JwtModule.registerAsync({
      inject: [PlatformConfig],
      useFactory: (config: PlatformConfig) => {
        // As a text it would be tried as a public key first, at each token.
        const key = createSecretKey(config.JWT_SECRET, 'utf8');
        return { secretOrKeyProvider: () => key };
      },
    }),
  ],
  controllers: [SessionsController],
  providers: [
    ...SHARED,
    {
      provide: RefreshTokens,
      inject: [PlatformConfig],
      useFactory: (config: PlatformConfig) => new RefreshTokens(config.JWT_SECRET),
    },
    PrincipalReader,
    Principals,
    SweepSessions,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [...SHARED, RefreshTokens],
})
export class SessionsModule {}
