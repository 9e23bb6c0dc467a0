import { Injectable } from '@nestjs/common';
import { columnById, encryptedColumns, FieldCipher } from '../../../platform/crypto/field-cipher.js';
import { SubjectHash } from '../../../platform/crypto/subject-hash.js';
import type { Caller } from '../model/index.js';
import { deviceOf } from './device.js';
import type { SealedCaller } from './session.js';

/** Addresses and agents of sessions: personal data that are read for the owner's eye and the law alone. */
@Injectable()
export class SessionCallers {
  constructor(
    private readonly cipher: FieldCipher,
    private readonly hash: SubjectHash,
  ) {}

  seal(id: string, accountId: string, { address, agent }: Caller): SealedCaller {
    const sealed = (text: string | null, part: Part) => text && this.cipher.encrypt(text, contextOf(part, id));
    return {
      address: sealed(address, 'address') || null,
      agent: sealed(agent, 'agent') || null,
      deviceHash: this.hash.of('session-device', `${accountId} ${deviceOf(agent).name}`),
    };
  }

  open({ id, address, agent }: Pick<SealedCaller, Part> & { readonly id: string }): Caller {
    const opened = (stored: Buffer | null, part: Part) => stored && this.cipher.decrypt(stored, contextOf(part, id));
    return { address: opened(address, 'address'), agent: opened(agent, 'agent') };
  }
}

type Part = 'address' | 'agent';

/** Bound to its session and to what it is. */
function contextOf(part: Part, id: string): string {
  return `session ${part} ${id}`;
}

encryptedColumns(
  columnById('sessions', 'address', (id) => contextOf('address', id)),
  columnById('sessions', 'agent', (id) => contextOf('agent', id)),
);
