import { type AdminScreen, adminScreens } from '../features/admin';
import { securityScreen } from '../features/identity';

/** Where an administrator can go. */
export const ADMIN_PLACES: readonly AdminScreen[] = [...adminScreens, securityScreen];
