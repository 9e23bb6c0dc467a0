import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EmailFound, emailReply } from './email-owner.wire.js';
import { translateEmailOwner } from './translate-email-owner.js';

it('The owner of an e-mail, as recorded, is told without the signature', () => {
  const recorded: unknown = JSON.parse(readFileSync(join(__dirname, 'recorded/owner.json'), 'utf8'));
  const result = translateEmailOwner(emailReply.parse(recorded) as EmailFound);
  expect(result.resultado.dados_pessoais).toEqual({
    nome: 'MANUEL ROCHA XAVIER',
    cpf: '52998224725',
    nascimento: '27/03/1980',
    sexo: 'M',
    mae: 'JESSICA VARGAS ROCHA',
    obito: null,
    email: 'manuel.xavier.5yccuo@exemplo.com.br',
    telefones: ['16927508896', '1637348904'],
    endereco: {
      logradouro: 'ALAMEDA DOS PINHEIROS DO LESTE',
      numero: '1171',
      complemento: null,
      bairro: 'SAO JORGE',
      cidade: 'RIBEIRAO PRETO',
      uf: 'SP',
      cep: '14062252',
    },
  });
});

it.each([{ obito: 'SIM' }, { data_obito: '01/02/2020' }, { situacao_cadastral: 'TITULAR FALECIDO' }])(
  'A death that the service tells by %j is known to whoever judges, and that of the living is not',
  (death) => {
    const told = (more: object) => {
      const reply = { success: true, data: { resultado: { dados_pessoais: { nome: 'ANA LIMA', ...more } } } };
      return translateEmailOwner(emailReply.parse(reply) as EmailFound).resultado.dados_pessoais;
    };
    expect(told(death)).toMatchObject({ obito: 'SIM' });
    expect(told({ obito: 'NAO', data_obito: null, situacao_cadastral: 'REGULAR' }).obito).toBeNull();
  },
);
