import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from '../../../shared/testing/fill-in';
import { untilAnswered } from '../../../shared/testing/wire';
import { companyAnswer, personAnswer } from '../testing/answers';
import {
  HISTORY,
  historyOf,
  LOOKUP_CNPJ,
  LOOKUP_CPF,
  LOOKUP_TYPE_STATES,
  openLookups,
  pastLookup,
  profile,
  useSubscriberServer,
} from '../testing/subscriber';

const openForm = (type: 'cpf' | 'cnpj') => openLookups(`/consultas?tipo=${type}`, `Consultar ${type.toUpperCase()}`);
const cpf = () => screen.getByLabelText('CPF');
const submit = () => screen.getByRole('button', { name: 'Consultar' });
const choosePurpose = async () => userEvent.click(await screen.findByLabelText('Prevenção a fraude'));
const resultOf = (name: string) => screen.findByRole('heading', { level: 1, name });

async function lookUpCpf() {
  const router = await openForm('cpf');
  await fillIn(cpf(), '52998224725');
  await choosePurpose();
  await userEvent.click(submit());
  return router;
}

describe('the lookup tab', () => {
  const server = useSubscriberServer();

  it('shows a card for each type that is offered, the last used first, and no other', async () => {
    server.on(LOOKUP_TYPE_STATES, {
      body: [
        { type: 'cpf', state: 'ativo' },
        { type: 'cnpj', state: 'instavel' },
      ],
    });
    server.on(HISTORY, { body: historyOf([pastLookup({ consultationType: 'cnpj', query: '12.ABC.345/01DE-35' })]) });
    await openLookups('/consultas', 'O que você quer consultar?');
    await screen.findByRole('heading', { name: 'Últimas consultas' });
    await screen.findByText('Instável');
    const cards = screen.getAllByRole('link', { name: /Informe:/ });
    expect(cards.map((card) => card.getAttribute('href'))).toEqual(['/consultas?tipo=cnpj', '/consultas?tipo=cpf']);
  });

  it('has a title of its own, also on the way back from a form', async () => {
    const router = await openForm('cnpj');
    expect(document.title).toBe('Consultar CNPJ | Nítido');
    await userEvent.click(screen.getByRole('link', { name: 'Voltar' }));
    await screen.findByRole('heading', { level: 1, name: 'O que você quer consultar?' });
    expect(router.state.location.search).toBe('');
    expect(document.title).toBe('Consultas | Nítido');
  });

  it('tells among the recent ones what nobody has and what was invented from what failed', async () => {
    const gone = { success: false, hasResult: false } as const;
    server.on(HISTORY, {
      body: historyOf([
        pastLookup({ id: 'h1', ...gone, outcome: 'not_found' }),
        pastLookup({ id: 'h2', ...gone, outcome: 'source_down' }),
        pastLookup({ id: 'h3', success: false, outcome: 'simulated', simulado: true }),
      ]),
    });
    await openLookups('/consultas', 'O que você quer consultar?');
    const title = await screen.findByRole('heading', { name: 'Últimas consultas' });
    const recent = title.closest('section') as HTMLElement;
    expect(
      within(recent)
        .getAllByText(/^(Não encontrado|Erro|Simulado)$/)
        .map((one) => one.textContent),
    ).toEqual(['Não encontrado', 'Erro', 'Simulado']);
  });

  it('says that a type is not available here instead of showing a dead form', async () => {
    server.on(LOOKUP_TYPE_STATES, { body: [{ type: 'cpf', state: 'ativo' }] });
    await openLookups('/consultas?tipo=fotorj', 'O que você quer consultar?');
    expect(screen.getByText(/A consulta FotoRJ ainda não está disponível/)).toBeInTheDocument();
  });

  it('says that a type which the address makes up is not supported', async () => {
    await openLookups('/consultas?tipo=placa', 'O que você quer consultar?');
    expect(screen.getByText(/^Tipo de consulta não suportado\./)).toBeInTheDocument();
  });

  it('shows a call that says no without words as Dados não encontrados', async () => {
    server.on(LOOKUP_CPF, { body: { success: false } });
    await lookUpCpf();
    expect(await screen.findByRole('alert')).toHaveTextContent('Dados não encontrados');
  });

  describe('its one field', () => {
    const field = () => screen.getByLabelText('Consulta rápida');
    const asked = () => server.requests(LOOKUP_CPF).map(({ body }) => body);
    const withPurpose = () =>
      server.on('GET /api/user/profile', {
        body: { success: true, user: { ...profile, finalidadePadrao: 'cobranca' } },
      });

    it('has the first focus, and runs what was pasted on Enter, with nothing of it in the address', async () => {
      server.on(LOOKUP_CNPJ, { body: companyAnswer });
      const router = await openLookups('/consultas', 'O que você quer consultar?');
      expect(field()).toHaveFocus();
      await userEvent.paste('cliente: 12.abc.345/01de-35, matriz');
      expect(screen.getByText('12.ABC.345/01DE-35')).toBeInTheDocument();
      await userEvent.keyboard('{Enter}');
      await resultOf('Prado Ltda.');
      expect(server.requests(LOOKUP_CNPJ).map(({ body }) => body)).toEqual([{ cnpj: '12ABC34501DE35' }]);
      expect(router.state.location).toMatchObject({
        pathname: `/consultas/registro/${companyAnswer.meta.protocolo}`,
        search: '',
      });
    });

    it('says that it recognises nothing in a short text, once that is to be looked up', async () => {
      await openLookups('/consultas', 'O que você quer consultar?');
      await userEvent.type(field(), 'José');
      expect(screen.queryByText(/^Não reconheci/)).toBeNull();
      await userEvent.keyboard('{Enter}');
      expect(screen.getByText(/^Não reconheci um .* neste texto\.$/)).toBeInTheDocument();
      expect(field()).toHaveFocus();
    });

    it('asks for the purpose where there is none yet, keeps it for the session and heads the result for the next one', async () => {
      server.on(LOOKUP_CPF, { body: personAnswer });
      await openLookups('/consultas', 'O que você quer consultar?');
      await fillIn(field(), '52998224725{Enter}');
      const purpose = await screen.findByLabelText('Finalidade da consulta');
      expect(purpose).toHaveFocus();
      expect(screen.getByText(/Escolha a finalidade\. A lei pede um motivo/)).toBeInTheDocument();
      expect(asked()).toEqual([]);
      await userEvent.selectOptions(purpose, 'Prevenção a fraude');
      await userEvent.click(submit());
      await resultOf('Helena Prado Vasques');
      await fillIn(field(), '11144477735{Enter}');
      await waitFor(() => expect(asked()).toHaveLength(2));
      expect(asked()[1]).toEqual({ cpf: '11144477735', finalidade: 'prevencao_fraude' });
    });

    it('offers each type that digits can be meant for, the likeliest under Enter, the next by the arrow', async () => {
      withPurpose();
      server.on('POST /api/external/telefone', { status: 404, body: { code: 'NOT_FOUND', error: 'Nada.' } });
      await openLookups('/consultas', 'O que você quer consultar?');
      await screen.findByLabelText('Finalidade da consulta');
      await userEvent.type(field(), '11987654374');
      expect(screen.getByRole('radio', { name: 'CPF' })).toBeChecked();
      await userEvent.keyboard('{ArrowDown}');
      expect(screen.getByRole('radio', { name: 'Telefone' })).toBeChecked();
      await userEvent.keyboard('{Enter}');
      expect(await screen.findByRole('alert')).toHaveTextContent('Nada.');
      expect(screen.getByLabelText('Telefone')).toHaveValue('(11) 98765-4374');
    });

    it('opens in itself what a type needs besides', async () => {
      withPurpose();
      server.on('POST /api/external/cpf-2', { status: 404, body: { code: 'NOT_FOUND', error: 'Nada.' } });
      await openLookups('/consultas', 'O que você quer consultar?');
      await screen.findByLabelText('Finalidade da consulta');
      await userEvent.type(field(), '52998224725');
      await userEvent.click(screen.getByRole('radio', { name: 'CPF 2.0' }));
      expect(screen.getByText(/Falta: data de nascimento/)).toBeInTheDocument();
      await userEvent.type(screen.getByLabelText('Data de nascimento'), '27031980{Enter}');
      await screen.findByRole('alert');
      expect(server.requests('POST /api/external/cpf-2')[0]?.body).toEqual({
        cpf: '52998224725',
        dataNascimento: '27/03/1980',
        finalidade: 'cobranca',
      });
    });
  });

  it('masks what is typed, ticks it only when the check digits agree, and says why the button is off', async () => {
    await openForm('cpf');
    await screen.findByLabelText('Prevenção a fraude');
    expect(submit()).toBeDisabled();
    expect(screen.getByText('Preencha o campo CPF.')).toBeInTheDocument();
    await userEvent.type(cpf(), '52998224724');
    expect(cpf()).toHaveValue('529.982.247-24');
    expect(screen.getByText('CPF inválido. Verifique o formato e os dígitos.')).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'CPF válido' })).toBeNull();
    await userEvent.type(cpf(), '{Backspace}5');
    expect(screen.getByRole('img', { name: 'CPF válido' })).toBeInTheDocument();
    expect(screen.getByText('Escolha a finalidade.')).toBeInTheDocument();
    await choosePurpose();
    expect(submit()).toBeEnabled();
  });

  it('takes a pasted CNPJ in any format over what was typed before', async () => {
    await openForm('cnpj');
    const field = screen.getByLabelText('CNPJ');
    await userEvent.type(field, '99');
    await userEvent.paste('CNPJ nº 12abc34501de35');
    expect(field).toHaveValue('12.ABC.345/01DE-35');
    expect(submit()).toBeEnabled();
  });

  it('runs a CPF with its digits and purpose alone, and shows who it is and where it comes from', async () => {
    server.on(LOOKUP_CPF, { body: personAnswer });
    await lookUpCpf();
    expect(await resultOf('Helena Prado Vasques')).toHaveFocus();
    expect(server.requests(LOOKUP_CPF).map(({ body }) => body)).toEqual([
      { cpf: '52998224725', finalidade: 'prevencao_fraude' },
    ]);
    for (const fact of ['529.982.247-25', 'Birô de dados', '21/11/2026 09:30', '10/2026', '20261121-7Q2M-K9XD']) {
      expect(screen.getAllByText(fact).length).toBeGreaterThan(0);
    }
    expect(screen.getAllByText('Não use como critério único de decisão.').length).toBeGreaterThan(0);
    expect(screen.queryByText('Dados simulados')).toBeNull();
  });

  it('says that an answer is the one of a moment ago, and asks the source anew when told to', async () => {
    const recent = { ...personAnswer.meta, consultadoEm: new Date().toISOString(), origem: 'cache', emCache: true };
    server.on(LOOKUP_CPF, ({ body }) => ({
      body: Object(body).atualizar ? personAnswer : { ...personAnswer, meta: recent },
    }));
    await lookUpCpf();
    const afresh = await screen.findByRole('button', { name: 'Atualizar agora' });
    expect(document.body).toHaveTextContent('Resposta recebida agora mesmo. A fonte não foi consultada de novo.');
    await userEvent.click(afresh);
    await resultOf('Helena Prado Vasques');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Atualizar agora' })).toBeNull());
    expect(server.requests(LOOKUP_CPF)[1]?.body).toEqual({
      cpf: '52998224725',
      finalidade: 'prevencao_fraude',
      atualizar: true,
    });
  });

  it('runs a CNPJ on Enter, without asking for a purpose', async () => {
    server.on(LOOKUP_CNPJ, { body: companyAnswer });
    await openForm('cnpj');
    await fillIn(screen.getByLabelText('CNPJ'), '12abc34501de35{Enter}');
    await resultOf('Prado Ltda.');
    expect(server.requests(LOOKUP_CNPJ)[0]?.body).toEqual({ cnpj: '12ABC34501DE35' });
  });

  it('asks for the purpose once a session and offers to keep it', async () => {
    server.on(LOOKUP_CPF, { body: personAnswer });
    server.on('PUT /api/user/preferences', ({ body }) => ({ body: { success: true, ...Object(body) } }));
    await lookUpCpf();
    await userEvent.click(await screen.findByRole('button', { name: 'Nova consulta' }));
    expect(await screen.findByText('Prevenção a fraude')).toBeInTheDocument();
    expect(screen.queryByLabelText('Proteção ao crédito')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Usar sempre esta finalidade' }));
    await waitFor(() => expect(server.requests('PUT /api/user/preferences')).toHaveLength(1));
    expect(server.requests('PUT /api/user/preferences')[0]?.body).toEqual({ finalidadePadrao: 'prevencao_fraude' });
  });

  it("starts with the account's default purpose, so that a lookup takes no extra click", async () => {
    server.on('GET /api/user/profile', { body: { success: true, user: { ...profile, finalidadePadrao: 'cobranca' } } });
    server.on(LOOKUP_CPF, { body: personAnswer });
    await openForm('cpf');
    await screen.findByText('Localização para cobrança');
    await fillIn(cpf(), '52998224725{Enter}');
    await resultOf('Helena Prado Vasques');
    expect(server.requests(LOOKUP_CPF)[0]?.body).toEqual({ cpf: '52998224725', finalidade: 'cobranca' });
  });

  it('keeps the result while the other tabs are looked at, and the input on the way back to the form', async () => {
    server.on(LOOKUP_CPF, { body: personAnswer });
    await lookUpCpf();
    await resultOf('Helena Prado Vasques');
    const tabs = within(screen.getByRole('navigation', { name: 'Abas' }));
    await userEvent.click(tabs.getByRole('link', { name: 'Perfil' }));
    await screen.findByRole('heading', { name: 'Meu Perfil' });
    await userEvent.click(tabs.getByRole('link', { name: 'Consulta' }));
    await resultOf('Helena Prado Vasques');
    await userEvent.click(screen.getByRole('button', { name: 'Voltar' }));
    expect(cpf()).toHaveValue('529.982.247-25');
    expect(server.requests(LOOKUP_CPF)).toHaveLength(1);
  });

  it('does not carry off who has left the lookups, nor who types another one there, once an answer comes', async () => {
    const answer = server.hold(LOOKUP_CPF, { body: personAnswer });
    const router = await lookUpCpf();
    await userEvent.click(within(screen.getByRole('navigation', { name: 'Principal' })).getByText('Início'));
    await waitFor(() => expect(screen.queryByLabelText('CPF')).toBeNull());
    act(() => router.state.go(-1));
    await fillIn(await screen.findByLabelText('CPF'), '11144477735');
    answer();
    await act(untilAnswered);
    expect(cpf()).toHaveValue('111.444.777-35');
    expect(router.state.location).toMatchObject({ pathname: '/consultas', search: '?tipo=cpf' });
  });

  it('looks a relative up beside the result: masked on show, the digits travel outside the address', async () => {
    server.on(LOOKUP_CPF, { body: personAnswer });
    const router = await lookUpCpf();
    await resultOf('Helena Prado Vasques');
    const address = router.state.location.pathname;
    expect(screen.queryByText('111.444.777-35')).toBeNull();
    const relatives = within(screen.getByRole('region', { name: /^Parentes/ }));
    const opener = relatives.getByRole('button', { name: 'Consultar CPF ***.444.777-**' });
    await userEvent.click(opener);
    const beside = await screen.findByRole('complementary', { name: 'Consulta ao lado' });
    const whole = await within(beside).findByRole('link', { name: 'Abrir resultado inteiro' });
    expect(whole).toHaveAttribute('href', `/consultas/registro/${personAnswer.meta.protocolo}`);
    expect(server.requests(LOOKUP_CPF)[1]?.body).toEqual({ cpf: '11144477735', finalidade: 'prevencao_fraude' });
    expect(screen.getByRole('heading', { level: 1, name: 'Helena Prado Vasques' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe(address);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('complementary', { name: 'Consulta ao lado' })).toBeNull();
    expect(opener).toHaveFocus();
  });

  it('gives a result its permanent address at once, and is left by Voltar to the form with what was typed', async () => {
    server.on(LOOKUP_CPF, { body: personAnswer });
    const router = await lookUpCpf();
    await resultOf('Helena Prado Vasques');
    expect(router.state.location.pathname).toBe(`/consultas/registro/${personAnswer.meta.protocolo}`);
    await userEvent.click(screen.getByRole('button', { name: 'Voltar' }));
    expect(cpf()).toHaveValue('529.982.247-25');
    expect(router.state.location.search).toBe('?tipo=cpf');
  });

  it('puts an unmistakable banner over simulated data', async () => {
    server.on(LOOKUP_CPF, { body: { ...personAnswer, meta: { ...personAnswer.meta, simulado: true } } });
    await lookUpCpf();
    expect(await screen.findByText('Dados simulados')).toBeInTheDocument();
  });

  it('always shows the security notice', async () => {
    await openForm('cpf');
    expect(screen.getByRole('complementary', { name: 'Aviso de segurança' })).toBeInTheDocument();
  });
});
