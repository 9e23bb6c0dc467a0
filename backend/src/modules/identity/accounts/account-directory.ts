import { Injectable } from '@nestjs/common';
import { normalizeEmail } from '../model/index.js';
import { Accounts } from './accounts.store.js';

export interface NamedAccount {
  readonly id: string;
  readonly name: string;
  /** An administrator may have none, and an erased account has none. */
  readonly email: string | null;
}

/** Who is behind an id, for other modules' administrators. */
@Injectable()
export class AccountDirectory {
  constructor(private readonly accounts: Accounts) {}

  async idOf(email: string): Promise<string | null> {
    return (await this.accounts.find({ email: normalizeEmail(email) }))?.id ?? null;
  }

  /** Those that there are, by id. For a page's worth of ids. */
  async named(ids: readonly string[]): Promise<ReadonlyMap<string, NamedAccount>> {
    const found = await Promise.all([...new Set(ids)].map((id) => this.accounts.find({ id })));
    const present = found.filter((account) => account !== null);
    return new Map(present.map(({ id, name, email }) => [id, { id, name, email }]));
  }
}
