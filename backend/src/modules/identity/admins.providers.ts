import { AdminsController } from './adapters/http/admins/admins.controller.js';
import { PgAdminRoster } from './adapters/persistence/admins/pg-admin-roster.js';
import { AdminRoster } from './application/admins/admin-roster.port.js';
import { ManageAdmins } from './application/admins/manage-admins.js';

/** Who administers. */
export const ADMIN_CONTROLLERS = [AdminsController];

export const ADMIN_PROVIDERS = [{ provide: AdminRoster, useClass: PgAdminRoster }, ManageAdmins];
