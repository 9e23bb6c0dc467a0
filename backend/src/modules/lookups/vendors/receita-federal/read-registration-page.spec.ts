import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRegistrationPage } from './read-registration-page.js';

const recorded = readFileSync(join(__dirname, 'recorded/registration.txt'), 'utf8');
const message = (text: string) => `<div id="idMensagemErro"><span class="mensagemErro">${text}</span></div>`;

describe('The tax authority’s page', () => {
  it('tells, as recorded, name, situation and when it was issued', () => {
    expect(readRegistrationPage(recorded, 'Receita Federal')).toEqual({
      kind: 'found',
      cpf: '52998224725',
      data: {
        dados_pessoais: {
          nome: 'MANUEL ROCHA XAVIER',
          cpf: '52998224725',
          nascimento: '27/03/1980',
          situacao_cadastral: 'REGULAR',
          obito: null,
        },
        receita_federal: {
          situacao: 'REGULAR',
          ultima_atualizacao: expect.stringMatching(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/),
          pendencias: null,
          fonte: 'Receita Federal',
        },
      },
    });
  });

  it('that names a pending registration tells it as such', () => {
    const page = readRegistrationPage(recorded.replace('>REGULAR<', '>PENDENTE DE REGULARIZAÇÃO<'), 'x');
    expect(page).toMatchObject({ data: { receita_federal: { pendencias: 'PENDENTE DE REGULARIZAÇÃO' } } });
  });

  it('that names the year of the death tells the death, and not the year', () => {
    const year = '<span class="clConteudoDados">Ano de óbito: <b>2019</b></span></body>';
    const page = readRegistrationPage(recorded.replace('</body>', year), 'x');
    expect(page).toMatchObject({ data: { dados_pessoais: { situacao_cadastral: 'REGULAR', obito: 'SIM' } } });
  });

  it.each([
    ['CPF não encontrado na base de dados da Receita Federal.', 'nobody'],
    ['Data de nascimento informada está divergente da constante na base de dados.', 'nobody'],
    ['CPF incorreto.', 'nobody'],
    ['Erro interno do servidor.', 'unreadable'],
  ])('with the message %j says %s', (text, kind) => {
    expect(readRegistrationPage(message(text), 'x')).toEqual({ kind });
  });

  it('with a captcha is recognised, even beside a message', () => {
    const captcha = '<div id="hcaptcha" class="h-captcha"></div>';
    expect(readRegistrationPage(message('CPF incorreto.') + captcha, 'x')).toEqual({ kind: 'captcha' });
  });

  it('that is cut anywhere is not read as another answer', () => {
    for (let length = 0; length < recorded.length; length += 7) {
      const { kind } = readRegistrationPage(recorded.slice(0, length), 'x');
      expect(['unreadable', 'found']).toContain(kind);
      if (length < recorded.length / 2) expect(kind).toBe('unreadable');
    }
  });
});
