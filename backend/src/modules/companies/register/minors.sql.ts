import { MINOR_BANDS, MINOR_QUALIFICATIONS } from '../../../kernel/may-be-minor.js';

const BANDS = MINOR_BANDS.join(', ');
const QUALIFICATIONS = MINOR_QUALIFICATIONS.join(', ');

/** `mayBeMinor` of rows of partners, denied: the first half is what their indexes say. */
export const NO_MINOR = `coalesce(faixa_etaria, 0) NOT IN (${BANDS})
    AND (coalesce(faixa_etaria, 0) <> 0 OR coalesce(qualificacao, 0) NOT IN (${QUALIFICATIONS}))`;

/** `mayBeMinor` of a partner's row as an event keeps it; null where it keeps none. */
export const minorIn = (row: string) => `CASE coalesce((${row} ->> 'faixa_etaria')::int, 0)
    WHEN 0 THEN (${row} ->> 'qualificacao')::int IN (${QUALIFICATIONS}) ELSE (${row} ->> 'faixa_etaria')::int IN (${BANDS}) END`;
