/** Relatives as sources write them without accents, which are not told by the letters alone. */
const BONDS: Readonly<Record<string, string>> = {
  MAE: 'Mãe',
  IRMAO: 'Irmão',
  IRMA: 'Irmã',
  CONJUGE: 'Cônjuge',
  AVO: 'Avó ou avô',
};

/** IRMAO → Irmão, TIA → Tia. */
export function bondInWords(bond: string): string {
  return BONDS[bond.toUpperCase()] ?? bond.charAt(0).toUpperCase() + bond.slice(1).toLowerCase();
}
