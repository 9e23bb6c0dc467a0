import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { appStore } from '../../app/app-store';
import { useDeletePromotionalCodeMutation } from '../api/generated';
import { useTestServer } from '../testing/test-server';
import { useLateFailure } from './late-failure';
import { useAsked } from './use-asked';

const inStore = ({ children }: { children: ReactNode }) => <Provider store={appStore}>{children}</Provider>;

describe('What is asked in a dialog', () => {
  const server = useTestServer();

  it('is not closed by what comes late of the question before, though that was the same', () => {
    const { result } = renderHook(() => useAsked<'change'>(), { wrapper: inStore });
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
    const { result } = renderHook(() => useAsked<'change'>(), { wrapper: inStore });
    act(() => result.current.ask('change'));
    const onClick = result.current.close as (event: unknown) => void;
    act(() => onClick({ type: 'click' }));
    expect(result.current).toMatchObject({ asked: null, done: '' });
  });

  it('tells that it failed after it was left, and nothing of what failed before that or was asked elsewhere', async () => {
    const of = (id: string) => `DELETE /api/admin/promotional-codes/${id}`;
    const refusal = (error: string) => ({ status: 409, body: { success: false, error } });
    const [elsewhere, left] = ['de fora', 'da janela'].map((said, n) => server.hold(of(`c${n}`), refusal(said)));
    server.on(of('seen'), refusal('visto na janela'));
    const asking = () => ({
      ...useAsked<'delete'>(),
      late: useLateFailure().text,
      outside: useDeletePromotionalCodeMutation()[0],
      inside: useDeletePromotionalCodeMutation()[0],
    });
    const { result } = renderHook(asking, { wrapper: inStore });
    act(() => void result.current.outside({ id: 'c0' }));
    act(() => result.current.ask('delete'));
    await act(async () => void (await result.current.inside({ id: 'seen' })));
    act(() => void result.current.inside({ id: 'c1' }));
    act(() => result.current.close());
    elsewhere?.();
    left?.();
    await waitFor(() => expect(result.current.late).toBe('da janela'));
  });

  it('tells that it failed after its whole screen was left', async () => {
    const fail = server.hold('DELETE /api/admin/promotional-codes/c2', {
      status: 409,
      body: { success: false, error: 'da tela deixada' },
    });
    const asking = () => ({ ...useAsked<'delete'>(), remove: useDeletePromotionalCodeMutation()[0] });
    const { result, unmount } = renderHook(asking, { wrapper: inStore });
    act(() => result.current.ask('delete'));
    act(() => void result.current.remove({ id: 'c2' }));
    unmount();
    fail?.();
    const next = renderHook(() => useLateFailure().text, { wrapper: inStore });
    await waitFor(() => expect(next.result.current).toBe('da tela deixada'));
  });
});
