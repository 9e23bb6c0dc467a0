/** Lines of a file, asked for in their order: all, or those alone. */
export class Lines {
  private place = 0;

  private constructor(private readonly sorted: ArrayLike<number> | null) {}

  static all(): Lines {
    return new Lines(null);
  }

  static only(sorted: ArrayLike<number>): Lines {
    return new Lines(sorted);
  }

  get isEmpty(): boolean {
    return this.sorted?.length === 0;
  }

  /** The first one beyond a line; 0 where all are asked for. */
  after(line: number): number {
    const { sorted } = this;
    if (sorted === null) return 0;
    while (this.place < sorted.length && (sorted[this.place] as number) <= line) this.place++;
    return sorted[this.place] ?? Number.POSITIVE_INFINITY;
  }

  /** Lines must be asked for in ascending order. */
  has(line: number): boolean {
    const { sorted } = this;
    if (sorted === null) return true;
    while (this.place < sorted.length && (sorted[this.place] as number) < line) this.place++;
    return sorted[this.place] === line;
  }
}
