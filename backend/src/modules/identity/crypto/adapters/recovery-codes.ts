import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SubjectHash } from '../../../../platform/crypto/subject-hash.js';

const CODES = 10;
const HALF = 5;
/** No look-alikes: ten of them are 49 bits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Codes for the day on which the authenticator app is gone. */
@Injectable()
export class RecoveryCodes {
  constructor(private readonly hash: SubjectHash) {}

  /** Ten new ones, as they are shown and as they are stored. */
  make(accountId: string): { codes: string[]; hashes: Buffer[] } {
    const halves = Array.from({ length: CODES }, () => [half(), half()] as const);
    return {
      codes: halves.map(([first, second]) => `${first}-${second}`),
      hashes: halves.map(([first, second]) => this.hashOf(accountId, first + second)),
    };
  }

  hashOf(accountId: string, code: string): Buffer {
    return this.hash.of('recovery-code', `${accountId} ${code}`);
  }
}

function half(): string {
  return Array.from({ length: HALF }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');
}
