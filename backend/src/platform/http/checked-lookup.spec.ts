import { type LookupAddress } from 'node:dns';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { AddressRefused, checkedLookup } from './checked-lookup.js';
import { isPublicAddress } from './public-address.js';

const v4 = (address: string): LookupAddress => ({ address, family: 4 });

/** A name server whose answers come one after the other. */
function answering(...answers: LookupAddress[][]) {
  let asked = 0;
  const resolve: Parameters<typeof checkedLookup>[1] = (_name, _options, done) => {
    done(null, answers[Math.min(asked++, answers.length - 1)] ?? []);
  };
  return { resolve, asked: () => asked };
}

const looked = (look: ReturnType<typeof checkedLookup>, all = true): Promise<unknown> =>
  new Promise((found) => look('name.example', { all }, (error, address) => found(error ?? address)));

describe('A name that is looked up for a connection', () => {
  it('gives the addresses that were checked', async () => {
    const { resolve } = answering([v4('8.8.8.8'), v4('8.8.4.4')]);
    expect(await looked(checkedLookup(isPublicAddress, resolve))).toEqual([v4('8.8.8.8'), v4('8.8.4.4')]);
    expect(await looked(checkedLookup(isPublicAddress, resolve), false)).toBe('8.8.8.8');
  });

  it.each([[[v4('127.0.0.1')]], [[v4('8.8.8.8'), v4('10.0.0.1')]], [[{ address: '::1', family: 6 }]], [[]]])(
    'is refused where it leads to %j',
    async (found) => {
      expect(await looked(checkedLookup(isPublicAddress, answering(found).resolve))).toBeInstanceOf(AddressRefused);
    },
  );

  it('tells what the name server says', async () => {
    const gone = Object.assign(new Error('gone'), { code: 'ENOTFOUND' });
    const look = checkedLookup(isPublicAddress, (_name, _options, done) => done(gone, []));
    expect(await looked(look)).toBe(gone);
  });

  it('is asked once a connection, so that what is told afterwards leads nowhere (ASVS 1.3.6)', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await new Promise((listening) => server.once('listening', listening));
    const { port } = server.address() as AddressInfo;
    const names = answering([v4('127.0.0.1')], [v4('127.0.0.2')]);
    const isAllowed = (address: string) => address === '127.0.0.1';
    const remotes = [];
    for (let n = 0; n < 2; n++) {
      const socket = connect({ host: 'name.example', port, lookup: checkedLookup(isAllowed, names.resolve) });
      remotes.push(
        await new Promise((end) => {
          socket.once('connect', () => end(socket.remoteAddress)).once('error', end);
        }),
      );
      socket.destroy();
    }
    server.close();
    expect(remotes).toEqual(['127.0.0.1', expect.any(AddressRefused)]);
    expect(names.asked()).toBe(2);
  });
});
