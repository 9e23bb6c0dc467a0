import { Injectable } from '@nestjs/common';
import { askedBriefly } from '../asked-briefly.js';

/** Parts that the product does without while they are away; whoever has one says how to ask it. */
@Injectable()
export class DispensableParts {
  private readonly parts = new Map<string, () => Promise<unknown>>();

  add(name: string, ask: () => Promise<object>): void {
    this.parts.set(name, askedBriefly(ask));
  }

  /** The names of those that do not answer. */
  async down(): Promise<string[]> {
    const asked = [...this.parts].map(async ([name, ask]) => ((await ask()) === null ? [name] : []));
    return (await Promise.all(asked)).flat();
  }
}
