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
