/** How far a load is, for whoever watches it. */
export class Progress {
  bytes = 0;
  rows = 0;
  private readonly from = performance.now();
  private bytesBefore = 0;

  constructor(public total: number) {}

  /** Of files that are fetched; `kept` were there before. */
  fetched(bytes: number, total: number, kept: number): void {
    this.bytes = bytes;
    this.total = total;
    this.bytesBefore = kept;
  }

  /** What an earlier run had done. */
  resumed(bytes: number): void {
    this.bytes += bytes;
    this.bytesBefore += bytes;
  }

  get rowsPerSecond(): number {
    return Math.round(this.rows / Math.max(0.001, this.seconds));
  }

  /** Null until it can be told. */
  get secondsLeft(): number | null {
    const done = this.bytes - this.bytesBefore;
    if (done <= 0 || this.seconds < 1) return null;
    return Math.max(0, Math.round(((this.total - this.bytes) / done) * this.seconds));
  }

  get share(): number {
    return this.total === 0 ? 0 : Math.min(1, this.bytes / this.total);
  }

  private get seconds(): number {
    return (performance.now() - this.from) / 1_000;
  }
}
