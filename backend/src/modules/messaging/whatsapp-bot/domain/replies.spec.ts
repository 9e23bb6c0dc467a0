import {
  accountClosed,
  codeNeeded,
  confirmAgain,
  foundText,
  help,
  interrupted,
  invitation,
  Pages,
  personalData,
  planText,
  refusal,
  verified,
} from './replies.js';

const pages = new Pages('https://nitido.example');

describe("The bot's replies", () => {
  it.each([
    [{ name: 'Prata', daysLeft: 12, lookupsLeft: 288 }, 'Plano Prata\nRestam 12 dias\n288 consultas disponíveis hoje'],
    [{ name: 'Bronze', daysLeft: 1, lookupsLeft: 1 }, 'Plano Bronze\nResta 1 dia\n1 consulta disponível hoje'],
    [
      { name: 'Ouro', daysLeft: 0, lookupsLeft: 0 },
      'Seu plano Ouro terminou.\nRenove em https://nitido.example/assinatura',
    ],
    [
      { name: null, daysLeft: 0, lookupsLeft: 0 },
      'Você ainda não tem um plano.\nEscolha um em https://nitido.example/assinatura',
    ],
  ])('tell the plan %j', (plan, text) => expect(planText(plan, pages)).toBe(text));

  it('name source, time and protocol of what was found, and say when it is simulated', () => {
    const found = {
      lines: ['CEP 14062-252', 'Ribeirão Preto, SP'],
      source: 'ViaCEP',
      at: new Date('2026-11-21T15:04:00Z'),
      protocol: '20261121-7Q2M-K9XD',
    };
    const rest = 'CEP 14062-252\nRibeirão Preto, SP\n\nFonte: ViaCEP, 21/11/2026 12:04\nProtocolo: 20261121-7Q2M-K9XD';
    expect(foundText({ ...found, simulated: false })).toBe(rest);
    expect(foundText({ ...found, simulated: true })).toBe(`DADOS SIMULADOS\n${rest}`);
  });

  it.each([
    [invitation, 'https://nitido.example/consultas'],
    [codeNeeded, 'https://nitido.example/consultas'],
    [confirmAgain, 'https://nitido.example/consultas'],
    [personalData, 'https://nitido.example/consultas'],
    [accountClosed, 'https://nitido.example/consultas'],
    [interrupted, 'https://nitido.example/consultas?aba=historico'],
  ])('lead to the page where one goes on: %p to %s', (reply, page) => {
    expect(reply(pages)).toContain(page);
  });

  it('list the commands to who was verified, and to who asks', () => {
    for (const command of ['!cnpj', '!cep', '!plano', '!sair', '!ajuda']) {
      expect(help()).toContain(command);
      expect(verified('an***@gmail.com')).toContain(command);
    }
    expect(verified('an***@gmail.com')).toContain('an***@gmail.com');
  });

  it.each([
    ['QUOTA_EXCEEDED', 'O limite volta à meia-noite de Brasília.'],
    ['TERMS_NOT_ACCEPTED', 'Aceite em https://nitido.example/consultas'],
    ['PURPOSE_REQUIRED', 'Defina sua finalidade padrão em https://nitido.example/consultas?aba=perfil'],
  ])('say what to do about %s', (code, hint) => {
    expect(refusal(code, 'Não.', pages)).toBe(`Não.\n${hint}`);
  });

  it('say what to do about a refusal, where there is something', () => {
    expect(refusal('SUBSCRIPTION_REQUIRED', 'Sua assinatura expirou.', pages)).toBe(
      'Sua assinatura expirou.\nRenove em https://nitido.example/assinatura',
    );
    expect(refusal('NOT_FOUND', 'Dados não encontrados.', pages)).toBe('Dados não encontrados.');
    expect(refusal('NOT_FOUND', 'Não encontrado.', pages, 'Pode faltar')).toBe('Não encontrado.\nPode faltar.');
  });
});
