/** Reads a stream in pieces of a known length, holding no more than the piece and what came with it. */
export class ByteReader {
  private readonly source: AsyncIterator<Buffer>;
  private held: Buffer[] = [];
  private length = 0;

  constructor(source: AsyncIterable<Buffer>) {
    this.source = source[Symbol.asyncIterator]();
  }

  /** Exactly that many bytes; fewer, maybe none, when the stream ends before. */
  async take(bytes: number): Promise<Buffer> {
    while (this.length < bytes) {
      const { done, value } = await this.source.next();
      if (done) break;
      this.held.push(value);
      this.length += value.length;
    }
    const all = this.held.length === 1 ? this.held[0]! : Buffer.concat(this.held);
    const taken = all.subarray(0, bytes);
    const rest = all.subarray(taken.length);
    this.held = rest.length > 0 ? [rest] : [];
    this.length = rest.length;
    return taken;
  }
}
