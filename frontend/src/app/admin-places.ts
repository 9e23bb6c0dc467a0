import { type AdminScreen, type AdminSection, adminSections } from '../features/admin';
import { securityScreen } from '../features/identity';

/** Where an administrator can go, as the menu shows it. */
export const ADMIN_SECTIONS: readonly AdminSection[] = [
  ...adminSections,
  { label: 'Sua conta', screens: [securityScreen] },
];

export const ADMIN_PLACES: readonly AdminScreen[] = ADMIN_SECTIONS.flatMap(({ screens }) => screens);
