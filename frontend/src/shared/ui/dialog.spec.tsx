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
const erase = (id: string) => void appStore.dispatch(deletePromotionalCode.initiate({ id }, { track: false }));

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

function Told() {
  const failure = useLateFailure();
  return <p role="note">{failure !== undefined && readApiError(failure, '').text}</p>;
}
