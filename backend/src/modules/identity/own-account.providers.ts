import type { Provider, Type } from '@nestjs/common';
import { SessionsController } from './adapters/http/sessions.controller.js';
import { TypeormDevices } from './adapters/persistence/typeorm-devices.js';
import { Devices } from './application/devices.port.js';
import { SignedInDevices } from './application/signed-in-devices.js';

/** What people see and do with their own account once it exists: a part of the module, which would be too long in one file. */
export const ownAccountControllers: Type[] = [SessionsController];

export const ownAccountProviders: Provider[] = [{ provide: Devices, useClass: TypeormDevices }, SignedInDevices];
