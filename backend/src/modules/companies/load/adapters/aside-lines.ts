/** A line that is kept aside; what it says is not kept. */
export interface AsideLine {
  readonly file: string;
  readonly line: number;
  readonly reason: string;
}

/** Of each reason so many lines of a file are kept by their number, the others are counted: of a file in another form every line is set aside. */
export const KEPT_ASIDE = 1_000;

/** Lines of one file that are set aside. */
export class AsideLines {
  /** How many there are of each reason. */
  readonly counts: Record<string, number>;
  private waiting: AsideLine[] = [];

  constructor(
    private readonly file: string,
    before: Readonly<Record<string, number>>,
  ) {
    this.counts = { ...before };
  }

  add(line: number, reason: string): void {
    const n = (this.counts[reason] ?? 0) + 1;
    this.counts[reason] = n;
    if (n <= KEPT_ASIDE) this.waiting.push({ file: this.file, line, reason });
  }

  /** Those to be kept that came since they were last asked for. */
  take(): readonly AsideLine[] {
    const { waiting } = this;
    this.waiting = [];
    return waiting;
  }
}
