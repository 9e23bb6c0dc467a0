import type { Provider, Type } from '@nestjs/common';
import { EraseAccountController } from './adapters/http/erase-account.controller.js';
import { ExportAccountDataController } from './adapters/http/export-account-data.controller.js';
import { SessionsController } from './adapters/http/sessions.controller.js';
import { SuperviseAccountController } from './adapters/http/supervise-account.controller.js';
import { AccountRemovals } from './adapters/persistence/account-removals.js';
import { EraseWithin } from './adapters/persistence/erase-within.js';
import { IdentityAccountData } from './adapters/persistence/identity-account-data.js';
import { PostgresAccountArchive } from './adapters/persistence/postgres-account-archive.js';
import { PostgresErasures } from './adapters/persistence/postgres-erasures.js';
import { PostgresOwnAccountLimits } from './adapters/persistence/postgres-own-account-limits.js';
import { TypeormDevices } from './adapters/persistence/typeorm-devices.js';
import { PgAccountFiles } from './adapters/persistence/users/pg-account-files.js';
import { SweepErasures } from './adapters/sweep-erasures.js';
import { AccountArchive } from './application/account-archive.port.js';
import { Devices } from './application/devices.port.js';
import { EraseAccount } from './application/erase-account.js';
import { Erasures } from './application/erasures.port.js';
import { ExportAccountData } from './application/export-account-data.js';
import { OwnAccountLimits } from './application/own-account-limits.port.js';
import { ReturningAccounts } from './application/returning-accounts.port.js';
import { SignedInDevices } from './application/signed-in-devices.js';
import { SuperviseAccount } from './application/supervise-account.js';
import { AccountFiles } from './application/users/account-file.port.js';

/** What people do with their own account once it exists, and administrators with others': a part of the module, which would be too long in one file. */
export const ownAccountControllers: Type[] = [
  SessionsController,
  ExportAccountDataController,
  EraseAccountController,
  SuperviseAccountController,
];

export const ownAccountProviders: Provider[] = [
  { provide: AccountFiles, useClass: PgAccountFiles },
  { provide: Devices, useClass: TypeormDevices },
  { provide: AccountArchive, useClass: PostgresAccountArchive },
  { provide: Erasures, useClass: PostgresErasures },
  { provide: OwnAccountLimits, useClass: PostgresOwnAccountLimits },
  AccountRemovals,
  { provide: ReturningAccounts, useExisting: AccountRemovals },
  EraseWithin,
  IdentityAccountData,
  SignedInDevices,
  ExportAccountData,
  EraseAccount,
  SuperviseAccount,
  SweepErasures,
];
