import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registrationReply } from './serpro.wire.js';
import { translateRegistration } from './translate-registration.js';

it('A registration, as recorded, is told in our words', () => {
  const recorded: unknown = JSON.parse(readFileSync(join(__dirname, 'recorded/registration.json'), 'utf8'));
  expect(translateRegistration(registrationReply.parse(recorded), 'Receita Federal (Serpro)')).toEqual({
    dados_pessoais: {
      nome: 'MANUEL ROCHA XAVIER',
      cpf: '52998224725',
      nascimento: '27/03/1980',
      situacao_cadastral: 'REGULAR',
      obito: null,
    },
    receita_federal: {
      situacao: 'REGULAR',
      ultima_atualizacao: null,
      pendencias: null,
      fonte: 'Receita Federal (Serpro)',
    },
  });
});

it.each<[unknown, string | null]>([
  ['2019', 'SIM'],
  [2019, 'SIM'],
  [true, 'SIM'],
  [false, null],
  ['', null],
  [null, null],
])('A registration that is still regular, with obito %j, says obito %j: the year is kept back', (obito, told) => {
  const reply = registrationReply.parse({
    ni: '52998224725',
    situacao: { codigo: '0', descricao: 'Regular' },
    nascimento: '27031980',
    obito,
  });
  expect(translateRegistration(reply, 'x').dados_pessoais).toMatchObject({
    situacao_cadastral: 'REGULAR',
    obito: told,
  });
});
