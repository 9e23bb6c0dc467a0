import { type AdminScreen, type AdminSection, adminSections } from '../features/admin';
import { securityScreen } from '../features/identity';

/** Where an administrator can go, as the menu shows it: their own security ends the last section. */
export const ADMIN_SECTIONS: readonly AdminSection[] = adminSections.map((section, position) =>
  position === adminSections.length - 1 ? { ...section, screens: [...section.screens, securityScreen] } : section,
);

export const ADMIN_ROUTES: readonly AdminScreen[] = ADMIN_SECTIONS.flatMap(({ screens }) => screens);
