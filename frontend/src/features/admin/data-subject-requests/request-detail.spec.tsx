import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showProduct } from '../../../app/testing';
import { startSession } from '../../../shared/api/session';
import { fillIn } from '../../../shared/testing/fill-in';
import { useTestServer } from '../../../shared/testing/test-server';

const AT = '2026-11-20T12:00:00.000Z';
const ONE = '/api/admin/privacy-requests/r1';
const request = {
  id: 'r1',
  protocol: '7Q2M-K9XD-7Q2M-K9XD-7Q2M',
  state: 'em_verificacao',
  kind: 'acesso',
  receivedAt: AT,
  dueOn: '2026-12-05',
  daysLeft: 15,
  endedAt: null,
  emailConfirmed: true,
  suppressed: false,
  person: null,
  others: [],
  timeline: [],
  answer: null,
};
const opened = (now: object = {}) => ({ body: { success: true, data: { ...request, ...now } } });

describe('a request of a data subject', () => {
  const server = useTestServer();
  beforeEach(() => {
    startSession({ token: 't', user: { id: 'a1', name: 'Administração', email: '' }, userType: 'admin' });
    server.on('GET /api/public/config', { body: { captcha: null, demonstration: false, termsVersion: '2026-11-01' } });
    server.on('GET /api/user/profile', { body: { success: true, user: { id: 'a1', userType: 'admin' } } });
    server.on(`GET ${ONE}`, opened());
  });
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

  it('is told how the identity was checked by who checked it, in words, before the password is asked for', async () => {
    server.on(`POST ${ONE}/confirm-identity`, opened({ state: 'confirmada' }));
    await showProduct('/admin/titulares?pedido=r1');
    await press('Confirmar identidade');
    const dialog = within(screen.getByRole('dialog'));
    const confirm = () => userEvent.click(dialog.getByRole('button', { name: 'Confirmar identidade' }));
    await fillIn(dialog.getByLabelText('Anotação'), 'RG');
    await confirm();
    expect(await dialog.findByText('Escreva pelo menos 10 caracteres.')).toBeInTheDocument();
    expect(dialog.getByText('Escolha como a identidade foi conferida.')).toBeInTheDocument();
    expect(server.requests(`POST ${ONE}/confirm-identity`)).toEqual([]);
    await userEvent.selectOptions(dialog.getByLabelText('Como foi conferida'), 'Documento com foto mostrado em vídeo');
    await fillIn(dialog.getByLabelText('Anotação'), ' conferido em vídeo.');
    await confirm();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.requests(`POST ${ONE}/confirm-identity`)[0]?.body).toEqual({
      method: 'documento_em_video',
      note: 'RG conferido em vídeo.',
      confirmed: [],
    });
  });

  it('is sent no letter of a word or two', async () => {
    await showProduct('/admin/titulares?pedido=r1');
    await press('Recusar');
    await press('Recusar pedido');
    expect(await screen.findByText('Escreva pelo menos 10 caracteres.')).toBeInTheDocument();
    expect(server.requests(`POST ${ONE}/refuse`)).toEqual([]);
  });

  it('is refused for a reason that the administrator chose', async () => {
    server.on(`POST ${ONE}/refuse`, opened({ state: 'recusada' }));
    await showProduct('/admin/titulares?pedido=r1');
    await press('Recusar');
    const reason = screen.getByLabelText('Motivo');
    expect(reason).toHaveValue('');
    await fillIn(screen.getByLabelText('Texto do e-mail'), 'Não foi possível comprovar.');
    await press('Recusar pedido');
    expect(reason).toHaveAccessibleDescription('Escolha o motivo da recusa.');
    expect(server.requests(`POST ${ONE}/refuse`)).toEqual([]);
    await userEvent.selectOptions(reason, 'identidade_nao_comprovada');
    await press('Recusar pedido');
    await waitFor(() => expect(server.requests(`POST ${ONE}/refuse`)).toHaveLength(1));
    expect(server.requests(`POST ${ONE}/refuse`)[0]?.body).toMatchObject({ reason: 'identidade_nao_comprovada' });
  });

  it('keeps an answer that is not sent yet for the way back, until it is sent', async () => {
    const report = { ate: AT, total: 0, assinantes: 0, consultas: [], fontes: [] };
    const preview = { draft: 'Prezada pessoa,', report, sentByAnother: false };
    server.on(`GET ${ONE}`, opened({ state: 'confirmada' }));
    server.on(`GET ${ONE}/preview`, { body: { success: true, data: preview } });
    server.on('GET /api/admin/privacy-requests', { body: { success: true, data: [], nextCursor: null } });
    server.on(`POST ${ONE}/answer`, opened({ state: 'respondida', answer: { text: 'x', report: null } }));
    const asksBeforeItGoes = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await showProduct('/admin/titulares?pedido=r1');
    await fillIn(await screen.findByLabelText('Texto da resposta'), ' os dados são estes.');
    cleanup();
    await showProduct('/admin/titulares?pedido=r1');
    expect(await screen.findByLabelText('Texto da resposta')).toHaveValue('Prezada pessoa, os dados são estes.');
    expect(asksBeforeItGoes()).toBe(true);
    await press('Enviar resposta');
    await waitFor(() => expect(asksBeforeItGoes()).toBe(false));
    expect(server.requests(`POST ${ONE}/answer`)[0]?.body).toMatchObject({
      text: 'Prezada pessoa, os dados são estes.',
    });
  });

  it('is refused without a letter while its e-mail is not confirmed, which is said', async () => {
    server.on(`GET ${ONE}`, opened({ state: 'recebida', emailConfirmed: false }));
    server.on(`POST ${ONE}/refuse`, opened({ state: 'recusada', endedAt: AT, emailConfirmed: false }));
    await showProduct('/admin/titulares?pedido=r1');
    await press('Recusar');
    expect(screen.getByText(/Nada é enviado: o e-mail não foi confirmado/)).toBeInTheDocument();
    expect(screen.queryByLabelText('Texto do e-mail')).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Motivo'), 'O e-mail informado não foi confirmado.');
    await press('Recusar pedido');
    await waitFor(() => expect(server.requests(`POST ${ONE}/refuse`)).toHaveLength(1));
    expect(server.requests(`POST ${ONE}/refuse`)[0]?.body).toEqual({ reason: 'email_nao_confirmado' });
  });

  it('asks for the letter where the e-mail was confirmed while the refusal was open', async () => {
    const text = 'O titular já confirmou o e-mail. Escreva a explicação que vai a ele.';
    server.on(`GET ${ONE}`, opened({ state: 'recebida', emailConfirmed: false }));
    server.on(`POST ${ONE}/refuse`, { status: 409, body: { success: false, code: 'EMAIL_CONFIRMED', error: text } });
    await showProduct('/admin/titulares?pedido=r1');
    await press('Recusar');
    await userEvent.selectOptions(screen.getByLabelText('Motivo'), 'identidade_nao_comprovada');
    server.on(`GET ${ONE}`, opened());
    await press('Recusar pedido');
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(await screen.findByLabelText('Texto do e-mail')).toHaveValue('');
  });

  it('leaves the letter that is being written when the one before is sent late', async () => {
    const letGo = server.hold(`POST ${ONE}/ask-proof`, opened({ state: 'aguardando_titular' }));
    await showProduct('/admin/titulares?pedido=r1');
    await press('Pedir comprovação');
    await press('Enviar pedido');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Voltar' }));
    await press('Recusar');
    const letter = screen.getByLabelText('Texto do e-mail');
    await fillIn(letter, 'Não foi possível comprovar.');
    server.on(`GET ${ONE}`, opened({ state: 'aguardando_titular' }));
    letGo();
    expect(await screen.findByText(/^A comprovação foi pedida por e-mail\./)).toBeInTheDocument();
    expect(letter).toBeInTheDocument();
    expect(letter).toHaveValue('Não foi possível comprovar.');
  });
});
