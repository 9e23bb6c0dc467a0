import { pbkdf2 } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { writeCopy } from './copy-file.js';
import type { CopyRecord } from './records.js';

/** Keeps all threads that open files busy for a moment. */
const busy = () => Promise.all(Array.from({ length: 8 }, () => promisify(pbkdf2)('a', 'b', 100_000, 32, 'sha256')));

it('A copy that fails at once leaves no file that appears after it was removed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'copy-'));
  // biome-ignore lint/correctness/useYield: it fails before its first record
  const failing = async function* (): AsyncGenerator<CopyRecord> {
    await new Promise(setImmediate);
    throw new Error('no database');
  };
  try {
    const file = join(folder, 'copy.part');
    const threads = busy();
    await expect(writeCopy(failing(), file, Buffer.alloc(32))).rejects.toThrow('no database');
    rmSync(file, { force: true });
    await threads;
    await busy();
    expect(readdirSync(folder)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
