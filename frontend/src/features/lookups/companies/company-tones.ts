import type { Tone } from '../../../shared/ui/tag';

/** How a company's state in the register looks. */
export const TONES: Readonly<Record<string, Tone>> = {
  ATIVA: 'success',
  SUSPENSA: 'danger',
  INAPTA: 'danger',
  BAIXADA: 'danger',
  NULA: 'danger',
};
