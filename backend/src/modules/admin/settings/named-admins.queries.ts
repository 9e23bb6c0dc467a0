import { Injectable } from '@nestjs/common';
import { AccountDirectory } from '../../identity/index.js';

/** How administrators are called. */
@Injectable()
export class NamedAdmins {
  constructor(private readonly directory: AccountDirectory) {}

  async of(ids: readonly (string | null)[]): Promise<ReadonlyMap<string, string>> {
    const named = await this.directory.named(ids.filter((id) => id !== null));
    return new Map([...named].map(([id, { name }]) => [id, name]));
  }
}
