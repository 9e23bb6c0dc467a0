const BASES = 1_000_000_000;
const STEP = 618_033_989; // coprime with 10⁹, so every base comes once before any comes again

/** Valid CPFs that never repeat (within 10⁹) and jump about, so that no cache and no guard against counting meets them. */
export class CpfSequence {
  private base: number;

  constructor(seed = 271_828_182) {
    this.base = seed % BASES;
  }

  next(): string {
    this.base = (this.base + STEP) % BASES;
    const digits = String(this.base).padStart(9, '0');
    if (/^(\d)\1+$/.test(digits)) return this.next();
    const first = digits + checkDigit(digits);
    return first + checkDigit(first);
  }
}

function checkDigit(digits: string): number {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) sum += Number(digits[i]) * (digits.length + 1 - i);
  return ((sum * 10) % 11) % 10;
}
