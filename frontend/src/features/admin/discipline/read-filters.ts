import type { ObservationFilters } from './discipline.api';
import { DETECTORS, LEVELS } from './in-words';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The filters that the page's address holds; what it cannot mean is left out. */
export function readFilters(params: URLSearchParams): ObservationFilters {
  const { nivel, motivo, conta, emVigor } = Object.fromEntries(params);
  return {
    ...(nivel && Object.hasOwn(LEVELS, nivel) && { nivel: nivel as NonNullable<ObservationFilters['nivel']> }),
    ...(motivo && Object.hasOwn(DETECTORS, motivo) && { motivo: motivo as NonNullable<ObservationFilters['motivo']> }),
    ...(emVigor === 'sim' && { emVigor }),
    ...(conta && ID.test(conta) && { conta }),
  };
}
