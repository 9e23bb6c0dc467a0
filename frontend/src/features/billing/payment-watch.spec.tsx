import { fireEvent, screen } from '@testing-library/react';
import { showProduct } from '../../app/testing';
import { readPendingPayer, writePendingPayer } from '../../shared/api/pending-payer';
import { pass, stopClock, until } from '../../shared/testing/page-clock';
import { useTestServer } from '../../shared/testing/test-server';
import { charge, config, ID, moment, status, user } from './testing/payer';
import { NOT_YET_TEXT } from './use-payment-watch';

const EVENTS = `GET /api/payments/${ID}/events`;
const STATUS = `GET /api/payments/status/${ID}`;

describe('the watch over a charge', () => {
  const server = useTestServer();
  let say: (text: string) => void = () => {};

  beforeEach(() => {
    stopClock();
    server.on('GET /api/public/config', { body: config });
    server.on('GET /api/payments/pending', { body: { success: true, payment: charge } });
    server.on(STATUS, status('pending'));
  });

  afterEach(() => jest.useRealTimers());

  const open = async () => {
    writePendingPayer({ token: 'temp', user });
    const router = await showProduct('/assinatura');
    await until(() => screen.queryByRole('timer') !== null && server.requests(STATUS).length > 0);
    return router;
  };

  const alive = () =>
    server.on(EVENTS, {
      headers: { 'content-type': 'text/event-stream' },
      stream: (write) => {
        say = write;
        write('retry: 1000\n\n');
      },
    });

  const asked = () => server.requests(STATUS).length;

  it('asks every 5 s while no stream is open, not sooner', async () => {
    await open();
    await pass(0);
    const before = asked();
    await pass(4_900);
    expect(asked()).toBe(before);
    await pass(200);
    expect(asked()).toBe(before + 1);
    await pass(5_000);
    expect(asked()).toBe(before + 2);
  });

  it('does not ask while the stream is alive, and asks again when it has been silent for 12 s', async () => {
    alive();
    await open();
    await until(() => server.requests(EVENTS).length === 1);
    await pass(0);
    const before = asked();
    for (let beat = 0; beat < 3; beat++) {
      await pass(8_000);
      say(': ok\n\n');
      await pass(0);
    }
    expect(asked()).toBe(before);
    server.on(EVENTS, { status: 503 });
    await pass(12_000);
    await pass(5_000);
    await pass(0);
    expect(asked()).toBeGreaterThan(before);
  });

  it('says Verificando pagamento... until the stream says its first word, and while a poll is answered', async () => {
    const answerEvents = server.hold(EVENTS, { status: 404 });
    await open();
    expect(screen.getByText('Verificando pagamento...')).toBeInTheDocument();
    answerEvents();
    await until(() => screen.queryByText('Aguardando pagamento') !== null);
    const answerStatus = server.hold(STATUS, status('pending', 6));
    await pass(5_100);
    expect(screen.getByText('Verificando pagamento...')).toBeInTheDocument();
    answerStatus();
    await until(() => screen.queryByText('Aguardando pagamento') !== null);
  });

  it('counts on from the newest answer while it asks again', async () => {
    alive();
    await open();
    const check = `POST /api/payments/${ID}/check`;
    const timer = screen.getByRole('timer');
    server.on(check, status('pending', 600));
    fireEvent.click(screen.getByRole('button', { name: 'Já paguei' }));
    await until(() => timer.textContent === '05:00');
    const answer = server.hold(check, status('pending', 601));
    fireEvent.click(screen.getByRole('button', { name: 'Já paguei' }));
    await until(() => server.requests(check).length === 2);
    expect(timer).toHaveTextContent(/^(05:00|04:59)$/);
    answer();
    await until(() => screen.queryByText(NOT_YET_TEXT) !== null);
  });

  it('leads to the login, which shows the charge again, once the temporary token is over', async () => {
    const router = await open();
    server.on(STATUS, { status: 401, body: { success: false, code: 'TOKEN_EXPIRED', error: 'Sessão expirada.' } });
    await pass(5_100);
    await until(() => screen.queryByText('Entre para ver seu pagamento.') !== null);
    expect(router.state.location.pathname).toBe('/login');
    expect(screen.getByLabelText('E-mail')).toHaveValue('ana@gmail.com');
    expect(readPendingPayer()).toBeNull();
  });

  describe('at the end of its 900 s', () => {
    const untilTheLastSecond = async () => {
      alive();
      const router = await open();
      const timer = screen.getByRole('timer');
      const [minutes, seconds] = (timer.textContent ?? '').split(':').map(Number) as [number, number];
      // An answer that is still on the wire may set the timer by a second.
      await pass((minutes * 60 + seconds - 4) * 1_000);
      await until(() => timer.textContent === '00:01', 100);
      return router;
    };
    const offered = () => screen.queryByRole('button', { name: 'Copiar código Pix' });
    const untilTheLastLookFailed = async () => {
      await untilTheLastSecond();
      expect(offered()).not.toBeNull();
      server.on(STATUS, () => Promise.reject(new Error('cut')));
      await pass(1_100);
      await until(() => screen.queryByText(/^Não foi possível verificar o pagamento/) !== null);
      expect(screen.queryByText('PIX expirado. Selecione um plano novamente.')).toBeNull();
    };

    // A quarter of an hour is drawn four times a second: all but one of the tests begin in its last minute.
    beforeEach(() => {
      const late = { ...charge, serverTime: moment(850) };
      server.on('GET /api/payments/pending', { body: { success: true, payment: late } });
      server.on(STATUS, status('pending', 851));
    });

    it('is dropped with the given text, whatever the server has told', async () => {
      server.on('GET /api/payments/pending', { body: { success: true, payment: charge } });
      server.on(STATUS, status('pending'));
      await untilTheLastSecond();
      expect(screen.queryByText('PIX expirado. Selecione um plano novamente.')).toBeNull();
      await pass(1_100);
      await until(() => screen.queryByText('PIX expirado. Selecione um plano novamente.') !== null);
    });

    it('is approved when the last look finds it paid', async () => {
      await untilTheLastSecond();
      server.on(STATUS, status('approved', 899));
      await pass(1_100);
      await until(() => screen.queryByRole('heading', { name: 'Pagamento Aprovado!' }) !== null);
    });

    it('is not called expired when the last look fails, but can be looked at again, and no longer be paid', async () => {
      await untilTheLastLookFailed();
      await until(() => screen.queryByText('Pagamento não verificado') !== null);
      expect(offered()).toBeNull();
      server.on(`POST /api/payments/${ID}/check`, status('approved', 902));
      fireEvent.click(screen.getByRole('button', { name: 'Verificar de novo' }));
      await until(() => screen.queryByRole('heading', { name: 'Pagamento Aprovado!' }) !== null);
    });

    it('says what another look came to while it is unsure, and nothing of one from before the end', async () => {
      const check = `POST /api/payments/${ID}/check`;
      await untilTheLastSecond();
      server.on(check, status('pending', 899));
      fireEvent.click(screen.getByRole('button', { name: 'Já paguei' }));
      await until(() => screen.queryByText(NOT_YET_TEXT) !== null);
      server.on(STATUS, () => Promise.reject(new Error('cut')));
      // The answer set the timer back to a whole second, of which it looks at every quarter.
      await pass(1_300);
      await until(() => screen.queryByText(/^Não foi possível verificar o pagamento/) !== null);
      server.on(check, { status: 503, body: { success: false, error: 'O banco não responde.' } });
      fireEvent.click(screen.getByRole('button', { name: 'Verificar de novo' }));
      await until(() => screen.queryByText('O banco não responde.') !== null);
      server.on(check, status('pending', 902));
      fireEvent.click(screen.getByRole('button', { name: 'Verificar de novo' }));
      await until(() => screen.queryByText(NOT_YET_TEXT) !== null);
    });

    it('is dropped as soon as a later look finds it unpaid', async () => {
      await untilTheLastLookFailed();
      server.on(STATUS, status('pending', 902));
      await pass(5_100);
      await until(() => screen.queryByText('PIX expirado. Selecione um plano novamente.') !== null);
    });

    it('leads to the login when the temporary token ended with it', async () => {
      const router = await untilTheLastSecond();
      server.on(STATUS, { status: 401, body: { success: false, code: 'TOKEN_EXPIRED', error: 'Sessão expirada.' } });
      await pass(1_100);
      await until(() => screen.queryByText('Entre para ver seu pagamento.') !== null);
      expect(router.state.location.pathname).toBe('/login');
    });
  });
});
