import fc from 'fast-check';
import { SIMULATED_ODDS, simulatedRegistration } from './simulated-registration.js';

const SEED = 20_261_121;
const asked = { cpf: '52998224725', dataNascimento: '27/03/1980' };

describe('A simulated registration', () => {
  it('has each situation exactly as often as the odds say, over all that a roll can give', () => {
    const drawn: Record<string, number> = {};
    for (let n = 0; n < 100; n++) {
      const { receita_federal } = simulatedRegistration(asked, (sides) => (sides === 100 ? n : Number.NaN));
      drawn[String(receita_federal.situacao)] = (drawn[String(receita_federal.situacao)] ?? 0) + 1;
    }
    expect(drawn).toEqual({ REGULAR: 70, ATIVA: 15, SUSPENSA: 5, CANCELADA: 5, NULA: 5 });
    expect(drawn).toEqual(SIMULATED_ODDS);
  });

  it(`tells what was asked, one situation, and nothing else about anybody (seed ${SEED})`, () => {
    const birth = fc.constantFrom('27/03/1980', '01/01/1900', '29/02/2000');
    fc.assert(
      fc.property(fc.string(), birth, fc.nat(99), (cpf, dataNascimento, n) => {
        const { dados_pessoais, receita_federal } = simulatedRegistration({ cpf, dataNascimento }, () => n);
        const situacao = receita_federal.situacao;
        expect(Object.keys(SIMULATED_ODDS)).toContain(situacao);
        expect(dados_pessoais).toEqual({
          nome: null,
          cpf,
          nascimento: dataNascimento,
          situacao_cadastral: situacao,
          obito: null,
        });
        expect(receita_federal).toEqual({
          situacao,
          ultima_atualizacao: null,
          pendencias: null,
          fonte: 'Simulação',
        });
      }),
      { seed: SEED },
    );
  });
});
