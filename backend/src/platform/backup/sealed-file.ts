import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { ByteReader } from './byte-reader.js';
import { Refusal } from './refusal.js';

const MAGIC = Buffer.from('NITIDO-BACKUP-1\n');
const SALT_BYTES = 32;
const CHECK_BYTES = 16;
const KEY_BYTES = 32;
const TAG_BYTES = 16;
const LENGTH_BYTES = 4;
const FRAME_BYTES = 262_144;

const ALTERED = 'O arquivo da cópia foi alterado ou está danificado. Use outra cópia.';
const CUT = 'O arquivo da cópia está incompleto: falta o fim. Use outra cópia.';

/**
 * A stream as a file that only the key opens: a head (magic, salt, check of the key), then frames of AES-256-GCM, each its
 * length, ciphertext and tag. The key is the file's own, made of the given one and the salt; the nonce is the frame's
 * number and whether it is the last, so that frames can't be changed, moved or left out, and the end can't be cut off.
 */
export async function* seal(source: AsyncIterable<Buffer>, key: Buffer): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const own = keysOf(key, salt);
  yield Buffer.concat([MAGIC, salt, own.check]);
  const reader = new ByteReader(source);
  for (let number = 0; ; number++) {
    const text = await reader.take(FRAME_BYTES);
    const last = text.length < FRAME_BYTES;
    const cipher = createCipheriv('aes-256-gcm', own.aes, nonceOf(number, last));
    const body = Buffer.concat([cipher.update(text), cipher.final(), cipher.getAuthTag()]);
    const length = Buffer.alloc(LENGTH_BYTES);
    length.writeUInt32BE(text.length);
    yield Buffer.concat([length, body]);
    if (last) return;
  }
}

/** What was sealed. Throws a Refusal at a wrong key, a changed byte or a missing end; what came before it was as it had been. */
export async function* unseal(source: AsyncIterable<Buffer>, key: Buffer): AsyncGenerator<Buffer> {
  const reader = new ByteReader(source);
  const head = await reader.take(MAGIC.length + SALT_BYTES + CHECK_BYTES);
  if (!head.subarray(0, MAGIC.length).equals(MAGIC)) throw new Refusal('O arquivo não é uma cópia do Nítido.');
  if (head.length < MAGIC.length + SALT_BYTES + CHECK_BYTES) throw new Refusal(CUT);
  const own = keysOf(key, head.subarray(MAGIC.length, MAGIC.length + SALT_BYTES));
  if (!timingSafeEqual(own.check, head.subarray(-CHECK_BYTES))) {
    throw new Refusal('BACKUP_KEY: não é a chave com que esta cópia foi feita.');
  }
  for (let number = 0; ; number++) {
    const length = await reader.take(LENGTH_BYTES);
    if (length.length < LENGTH_BYTES) throw new Refusal(CUT);
    const bytes = length.readUInt32BE();
    if (bytes > FRAME_BYTES) throw new Refusal(ALTERED);
    const body = await reader.take(bytes + TAG_BYTES);
    if (body.length < bytes + TAG_BYTES) throw new Refusal(CUT);
    const last = bytes < FRAME_BYTES;
    yield opened(body, own.aes, nonceOf(number, last));
    if (!last) continue;
    if ((await reader.take(1)).length > 0) throw new Refusal(ALTERED);
    return;
  }
}

function opened(body: Buffer, key: Buffer, nonce: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, nonce);
  decipher.setAuthTag(body.subarray(-TAG_BYTES));
  const text = decipher.update(body.subarray(0, -TAG_BYTES));
  try {
    decipher.final();
  } catch {
    throw new Refusal(ALTERED);
  }
  return text;
}

function keysOf(key: Buffer, salt: Buffer): { aes: Buffer; check: Buffer } {
  const made = Buffer.from(hkdfSync('sha256', key, salt, 'nitido-backup', KEY_BYTES + CHECK_BYTES));
  return { aes: made.subarray(0, KEY_BYTES), check: made.subarray(KEY_BYTES) };
}

function nonceOf(number: number, last: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 2, 6);
  nonce[11] = last ? 1 : 0;
  return nonce;
}
