import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { appStore } from '../../../app/app-store';
import { Providers } from '../../../app/providers';
import { fillIn } from '../../../shared/testing/fill-in';
import { pass, stopClock, until } from '../../../shared/testing/page-clock';
import { untilAnswered } from '../../../shared/testing/wire';
import { openLookups, profile, useSubscriberServer } from '../../lookups/testing/subscriber';
import { NumberForm } from './number-form';

const CHECK = 'POST /api/whatsapp/check-whatsapp';
const ADD = 'POST /api/whatsapp/add-whatsapp';
const REMOVE = 'DELETE /api/whatsapp';
const LINK = 'GET /api/whatsapp/bot-link';

const NONE = { success: true, hasWhatsApp: false, whatsappFormatted: null, verified: false, verificationCode: null };
const WAITING = {
  ...NONE,
  hasWhatsApp: true,
  whatsappFormatted: '(11) 98765-4321',
  verificationCode: '048213',
};
const VERIFIED = { ...WAITING, verified: true, verificationCode: null };

describe('the WhatsApp manager', () => {
  const server = useSubscriberServer();
  beforeEach(() => {
    server.on(CHECK, { body: NONE });
    server.on(LINK, { body: { success: true, whatsappLink: 'https://wa.me/551140028922' } });
  });

  afterEach(() => jest.useRealTimers());

  async function own() {
    await openLookups('/consultas', 'O que você quer consultar?');
    return within(await screen.findByRole('region', { name: 'Meu WhatsApp' }));
  }

  const typeNumber = async (card: Awaited<ReturnType<typeof own>>, number: string) => {
    const field = await card.findByLabelText('Número do WhatsApp');
    if (number) await fillIn(field, number);
    await userEvent.click(card.getByRole('button', { name: 'Adicionar WhatsApp' }));
    return field;
  };

  it('loads, then offers the form', async () => {
    const arrive = server.hold(CHECK, { body: NONE });
    const card = await own();
    expect(card.getByRole('status', { name: 'Carregando' })).toBeInTheDocument();
    arrive();
    const field = await card.findByLabelText('Número do WhatsApp');
    expect(field).toHaveAttribute('placeholder', '(11) 99999-9999');
    expect(field).toHaveAttribute('maxLength', '15');
  });

  it.each([
    ['', 'Digite seu número do WhatsApp'],
    ['119876543', 'Digite um número válido: (11) 99999-9999'],
  ])('refuses %j with the rule’s words and asks nobody', async (number, text) => {
    const card = await own();
    const field = await typeNumber(card, number);
    expect(card.getByText(text)).toBeInTheDocument();
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(server.requests(ADD)).toEqual([]);
  });

  it('masks the number, sends its digits, and tells for three seconds that it was added', async () => {
    server.on(ADD, () => {
      server.on(CHECK, { body: WAITING });
      return { body: WAITING };
    });
    const card = await own();
    const field = await card.findByLabelText('Número do WhatsApp');
    await userEvent.type(field, '11987654321');
    expect(field).toHaveValue('(11) 98765-4321');
    stopClock();
    fireEvent.click(card.getByRole('button', { name: 'Adicionar WhatsApp' }));
    const told = () => card.queryByText('WhatsApp adicionado com sucesso.');
    await until(() => told() !== null);
    expect(server.requests(ADD).map(({ body }) => body)).toEqual([{ whatsapp: '11987654321' }]);
    await until(() => card.queryByText('Aguardando verificação') !== null);
    await pass(2_900);
    expect(told()).toBeInTheDocument();
    await pass(100);
    expect(told()).toBeNull();
  });

  it('takes the country code off a pasted number', async () => {
    const card = await own();
    const field = await card.findByLabelText('Número do WhatsApp');
    await userEvent.click(field);
    await userEvent.paste('+55 (11) 98765-4321');
    expect(field).toHaveValue('(11) 98765-4321');
  });

  it('shows what is to be done until the number is verified, with the code ready in the conversation', async () => {
    server.on(CHECK, { body: WAITING });
    const card = await own();
    expect(await card.findByText('(11) 98765-4321')).toBeInTheDocument();
    const [first, second] = card.getAllByRole('listitem');
    expect(second).toHaveTextContent('Envie o comando !verificarnum.');
    expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      'https://wa.me/551140028922?text=!verificarnum%20048213',
    );
    expect(card.getByText('048213')).toBeInTheDocument();
  });

  it('turns to verified when the holder’s proof has come while one looked at the conversation', async () => {
    server.on(CHECK, { body: WAITING });
    const card = await own();
    await card.findByText('Aguardando verificação');
    server.on(CHECK, { body: VERIFIED });
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await card.findByText('Verificado')).toBeInTheDocument();
    expect(card.queryByText('Envie o comando')).toBeNull();
  });

  it.each([
    [
      { status: 409, body: { code: 'WHATSAPP_TAKEN', error: 'Este número já está verificado em outra conta.' } },
      'Este número já está verificado em outra conta.',
    ],
    [{ status: 500, body: { code: 'INTERNAL', error: 'Erro interno.' } }, 'Erro ao adicionar WhatsApp'],
    [{ status: 400, body: {} }, 'Erro ao adicionar WhatsApp'],
  ])('says what went wrong: %j', async (reply, text) => {
    server.on(ADD, reply);
    const card = await own();
    const field = await typeNumber(card, '11987654321');
    expect(await card.findByText(text)).toBeInTheDocument();
    expect(field).toHaveValue('(11) 98765-4321');
  });

  it('says so when there is no connection', async () => {
    server.on(ADD, () => {
      throw new Error('cut');
    });
    const card = await own();
    await typeNumber(card, '11987654321');
    expect(await card.findByText('Erro de conexão. Tente novamente.')).toBeInTheDocument();
  });

  it('asks for the password where it was not given lately, and adds the number then', async () => {
    server.on('POST /api/auth/step-up', () => {
      server.on(ADD, { body: WAITING });
      return { body: { success: true } };
    });
    server.on(ADD, { status: 403, body: { code: 'STEP_UP_REQUIRED', error: 'Confirme que é você.' } });
    const card = await own();
    await typeNumber(card, '11987654321');
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirme que é você' }));
    await fillIn(dialog.getByLabelText('Senha'), 'Garoa-2026');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirmar' }));
    expect(await card.findByText('WhatsApp adicionado com sucesso.')).toBeInTheDocument();
    expect(server.requests(ADD)).toHaveLength(2);
  });

  it('removes the number once that is confirmed', async () => {
    server.on(CHECK, { body: VERIFIED });
    server.on(REMOVE, () => {
      server.on(CHECK, { body: NONE });
      return { body: { success: true } };
    });
    const card = await own();
    await userEvent.click(await card.findByRole('button', { name: 'Remover número' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remover este número?' });
    expect(server.requests(REMOVE)).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remover' }));
    expect(await card.findByLabelText('Número do WhatsApp')).toBeInTheDocument();
    expect(card.getByText('WhatsApp removido.')).toBeInTheDocument();
  });

  it('can be asked again when it did not come', async () => {
    server.on(CHECK, { status: 500, body: {} });
    const card = await own();
    expect(await card.findByText('Não foi possível ver seu WhatsApp.')).toBeInTheDocument();
    server.on(CHECK, { body: NONE });
    await userEvent.click(card.getByRole('button', { name: 'Tentar Novamente' }));
    expect(await card.findByLabelText('Número do WhatsApp')).toBeInTheDocument();
  });

  it('opens the conversation with the bot, and tells its commands to who may use them', async () => {
    server.on(CHECK, { body: VERIFIED });
    await own();
    const bot = within(screen.getByRole('region', { name: 'Bot WhatsApp' }));
    const link = await bot.findByRole('link', { name: /^Abrir conversa/ });
    await waitFor(() => expect(link).toHaveAttribute('href', 'https://wa.me/551140028922'));
    expect((await bot.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      '!cnpj',
      '!cep',
      '!plano',
      '!ajuda',
    ]);
  });

  it('is nowhere where there is no bot', async () => {
    server.on(LINK, { status: 503, body: { code: 'WHATSAPP_OFF', error: 'O WhatsApp não está disponível.' } });
    await openLookups('/consultas', 'O que você quer consultar?');
    await waitFor(() => expect(server.requests(LINK)).toHaveLength(1));
    await screen.findByText('Nenhum aviso recebido ainda');
    expect(screen.queryByText('Meu WhatsApp')).toBeNull();
    expect(server.requests(CHECK)).toEqual([]);
  });

  it('stands in Meu Perfil too', async () => {
    server.on(CHECK, { body: VERIFIED });
    await openLookups('/consultas?aba=perfil', 'Meu Perfil');
    const card = within(await screen.findByRole('region', { name: 'Meu WhatsApp' }));
    expect(await card.findByText('Verificado')).toBeInTheDocument();
  });

  describe('in Meu Perfil, where there is no bot', () => {
    beforeEach(() => {
      server.on(LINK, { status: 503, body: { code: 'WHATSAPP_OFF', error: 'O WhatsApp não está disponível.' } });
    });
    const open = () => openLookups('/consultas?aba=perfil', 'Meu Perfil');
    const card = async () => within(await screen.findByRole('region', { name: 'Meu WhatsApp' }));

    it.each([VERIFIED, WAITING])('shows a number that is kept, with the way to remove it alone', async (kept) => {
      server.on(CHECK, { body: kept });
      server.on(REMOVE, () => {
        server.on(CHECK, { body: NONE });
        return { body: { success: true } };
      });
      await open();
      const own = await card();
      expect(await own.findByText('(11) 98765-4321')).toBeInTheDocument();
      expect(own.getByText(/^O bot está desligado/)).toBeInTheDocument();
      expect(own.queryByText('Para ativar o bot')).not.toBeInTheDocument();
      await userEvent.click(own.getByRole('button', { name: 'Remover número' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Remover este número?' }));
      expect(dialog.getByText(/^O número deixa de ser guardado\./)).toBeInTheDocument();
      await userEvent.click(dialog.getByRole('button', { name: 'Remover' }));
      expect(await own.findByText('Nenhum número guardado.')).toBeInTheDocument();
      expect(own.getByText('WhatsApp removido.')).toBeInTheDocument();
      expect(own.queryByRole('button')).not.toBeInTheDocument();
    });

    it('shows nothing where no number is kept', async () => {
      await open();
      await waitFor(() => expect(server.requests(CHECK)).toHaveLength(1));
      await act(untilAnswered);
      expect(screen.queryByText('Meu WhatsApp')).toBeNull();
    });

    it('asks again where it is not known whether a number is kept', async () => {
      server.on(CHECK, { status: 500, body: {} });
      await open();
      const own = await card();
      await act(untilAnswered);
      server.on(CHECK, { body: VERIFIED });
      await userEvent.click(own.getByRole('button', { name: 'Tentar Novamente' }));
      expect(await own.findByRole('button', { name: 'Remover número' })).toBeInTheDocument();
    });
  });

  it('waits for a new proof once all other devices have been signed out', async () => {
    const seen = { kind: 'computer', address: null, createdAt: profile.createdAt, lastSeenAt: profile.createdAt };
    const devices = ['1', '2'].map((id) => ({ ...seen, id, current: id === '1', device: `Chrome ${id}` }));
    server.on('GET /api/user/sessions', { body: { success: true, data: devices, total: 2 } });
    server.on(CHECK, { body: VERIFIED });
    server.on('DELETE /api/user/sessions', () => {
      server.on(CHECK, { body: WAITING });
      return { body: { success: true, ended: 1 } };
    });
    await openLookups('/consultas?aba=perfil', 'Meu Perfil');
    const card = within(await screen.findByRole('region', { name: 'Meu WhatsApp' }));
    expect(await card.findByText('Verificado')).toBeInTheDocument();
    const list = within(await screen.findByRole('region', { name: 'Dispositivos' }));
    await userEvent.click(await list.findByRole('button', { name: 'Sair de todos os outros' }));
    await userEvent.click(screen.getByRole('button', { name: 'Sair dos outros', hidden: true }));
    expect(await card.findByText('Aguardando verificação')).toBeInTheDocument();
  });

  it('wants somebody who is signed in', async () => {
    localStorage.clear();
    render(
      <Providers nonce="">
        <Provider store={appStore}>
          <NumberForm onAdded={() => undefined} />
        </Provider>
      </Providers>,
    );
    await fillIn(screen.getByLabelText('Número do WhatsApp'), '11987654321');
    await userEvent.click(screen.getByRole('button', { name: 'Adicionar WhatsApp' }));
    expect(screen.getByText('Você precisa estar logado')).toBeInTheDocument();
    expect(server.requests(ADD)).toEqual([]);
  });
});
