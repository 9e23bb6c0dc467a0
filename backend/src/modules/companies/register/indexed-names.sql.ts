const SOLE_TRADER = 2135;

/** SQL: whether it is a natural person's CNPJ, whose registered name is the person's: a sole trader, or one of the table's "Pessoas Físicas" (rural producers, candidates, auctioneers …). */
export const isPerson = (natureza: string) => `(${natureza} = ${SOLE_TRADER} OR ${natureza} BETWEEN 4000 AND 4999)`;

/** SQL: whose registered names are in the indexes of words. Those of other persons than sole traders are few, and passed over as they are read. */
export const IS_INDEXED = `natureza IS DISTINCT FROM ${SOLE_TRADER}`;

/** SQL: who is found by the registered name. */
export const IS_COMPANY = `${IS_INDEXED} AND ${isPerson('natureza')} IS NOT TRUE`;

/** SQL: 0 of a sixteenth of the companies, whose words have an index of their own: a frequent word's first names are found there alone. */
export const SAMPLE = 'cnpj_basico / 1679616 % 16';
