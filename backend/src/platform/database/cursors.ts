import { invalidInput } from '../../kernel/errors.js';
import type { FieldCipher } from '../crypto/field-cipher.js';
import { isUuid } from '../ids.js';
import type { KeyedOrder, Place } from './keyed-order.js';

/**
 * What callers hold of a place in a list: its id where that is all of it, or else both sealed, since they stand in addresses and a key
 * may tell of a person when they were last here. Sealed for one order of one table, it is good for no other.
 */
export class Cursors {
  private readonly context: string;

  constructor(
    private readonly cipher: FieldCipher | undefined,
    table: string,
    private readonly order: KeyedOrder,
  ) {
    this.context = `cursor:${table}:${order.key}:${order.way}`;
  }

  of({ id, key }: Place): string {
    if (this.order.key === 'id') return id;
    return this.seal()
      .encrypt(JSON.stringify([id, key]), this.context)
      .toString('base64url');
  }

  /** Throws INVALID_INPUT for anything but a cursor of this list. */
  placeOf(cursor: string): Place {
    if (this.order.key !== 'id') return this.opened(cursor);
    if (!isUuid(cursor)) throw noCursor();
    return { id: cursor, key: null };
  }

  private opened(cursor: string): Place {
    const seal = this.seal();
    try {
      const [id, key] = JSON.parse(seal.decrypt(Buffer.from(cursor, 'base64url'), this.context));
      return { id, key };
    } catch {
      throw noCursor();
    }
  }

  private seal(): FieldCipher {
    if (!this.cipher) throw new Error('places of a list are sealed, and these statements have no cipher');
    return this.cipher;
  }
}

const noCursor = () => invalidInput('cursor', 'Cursor inválido.');
