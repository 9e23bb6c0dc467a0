import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StateFile } from './state-file.js';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-state-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('what was saved last is loaded, in a folder that is made when missing', async () => {
  const state = { count: 0 };
  const file = new StateFile(join(folder, 'new', 'state.json'), () => state);
  await Promise.all(
    Array.from({ length: 20 }, () => {
      state.count++;
      return file.save();
    }),
  );
  expect(new StateFile(join(folder, 'new', 'state.json'), () => null).load()).toEqual({ count: 20 });
});

test('each save waits for a write that holds its change', async () => {
  const path = join(folder, 'state.json');
  const state: number[] = [];
  const file = new StateFile(path, () => state);
  for (let n = 0; n < 10; n++) {
    state.push(n);
    void file.save();
    state.push(-n - 1);
    await file.save();
    expect(JSON.parse(await readFile(path, 'utf8'))).toEqual(state);
  }
});

test('a write that fails is told to its caller and does not stop the next', async () => {
  const path = join(folder, 'state.json');
  const file = new StateFile(path, () => 'kept');
  await mkdir(`${path}.new`);
  await expect(file.save()).rejects.toMatchObject({ code: 'EISDIR' });
  await rm(`${path}.new`, { recursive: true });
  await file.save();
  expect(file.load()).toBe('kept');
});

test('without a path nothing is kept and nothing fails', async () => {
  const file = new StateFile(undefined, () => 1);
  await file.save();
  expect(file.load()).toBeNull();
});
