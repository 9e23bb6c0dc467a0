import { foundText, Pages, planText, refusal } from './replies.js';

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
    const rest = 'CEP 14062-252\nRibeirão Preto, SP\n\nFonte: ViaCEP, 21/11/2026, 12:04\nProtocolo: 20261121-7Q2M-K9XD';
    expect(foundText({ ...found, simulated: false })).toBe(rest);
    expect(foundText({ ...found, simulated: true })).toBe(`DADOS SIMULADOS\n${rest}`);
  });

  it('say what to do about a refusal, where there is something', () => {
    expect(refusal('SUBSCRIPTION_REQUIRED', 'Sua assinatura expirou.', pages)).toBe(
      'Sua assinatura expirou.\nRenove em https://nitido.example/assinatura',
    );
    expect(refusal('NOT_FOUND', 'Dados não encontrados.', pages)).toBe('Dados não encontrados.');
  });
});
