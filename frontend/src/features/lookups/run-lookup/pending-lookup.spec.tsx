import { act, renderHook } from '@testing-library/react';
import { endSession, startSession } from '../../../shared/api/session';
import { setPendingLookup, usePendingLookup } from './pending-lookup';

const LOOKUP = { type: 'cnpj', values: { cnpj: '12ABC34501DE35' } } as const;
const enter = (id: string, token = 't') =>
  startSession({ token, user: { id, name: 'Ana', email: 'ana@gmail.com' }, userType: 'user' });

describe('a lookup that was asked for elsewhere', () => {
  beforeEach(() => {
    enter('u1');
    setPendingLookup(LOOKUP);
  });
  afterEach(() => {
    setPendingLookup(null);
    endSession();
  });

  it('waits for the page while the session is renewed', () => {
    const { result } = renderHook(usePendingLookup);
    act(() => enter('u1', 'renewed'));
    expect(result.current).toEqual(LOOKUP);
  });

  it.each([
    ['ends', endSession],
    ['becomes another account’s', () => enter('u2')],
  ])('is forgotten when the session %s', (_, change) => {
    const { result } = renderHook(usePendingLookup);
    act(change);
    expect(result.current).toBeNull();
    act(() => enter('u1'));
    expect(result.current).toBeNull();
  });
});
