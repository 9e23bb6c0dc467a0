import { randomBytes } from 'node:crypto';
import { seal, unseal } from './sealed-file.js';

const KEY = randomBytes(32);
const FRAME = 262_144;
const HEAD = 64;

async function* pieces(bytes: Buffer, length = 50_000) {
  for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
}

async function all(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of source) parts.push(part);
  return Buffer.concat(parts);
}

const sealed = (bytes: Buffer) => all(seal(pieces(bytes), KEY));
const opened = (file: Buffer, key = KEY) => all(unseal(pieces(file, 70_001), key));

describe('A sealed file', () => {
  it.each([0, 1, FRAME - 1, FRAME, FRAME + 1, 3 * FRAME])('gives back %d bytes as they were', async (length) => {
    const bytes = randomBytes(length);
    const file = await sealed(bytes);
    expect((await opened(file)).equals(bytes)).toBe(true);
  });

  it('does not hold the text it keeps', async () => {
    expect((await sealed(Buffer.from('um texto de trinta e dois bytes.'))).includes('texto de trinta')).toBe(false);
  });

  it('is another one each time', async () => {
    const [one, two] = [await sealed(Buffer.from('o mesmo')), await sealed(Buffer.from('o mesmo'))];
    expect(one.equals(two)).toBe(false);
  });

  it('is refused with any byte changed, wherever it stands', async () => {
    const file = await sealed(randomBytes(FRAME + 1_000));
    const places = [0, 20, 50, HEAD, HEAD + 3, HEAD + 4, FRAME, file.length - 17, file.length - 1];
    for (const place of [...places, Math.floor(Math.random() * file.length)]) {
      const other = Buffer.from(file);
      other[place]! ^= 1;
      const outcome = await opened(other).then(
        () => `accepted with byte ${place} changed`,
        (error: Error) => error.message,
      );
      expect(outcome).toMatch(/alterado|incompleto|não é a chave|não é uma cópia/);
    }
  });

  it('is refused when it is cut, also between its frames, and when something follows its end', async () => {
    const file = await sealed(randomBytes(2 * FRAME));
    const whole = 4 + FRAME + 16;
    for (const length of [10, HEAD - 1, HEAD, HEAD + 2, HEAD + whole, HEAD + 2 * whole, file.length - 1]) {
      await expect(opened(file.subarray(0, length))).rejects.toThrow(/incompleto|não é uma cópia/);
    }
    await expect(opened(Buffer.concat([file, Buffer.from([0])]))).rejects.toThrow('alterado');
  });

  it('is refused when frames change their places, or one is left out', async () => {
    const file = await sealed(randomBytes(2 * FRAME));
    const whole = 4 + FRAME + 16;
    const [head, first, second] = [
      file.subarray(0, HEAD),
      file.subarray(HEAD, HEAD + whole),
      file.subarray(HEAD + whole, HEAD + 2 * whole),
    ];
    const end = file.subarray(HEAD + 2 * whole);
    await expect(opened(Buffer.concat([head, second, first, end]))).rejects.toThrow('alterado');
    await expect(opened(Buffer.concat([head, first, end]))).rejects.toThrow('alterado');
  });

  it('is refused with another key', async () => {
    const file = await sealed(Buffer.from('x'));
    await expect(opened(file, randomBytes(32))).rejects.toThrow(
      'BACKUP_KEY: não é a chave com que esta cópia foi feita.',
    );
  });
});
