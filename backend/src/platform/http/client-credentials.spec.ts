import { SandboxClient } from '../../../sandbox/testing/client.js';
import { ClientCredentials } from './client-credentials.js';
import { VendorClient } from './vendor-client.js';

let sandbox: SandboxClient;
let client: VendorClient;
let now = 0;

beforeAll(async () => {
  sandbox = await SandboxClient.start();
  client = new VendorClient({ vendor: 'Serpro', baseUrl: `${sandbox.sandbox.url}/serpro` });
});

afterAll(async () => {
  await client.onApplicationShutdown();
  await sandbox.close();
});

const SETTINGS = { path: '/token', credentials: 'sandbox-serpro-key:sandbox-serpro-secret', marginSeconds: 60 };
const token = () => new ClientCredentials(client, SETTINGS, () => now);
const fetches = async (): Promise<number> => (await sandbox.call('GET', '/traffic?vendor=serpro')).json.total;

describe('The access token', () => {
  it('is fetched once for all who wait, and kept', async () => {
    const kept = token();
    const first = await kept.get();
    const before = await fetches();
    expect(await Promise.all([kept.get(), kept.get(), kept.get()])).toEqual([first, first, first]);
    expect(await fetches()).toBe(before);
  });

  it('is fetched once for all who ask at the same moment, and once more for all who waited for one that failed', async () => {
    const [kept, start] = [token(), await fetches()];
    const [first, ...others] = await Promise.all([kept.get(), kept.get(), kept.get()]);
    expect(others).toEqual([first, first]);
    expect(await fetches()).toBe(start + 1);

    now += 3_600_000;
    await sandbox.call('POST', '/faults/serpro', { kind: 'server-error', times: 1 });
    const failing = kept.get().catch((error: unknown) => error);
    await new Promise(setImmediate);
    const [next, ...waiting] = await Promise.all([kept.get(), kept.get(), kept.get()]);
    expect(await failing).toMatchObject({ code: 'SOURCE_DOWN' });
    expect(waiting).toEqual([next, next]);
    expect(await fetches()).toBe(start + 3);
  });

  it('is fetched again a minute before it runs out', async () => {
    const kept = token();
    await kept.get();
    const before = await fetches();
    now += 3_545_000;
    await kept.get();
    expect(await fetches()).not.toBe(before);
  });

  it('is not kept when it could not be fetched', async () => {
    const kept = token();
    await sandbox.call('POST', '/faults/serpro', { kind: 'server-error', times: 1 });
    await expect(kept.get()).rejects.toMatchObject({ code: 'SOURCE_DOWN' });
    await expect(kept.get()).resolves.toEqual(expect.any(String));
  });

  it('that is dropped is fetched anew, and dropping an older one changes nothing', async () => {
    const kept = token();
    const first = await kept.get();
    await kept.drop('another');
    expect(await kept.get()).toBe(first);
    await sandbox.call('DELETE', '/serpro-tokens');
    await kept.drop(first);
    expect(await kept.get()).not.toBe(first);
  });
});
