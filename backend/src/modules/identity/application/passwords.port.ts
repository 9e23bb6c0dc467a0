/** Slow, salted hashes of passwords. Both calls throw BUSY when too many wait already. */
export abstract class Passwords {
  abstract hash(password: string): Promise<string>;

  /** Whether the password is the one behind `hash`. Without a hash it does the same work and answers false. */
  abstract matches(password: string, hash: string | null): Promise<boolean>;
}
