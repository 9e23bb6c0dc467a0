import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** How an authenticator or the page it is on departs from what is asked of them. */
export interface Departure {
  challenge?: string;
  origin?: string;
  rpId?: string;
  counter?: number;
  /** The owner was not asked for a face, finger or PIN. */
  unverified?: boolean;
  /** Signs with another key. */
  forged?: boolean;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const ATTESTED = 0x40;

/** A passkey in software: what a browser and its authenticator answer (WebAuthn level 3, ES256, no attestation). */
export class Authenticator {
  readonly id = randomBytes(32);
  counter = 0;
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  constructor(
    private readonly origin: string,
    private readonly rpId = 'localhost',
  ) {}

  /** Answers what the browser was asked to make. */
  creates({ challenge }: { challenge: string }, departure: Departure = {}): object {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const data = this.data(ATTESTED, departure);
    const attested = Buffer.concat([data, Buffer.alloc(16), length, this.id, coseOf(this.keys.publicKey)]);
    const attestationObject = map([
      [text('fmt'), text('none')],
      [text('attStmt'), map([])],
      [text('authData'), bytes(attested)],
    ]);
    return this.answer({
      clientDataJSON: this.client('webauthn.create', challenge, departure),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Answers what the browser was asked to show. */
  shows({ challenge }: { challenge: string }, departure: Departure = {}): object {
    this.counter += 1;
    const clientDataJSON = this.client('webauthn.get', challenge, departure);
    const data = this.data(0, departure);
    const signed = Buffer.concat([
      data,
      createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest(),
    ]);
    const key = departure.forged ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey : this.keys.privateKey;
    return this.answer({
      clientDataJSON,
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, key).toString('base64url'),
      userHandle: null,
    });
  }

  private answer({ userHandle, ...response }: Record<string, unknown>): object {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private client(type: string, asked: string, { challenge = asked, origin = this.origin }: Departure): string {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url');
  }

  private data(flags: number, { rpId = this.rpId, counter = this.counter, unverified = false }: Departure): Buffer {
    const head = Buffer.alloc(5);
    head[0] = flags | USER_PRESENT | (unverified ? 0 : USER_VERIFIED);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), head]);
  }
}

/** The public key as authenticators write it: COSE, in CBOR. */
function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const [kty, alg, curve] = [Buffer.from([0x02]), Buffer.from([0x26]), Buffer.from([0x01])];
  return map([
    [Buffer.from([0x01]), kty],
    [Buffer.from([0x03]), alg],
    [Buffer.from([0x20]), curve],
    [Buffer.from([0x21]), bytes(Buffer.from(x, 'base64url'))],
    [Buffer.from([0x22]), bytes(Buffer.from(y, 'base64url'))],
  ]);
}

const map = (entries: Array<[Buffer, Buffer]>): Buffer => Buffer.concat([head(5, entries.length), ...entries.flat()]);
const text = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const bytes = (value: Buffer): Buffer => Buffer.concat([head(2, value.length), value]);

/** The beginning of a CBOR item, of at most 65,535 units. */
function head(kind: number, n: number): Buffer {
  if (n < 24) return Buffer.from([(kind << 5) | n]);
  return n < 256 ? Buffer.from([(kind << 5) | 24, n]) : Buffer.from([(kind << 5) | 25, n >> 8, n & 255]);
}
