/** One line a fault, each naming the setting and what is wrong with it. */
export class ConfigurationError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'));
    this.name = 'ConfigurationError';
  }
}
