import { inflateSync } from 'node:zlib';
import { listPeople, Person } from '../population/index.js';
import { SandboxClient } from '../testing/client.js';
import { pngOf } from './png.js';
import { portraitOf } from './portrait.js';

let client: SandboxClient;

beforeAll(async () => {
  client = await SandboxClient.start();
});
afterAll(() => client.close());

const MANUEL = Person.ofCpf('52998224725');

test('a CPF leads to parents, RG and a PNG of 192 by 256', async () => {
  const { creator, affiliate, resultado } = (await client.photo(MANUEL.cpf)).json;
  expect([creator, affiliate]).toEqual(['@foto_ficticia', 'Afiliado Fictício']);
  expect(resultado).toMatchObject({
    dados_pessoais: { cpf: MANUEL.cpf, nome: MANUEL.name },
    filiacao: { mae: MANUEL.mother.name, pai: MANUEL.father.name },
    documentos: { rg: MANUEL.rg },
  });
  const png = Buffer.from(resultado.foto.base64, 'base64');
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([192, 256]);
});

test('minors have a photo too', async () => {
  const [minor] = listPeople(1, { minor: true }) as [Person];
  expect((await client.photo(minor.cpf)).json.resultado.foto.base64.length).toBeGreaterThan(500);
});

test('a person always has the same face, and two hundred people have many different ones', () => {
  expect(pngOf(portraitOf(MANUEL))).toEqual(pngOf(portraitOf(Person.ofCpf(MANUEL.cpf))));
  const faces = listPeople(200).map((person) => pngOf(portraitOf(person)).toString('base64'));
  expect(new Set(faces).size).toBeGreaterThan(195);
});

test('the pixels of a PNG come back row by row', () => {
  const png = pngOf({ width: 2, height: 2, palette: [0x000000, 0xff8000], pixels: Uint8Array.of(0, 1, 1, 0) });
  const start = png.indexOf('IDAT');
  const rows = inflateSync(png.subarray(start + 4, start + 4 + png.readUInt32BE(start - 4)));
  expect([...rows]).toEqual([0, 0, 1, 0, 1, 0]);
  expect([...png.subarray(png.indexOf('PLTE') + 4, png.indexOf('PLTE') + 10)]).toEqual([0, 0, 0, 255, 128, 0]);
});

test('a wrong token is 401, a short CPF 400, an impossible one 404', async () => {
  const ask = async (query: string) => (await client.call('GET', `/fotorj/fotorj?${query}`)).status;
  expect(await ask(`token=outro&cpf=${MANUEL.cpf}`)).toBe(401);
  expect(await ask('token=sandbox-photo-token&cpf=123')).toBe(400);
  expect(await ask('token=sandbox-photo-token&cpf=52998224726')).toBe(404);
});
