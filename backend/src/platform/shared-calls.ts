/** Calls under way by key: whoever asks the same meanwhile gets the same outcome, and nothing is asked twice. */
export class SharedCalls<Result> {
  private readonly underWay = new Map<string, Promise<Result>>();

  share(key: string, call: () => Promise<Result>): Promise<Result> {
    const known = this.underWay.get(key);
    if (known) return known;
    const started = call().finally(() => this.underWay.delete(key));
    this.underWay.set(key, started);
    return started;
  }
}
