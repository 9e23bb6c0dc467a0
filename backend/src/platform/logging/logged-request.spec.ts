import { loggedRequest } from './log-options.js';

const logged = (url: string | undefined, given?: string) =>
  loggedRequest({ id: 'r', method: 'GET', headers: { 'x-request-id': given }, routeOptions: { url } });

describe('A request in the log', () => {
  it('is its route, whatever was written, and one word where no route is', () => {
    expect(logged('/api/user/history/:id')).toEqual({ id: 'r', method: 'GET', route: '/api/user/history/:id' });
    expect(logged(undefined)).toEqual({ id: 'r', method: 'GET', route: '*' });
  });

  it.each(['pedido-1', 'req_8f3a2b', 'b7ad6b71f92a3d31', '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11'])(
    'tells the caller’s id %s beside ours',
    (given) => {
      expect(logged('/x', given)).toMatchObject({ id: 'r', callerId: given });
    },
  );

  it.each([
    '52998224725',
    'cpf-529.982.247-25',
    '11222333000181',
    '+5511987654321',
    '11-98765-4321',
    'ana.lima1@gmail.com',
    'Ana Lima 1',
    'ana.maria.lima',
    `${'a'.repeat(64)}1`,
    'a1\r\nb',
    '',
  ])('does not tell %p, which may be more than an id', (given) => {
    expect(logged('/x', given)).not.toHaveProperty('callerId');
  });
});
