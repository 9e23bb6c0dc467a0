import { act, renderHook } from '@testing-library/react';
import { endSession, startSession } from './api/session';
import { useDraft } from './drafts';

const enter = (id: string, token = 't') =>
  startSession({ token, user: { id, name: 'Ana', email: 'ana@gmail.com' }, userType: 'user' });
const open = (place: string) => renderHook(() => useDraft(place));

describe('what is typed and not sent yet', () => {
  beforeEach(() => enter('u1'));
  afterEach(endSession);

  it('is there on the way back to its place, and nowhere else, until it is sent', () => {
    const { result, unmount } = open('lote');
    act(() => result.current[1]('529.982.247-25'));
    unmount();
    act(() => enter('u1', 'renewed'));
    expect(open('anotacao').result.current[0]).toBe('');
    const { result: again, unmount: leave } = open('lote');
    expect(again.current[0]).toBe('529.982.247-25');
    act(() => again.current[1](''));
    leave();
    expect(open('lote').result.current[0]).toBe('');
  });

  it('is gone once it is sent, also where it is shown again, and not what was typed after that', () => {
    const first = open('lote');
    act(() => first.result.current[1]('529.982.247-25'));
    const [, , sent] = first.result.current;
    first.unmount();
    const { result: again } = open('lote');
    act(() => sent('529.982.247-25'));
    expect(again.current[0]).toBe('');
    act(() => again.current[1]('111.444.777-35'));
    act(() => sent('529.982.247-25'));
    expect(again.current[0]).toBe('111.444.777-35');
    expect(open('lote').result.current[0]).toBe('111.444.777-35');
  });

  it('is not lost with the page without a question, and none is asked once it is sent', () => {
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    const { result } = open('lote');
    expect(asks()).toBe(false);
    act(() => result.current[1]('529.982.247-25'));
    expect(asks()).toBe(true);
    act(() => result.current[1](''));
    expect(asks()).toBe(false);
    act(() => result.current[1]('529.982.247-25'));
    act(endSession);
    expect(asks()).toBe(false);
  });

  it.each([
    ['ends', endSession],
    ['becomes another account’s', () => enter('u2')],
  ])('is forgotten when the session %s', (_, change) => {
    const { result, unmount } = open('lote');
    act(() => result.current[1]('529.982.247-25'));
    unmount();
    act(change);
    act(() => enter('u1'));
    expect(open('lote').result.current[0]).toBe('');
  });
});
