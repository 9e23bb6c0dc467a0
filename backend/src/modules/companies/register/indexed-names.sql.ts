/** A sole trader's registered name is a person's. */
export const SOLE_TRADER = 2135;

/** SQL: whose registered names are in the indexes of words. */
export const IS_COMPANY = `natureza IS DISTINCT FROM ${SOLE_TRADER}`;

/** SQL: 0 of a sixteenth of the companies, whose words have an index of their own: a frequent word's first names are found there alone. */
export const SAMPLE = 'cnpj_basico / 1679616 % 16';
