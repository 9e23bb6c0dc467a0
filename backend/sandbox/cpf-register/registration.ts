import { isoDay, type Person, type RegistrationStatus, registrationStatusOf } from '../population/index.js';

/** A situation as the tax authority codes and writes it. */
export interface Registration {
  code: string;
  description: string;
}

const WRITTEN: Record<RegistrationStatus, Registration> = {
  REGULAR: { code: '0', description: 'REGULAR' },
  SUSPENSA: { code: '2', description: 'SUSPENSA' },
  'TITULAR FALECIDO': { code: '3', description: 'TITULAR FALECIDO' },
  'PENDENTE DE REGULARIZACAO': { code: '4', description: 'PENDENTE DE REGULARIZAÇÃO' },
};

export function registrationOf(person: Person): Registration {
  return WRITTEN[registrationStatusOf(person)];
}

/** 2019, or null for the living. */
export function yearOfDeath({ death }: Person): string | null {
  return death === null ? null : isoDay(death).slice(0, 4);
}
