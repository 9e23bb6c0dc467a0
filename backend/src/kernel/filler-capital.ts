/** Reais that stand in the register as a company's capital where nobody knows it. */
export const FILLER_CAPITAL = 999_999_999_999;
