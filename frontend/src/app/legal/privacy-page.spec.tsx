import { READ_MESSAGE_DAYS } from '@kernel/broadcast';
import { DATA_SUBJECT_DEADLINE_DAYS } from '@kernel/data-subject-request';
import { PURPOSES } from '@kernel/purposes';
import { SUGGESTION_DAYS } from '@kernel/suggestion';
import { MOST_WEBHOOK_LOG_DAYS } from '@kernel/webhooks';
import { screen, within } from '@testing-library/react';
import { useTestServer } from '../../shared/testing/test-server';
import { showProduct } from '../testing';

describe('the privacy notice', () => {
  const server = useTestServer();
  beforeEach(() => {
    server.on('GET /api/public/config', {
      body: { captcha: null, demonstration: false, privacyContact: 'dpo@x.com.br' },
    });
    server.on('GET /api/public/privacy', { body: { resultDays: 31, requestDays: 47, sameAnswerSeconds: 13 } });
  });

  it('says the periods that are configured, and no others', async () => {
    await showProduct('/privacidade');
    expect(await screen.findByText(/Resultados no histórico: 31 dias\./)).toBeVisible();
    expect(screen.getByText(/Lotes: 31 dias depois do fim/)).toBeVisible();
    expect(screen.getByText(/apagado 47 dias depois do fim/)).toBeVisible();
    expect(screen.getByText(/13 segundos/)).toBeVisible();
    const { answered, unanswered } = SUGGESTION_DAYS;
    expect(screen.getByText(/Mensagens para nós: apagadas/)).toHaveTextContent(
      `apagadas ${answered} dias depois da resposta; as que ficam sem resposta, ${unanswered} dias depois do envio`,
    );
    expect(screen.getByText(new RegExp(`em até ${DATA_SUBJECT_DEADLINE_DAYS} dias`))).toBeVisible();
    expect(screen.getByText(/Cadastro: enquanto a conta existir/)).toHaveTextContent(
      'Quem não tem plano nem sessão entra com a senha e encontra os dois na página dos planos; se a conta está bloqueada, peça no portal do titular.',
    );
    expect(screen.getByText(/Cadastro: enquanto a conta existir/)).toHaveTextContent(
      'Uma conta bloqueada fica enquanto durar o bloqueio, para que a mesma pessoa não se cadastre de novo.',
    );
    const ofWebhooks = `O que foi enviado a um webhook: no máximo ${MOST_WEBHOOK_LOG_DAYS} dias.`;
    expect(document.body).toHaveTextContent(ofWebhooks);
    expect(document.body.textContent?.replace(ofWebhooks, '')).not.toContain('90 dias');
  });

  it('tells a period of one day and of one second in the singular', async () => {
    server.on('GET /api/public/privacy', { body: { resultDays: 1, requestDays: 1, sameAnswerSeconds: 1 } });
    await showProduct('/privacidade');
    expect(await screen.findByText(/Resultados no histórico: 1 dia\./)).toBeVisible();
    expect(screen.getByText(/do próprio histórico, por 1 segundo,/)).toBeVisible();
  });

  it('says what the copy of the register of companies has of people, whole CPFs of sole traders too', async () => {
    await showProduct('/privacidade');
    expect(await screen.findByText(/cadastro público de empresas podemos guardar uma cópia/)).toHaveTextContent(
      'com os nomes de sócios e os CPFs mascarados que ela traz, e os nomes de empresários individuais, em que pode estar o CPF.',
    );
  });

  it('says how long the copy of the register and the messages of the administration are kept', async () => {
    await showProduct('/privacidade');
    const copy = await screen.findByText(/^Cópia do cadastro público de empresas/);
    expect(copy).toHaveTextContent(
      'enquanto a oferecermos; o que mudou em cada mês, também os sócios que saíram, sem prazo. Para não aparecer mais nela, peça no portal do titular.',
    );
    expect(within(copy).getByRole('link')).toHaveAttribute('href', '/titular');
    expect(screen.getByText(/^Avisos da administração/)).toHaveTextContent(
      `depois de lidos, pelo prazo que quem opera o serviço configura (${READ_MESSAGE_DAYS} dias, se não escolhe outro)`,
    );
  });

  it('says when lists are whole, and what Meta is told of who chose notices', async () => {
    await showProduct('/privacidade');
    expect(await screen.findByText(/^Listas e exportações mostram/)).toHaveTextContent(
      'salvo se o dono da conta desligar o modo de privacidade ou baixar os resultados; ver listas por extenso e abrir um resultado salvo fica registrado.',
    );
    expect(screen.getByText(/^Com o WhatsApp/)).toHaveTextContent(
      'Se você escolheu ser avisado por WhatsApp: seu número, quantas empresas mudaram e o mês.',
    );
  });

  it('invents no period while it does not know', async () => {
    server.on('GET /api/public/privacy', { status: 503, body: { success: false, error: 'x' } });
    await showProduct('/privacidade');
    expect(await screen.findByText(/Resultados no histórico: o prazo configurado\./)).toBeVisible();
  });

  it('says of which lookups a suppressed person is kept from the source, and of which from the answer alone', async () => {
    await showProduct('/privacidade');
    const words = await screen.findByText(/Quem pediu supressão e confirmou quem é/);
    expect(words).toHaveTextContent('Por CPF a consulta é recusada antes de qualquer fonte.');
    expect(words).toHaveTextContent('Por telefone, e-mail, RG ou nome a fonte é perguntada como sempre');
  });

  it('says what stays of who never appears: filiation, some companies, deaths that no source tells', async () => {
    await showProduct('/privacidade');
    expect(await screen.findByText(/^De quem morreu/)).toHaveTextContent(
      'De quem morreu, quando a fonte diz que morreu, mostra-se só a situação cadastral.',
    );
    const words = screen.getByText(/Quem pediu supressão e confirmou quem é/);
    expect(words).toHaveTextContent('o nome de mãe ou pai no cadastro de um filho, que é a filiação dele');
    expect(words).toHaveTextContent(
      'a empresa individual cujo nome começa pelo número do CNPJ, se o pedido não disser',
    );
  });

  it('names every purpose, leads to the portal and to each of its parts', async () => {
    await showProduct('/privacidade');
    for (const purpose of Object.values(PURPOSES)) expect(await screen.findByText(purpose)).toBeVisible();
    expect(screen.getByRole('link', { name: 'titular de dados' })).toHaveAttribute('href', '/titular');
    for (const link of screen.getByRole('navigation', { name: 'Neste texto' }).querySelectorAll('a')) {
      expect(document.querySelector(link.hash)).toHaveTextContent(link.textContent ?? 'nothing');
    }
  });
});
