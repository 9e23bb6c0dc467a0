import { act, renderHook } from '@testing-library/react';
import { useAsked } from './use-asked';

describe('What is asked in a dialog', () => {
  it('is not closed by what comes late of the question before, though that was the same', () => {
    const { result } = renderHook(() => useAsked<'change'>());
    act(() => result.current.ask('change'));
    const { close } = result.current;
    act(() => close());
    expect(result.current.asked).toBeNull();
    act(() => result.current.ask('change'));
    act(() => close('Senha trocada.'));
    expect(result.current).toMatchObject({ asked: 'change', done: 'Senha trocada.' });
    act(() => result.current.close());
    expect(result.current).toMatchObject({ asked: null, done: 'Senha trocada.' });
  });

  it('came to nothing where a button closes it with its own event', () => {
    const { result } = renderHook(() => useAsked<'change'>());
    act(() => result.current.ask('change'));
    const onClick = result.current.close as (event: unknown) => void;
    act(() => onClick({ type: 'click' }));
    expect(result.current).toMatchObject({ asked: null, done: '' });
  });
});
