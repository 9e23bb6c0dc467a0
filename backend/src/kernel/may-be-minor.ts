/** The register's age bands 0 to 12 and 13 to 20 years: it tells no age more exactly. */
export const MINOR_BANDS: readonly number[] = [1, 2];
/** Sócio Menor (Assistido/Representado), and Titular Pessoa Física Menor. */
export const MINOR_QUALIFICATIONS: readonly number[] = [30, 68];

/** Whether a partner in the register of companies may be a minor, who is withheld: by the age band, and without one (null or 0) by the qualification. */
export function mayBeMinor(band: number | null, qualification: number | null): boolean {
  return band ? MINOR_BANDS.includes(band) : MINOR_QUALIFICATIONS.includes(qualification ?? 0);
}
