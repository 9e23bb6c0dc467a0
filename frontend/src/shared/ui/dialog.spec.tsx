import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { appStore } from '../../app/app-store';
import { searchUsers } from '../../features/admin/searches';
import { readApiError } from '../api/api-error';
import { generatedApi } from '../api/generated';
import { useTestServer } from '../testing/test-server';
import { untilAnswered } from '../testing/wire';
import { Dialog } from './dialog';
import { useLateFailure } from './late-failure';

const { deletePromotionalCode } = generatedApi.endpoints;
const erase = (id: string) => void appStore.dispatch(deletePromotionalCode.initiate(id, { track: false }));

describe('What is asked in a dialog', () => {
  const server = useTestServer();
  const refused = (id: string) =>
    server.hold(`DELETE /api/admin/promotional-codes/${id}`, { status: 409, body: { error: `${id} não saiu` } });

  /** A screen that shows a dialog, and says what is told of one that was left. */
  const show = () => {
    const screenOf = (open: boolean) => (
      <Provider store={appStore}>
        {open && (
          <Dialog title="Apagar?" onClose={() => undefined}>
            <p>De vez.</p>
          </Dialog>
        )}
        <Told />
      </Provider>
    );
    const { rerender, unmount } = render(screenOf(false));
    return { open: () => rerender(screenOf(true)), close: () => rerender(screenOf(false)), unmount };
  };

  it('is told of where it fails after that was left, and nothing of what failed before or was asked elsewhere', async () => {
    const [elsewhere, seen, left] = ['de-fora', 'visto', 'deixado'].map(refused);
    const { open, close } = show();
    erase('de-fora');
    open();
    erase('visto');
    seen?.();
    await act(untilAnswered);
    erase('deixado');
    close();
    elsewhere?.();
    await act(untilAnswered);
    expect(screen.getByRole('note')).toBeEmptyDOMElement();
    left?.();
    expect(await screen.findByText('deixado não saiu')).toBeInTheDocument();
  });

  it('is told of where the whole screen was left', async () => {
    const fail = refused('da-tela');
    const { open, unmount } = show();
    open();
    erase('da-tela');
    unmount();
    fail();
    await act(untilAnswered);
    show();
    expect(await screen.findByText('da-tela não saiu')).toBeInTheDocument();
  });

  it('is not told of where it only looked something up', async () => {
    const fail = server.hold('POST /api/admin/users/search', { status: 500, body: { error: 'não achou' } });
    const { open, close } = show();
    open();
    void appStore.dispatch(searchUsers({ texto: 'ana' }));
    close();
    fail();
    await act(untilAnswered);
    expect(screen.queryByText('não achou')).toBeNull();
  });
});

describe('The focus after a dialog', () => {
  /** A dialog that another one follows, as what came of a form does. */
  const show = (shown: 'none' | 'form' | 'outcome', opener = true) => (
    <main tabIndex={-1}>
      {opener && <button type="button">Colar uma lista</button>}
      {shown === 'form' && (
        <Dialog title="Colar" onClose={() => undefined}>
          <button type="submit">Enviar</button>
        </Dialog>
      )}
      {shown === 'outcome' && (
        <Dialog title="Lista conferida" onClose={() => undefined}>
          <button type="button">Concluir</button>
        </Dialog>
      )}
    </main>
  );
  /** A button that is disabled while its form is sent loses the focus. */
  const throughBoth = (opener = true, sent = false) => {
    const { rerender } = render(show('none'));
    act(() => screen.getByRole('button', { name: 'Colar uma lista' }).focus());
    rerender(show('form'));
    act(() => screen.getByRole('button', { name: 'Enviar' }).focus());
    if (sent) act(() => screen.getByRole('button', { name: 'Enviar' }).blur());
    rerender(show('outcome'));
    act(() => screen.getByRole('button', { name: 'Concluir' }).focus());
    rerender(show('none', opener));
  };

  it.each([false, true])('goes back to what opened the first of two that followed one another: %s', (sent) => {
    throughBoth(true, sent);
    expect(screen.getByRole('button', { name: 'Colar uma lista' })).toHaveFocus();
  });

  it('stays where it was where nothing had it', () => {
    const { rerender } = render(show('none'));
    rerender(show('form'));
    rerender(show('none'));
    expect(document.body).toHaveFocus();
  });

  it('goes to the content where what opened it is gone', () => {
    throughBoth(false);
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

function Told() {
  const failure = useLateFailure();
  return <p role="note">{failure !== undefined && readApiError(failure, '').text}</p>;
}
