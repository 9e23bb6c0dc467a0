import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOf, takeLock } from './lock.mjs';

describe('A lock file', () => {
  let folder;
  let path;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'nitido-lock-'));
    path = join(folder, 'lock');
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  it('is there while it is held and gone afterwards', async () => {
    const { release, inherited } = await takeLock(path);
    expect([existsSync(path), inherited]).toEqual([true, false]);
    release();
    expect(existsSync(path)).toBe(false);
  });

  it('names its living holder to whoever comes second', async () => {
    await takeLock(path);
    await expect(takeLock(path)).rejects.toMatchObject({ code: 'ELOCKED', holder: process.pid });
  });

  it('is handed over when the holder lets go in time', async () => {
    const { release } = await takeLock(path);
    setTimeout(release, 50);
    await expect(takeLock(path, { waitMs: 5_000 })).resolves.toMatchObject({ inherited: false });
  });

  it('is inherited from a holder that was killed', async () => {
    const holder = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    writeFileSync(path, JSON.stringify({ pid: holder.pid, started: startOf(holder.pid) }));
    await expect(takeLock(path)).rejects.toMatchObject({ holder: holder.pid });
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    await expect(takeLock(path)).resolves.toMatchObject({ inherited: true });
  });

  it('is inherited when another process has the dead holder’s id by now', async () => {
    writeFileSync(path, JSON.stringify({ pid: process.pid, started: 'long ago' }));
    await expect(takeLock(path)).resolves.toMatchObject({ inherited: true });
  });

  it('is inherited when its content is damaged', async () => {
    writeFileSync(path, 'not json');
    await expect(takeLock(path)).resolves.toMatchObject({ inherited: true });
  });

  it('leaves nothing behind where the disk is full', async () => {
    symlinkSync('/dev/full', `${path}.${process.pid}`);
    await expect(takeLock(path)).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(readdirSync(folder)).toEqual([]);
  });

  it('goes to exactly one of many that come at once', async () => {
    writeFileSync(path, JSON.stringify({ pid: process.pid, started: 'long ago' }));
    const takers = await Promise.allSettled(Array.from({ length: 20 }, () => takeLock(path)));
    expect(takers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
