/** Lines of a file, asked for in their order: those alone, or all but those. */
export class Lines {
  private place = 0;

  private constructor(
    private readonly sorted: ArrayLike<number>,
    private readonly only: boolean,
  ) {}

  static all(): Lines {
    return new Lines([], false);
  }

  static only(sorted: ArrayLike<number>): Lines {
    return new Lines(sorted, true);
  }

  static allBut(sorted: ArrayLike<number>): Lines {
    return new Lines(sorted, false);
  }

  get isEmpty(): boolean {
    return this.only && this.sorted.length === 0;
  }

  /** Lines must be asked for in ascending order. */
  has(line: number): boolean {
    while (this.place < this.sorted.length && (this.sorted[this.place] as number) < line) this.place++;
    return (this.sorted[this.place] === line) === this.only;
  }
}
