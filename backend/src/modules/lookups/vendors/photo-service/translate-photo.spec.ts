import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { photoReply } from './photo.wire.js';
import { translatePhoto } from './translate-photo.js';

const recorded: unknown = JSON.parse(readFileSync(join(__dirname, 'recorded/photo.json'), 'utf8'));

it('A photo, as recorded, is photo without creator and affiliate', () => {
  const { resultado } = translatePhoto(photoReply.parse(recorded));
  expect(resultado).toMatchObject({
    dados_pessoais: { nome: 'MANUEL ROCHA XAVIER', cpf: '52998224725' },
    filiacao: { mae: 'JESSICA VARGAS ROCHA', pai: 'GUSTAVO RIBEIRO XAVIER' },
    documentos: { rg: '4165482760', orgao_emissor: 'SSP', uf_emissao: 'SP' },
    foto: { base64: expect.stringMatching(/^iVBORw0KGgo/) },
  });
  expect(JSON.stringify(resultado)).not.toMatch(/creator|affiliate/);
});

it.each(['<svg onload="x">', 'data:text/html;base64,PHNjcmlwdD4=', '', 'não é imagem'])(
  'What is no PNG or JPEG is no photo: %p (ASVS 1.3.4)',
  (base64) => {
    const photo = translatePhoto(photoReply.parse({ resultado: { dados_pessoais: {}, foto: { base64 } } }));
    expect(photo.resultado.foto.base64).toBeNull();
  },
);

it('A death that the service tells is known to whoever judges', () => {
  const told = (more: object) => translatePhoto(photoReply.parse({ resultado: { dados_pessoais: more } })).resultado;
  expect(told({ nome: 'ANA LIMA', obito: true }).dados_pessoais).toMatchObject({ obito: 'SIM' });
  expect(told({ nome: 'ANA LIMA', obito: false }).dados_pessoais.obito).toBeNull();
});
