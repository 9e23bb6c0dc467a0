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

const NO_LIMIT = { measure: null, until: null, protocol: null };
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
    [
      {
        name: 'Ouro',
        daysLeft: 2,
        lookupsLeft: 950,
        standing: { measure: 'stopped', until: new Date('2026-11-21T15:04:00Z'), protocol: '20261121-7Q2M-K9XD' },
      },
      'Plano Ouro\nRestam 2 dias\nConsultas em pausa até 21/11/2026 12:04.\nProtocolo: 20261121-7Q2M-K9XD',
    ],
    [
      {
        name: 'Ouro',
        daysLeft: 2,
        lookupsLeft: 950,
        standing: { measure: 'slowed', until: null, protocol: '20261121-7Q2M-K9XD' },
      },
      'Plano Ouro\nRestam 2 dias\n950 consultas disponíveis hoje\nConsultas mais lentas até a liberação pela equipe.\nProtocolo: 20261121-7Q2M-K9XD',
    ],
  ] as const)('tell the plan %j', (plan, text) => expect(planText({ standing: NO_LIMIT, ...plan }, pages)).toBe(text));

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
    ['SUBSCRIPTION_REQUIRED', 'Renove em https://nitido.example/assinatura'],
    ['TERMS_NOT_ACCEPTED', 'Aceite em https://nitido.example/consultas'],
    ['PURPOSE_REQUIRED', 'Defina sua finalidade padrão em https://nitido.example/consultas?aba=perfil'],
    ['SOURCES_DIVERGE', 'Por isso nenhuma resposta é mostrada. Tente de novo mais tarde.', { campos: [] }],
    ['QUOTA_EXCEEDED', 'O limite volta à meia-noite de Brasília.', { usadas: 300, limite: 300 }],
    [
      'QUOTA_EXCEEDED',
      'As últimas consultas do dia estão em andamento. Tente de novo em alguns segundos.',
      { usadas: 299, limite: 300 },
    ],
    [
      'RATE_LIMITED',
      'Houve mais consultas do que o comum.\nAs consultas voltam em 21/11/2026 12:04.\nProtocolo: 20261121-7Q2M-K9XD',
      {
        motivo: 'CONSULTAS_EM_PAUSA',
        explicacao: 'Houve mais consultas do que o comum.',
        ate: '2026-11-21T15:04:00.000Z',
        protocolo: '20261121-7Q2M-K9XD',
      },
    ],
    [
      'RATE_LIMITED',
      'A equipe pediu uma pausa.',
      { explicacao: 'A equipe pediu uma pausa.', ate: null, protocolo: null },
    ],
    ['NOT_FOUND', 'Pode faltar.', { motivo: 'Pode faltar' }],
  ])('say what to do or to know about %s: %s', (code, hint, details: object = {}) => {
    expect(refusal({ code, text: 'Não.', details }, pages)).toBe(`Não.\n${hint}`);
  });

  it.each([
    ['NOT_FOUND', undefined],
    ['RATE_LIMITED', { politica: 'lenta', limite: 1, segundos: 2 }],
    ['SOURCE_DOWN', undefined],
  ])('say %s in its own words where there is nothing else to say', (code, details) => {
    expect(refusal({ code, text: 'Não.', details }, pages)).toBe('Não.');
  });
});
