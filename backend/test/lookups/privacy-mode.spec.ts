import { Company, Person } from '../../sandbox/population/index.js';
import { maskCpf } from '../../src/kernel/cpf.js';
import { maskName } from '../../src/kernel/lookup-catalogue.js';
import { startApp, type World } from '../harness/start-app.js';
import { BatchesOf } from './batches-world.js';
import { Subscriber } from './lookups-world.js';

const CPF = '52998224725';
const CNPJ = '11222333000181';
const MASKED = '***.982.247-**';
const WHOLE = '529.982.247-25';
const EXPORT = '/api/user/history/export';
let app: World;

beforeAll(async () => {
  app = await startApp();
});

const setMode = ({ http }: Subscriber, modoPrivacidade: boolean) =>
  http.put('/api/user/preferences', { modoPrivacidade });

/** What every way to read the history's lists tells of the one lookup there is. */
async function told(owner: Subscriber): Promise<string[]> {
  const [entry] = (await owner.history()).history;
  const search = { texto: WHOLE };
  const found = await owner.http.post<{ history: { query: string }[] }>('/api/user/history/search', search);
  const files = [EXPORT, search, { ids: [entry?.id] }].map(async (wanted) => {
    const { bytes } = typeof wanted === 'string' ? await owner.file(wanted) : await owner.file(EXPORT, wanted);
    return bytes.toString('utf8').trimEnd().split('\r\n')[1]?.split(';')[2] ?? '';
  });
  return [entry?.query ?? '', found.body.history[0]?.query ?? '', ...(await Promise.all(files))];
}

/** A company that is named after a living adult. */
function soleTrader(): Company {
  for (let next = 0; ; next++) {
    const company = Company.numbered(next);
    if (company.sole && !company.owner.minor && company.owner.death === null) return company;
  }
}

async function revealed(owner: Subscriber): Promise<number> {
  const { bytes } = await owner.file('/api/user/export');
  const { acessosAoHistorico } = JSON.parse(bytes.toString('utf8')) as { acessosAoHistorico: { acao: string }[] };
  return acessosAoHistorico.filter(({ acao }) => acao === 'lista por extenso').length;
}

describe('The privacy mode', () => {
  it('is on for a new account, in which no list tells a whole query', async () => {
    const ana = await Subscriber.of(app);
    await ana.cpf(CPF);
    expect((await ana.http.get('/api/user/profile')).body).toMatchObject({ user: { modoPrivacidade: true } });
    expect(await told(ana)).toEqual(Array(5).fill(MASKED));
    expect(await revealed(ana)).toBe(0);
  });

  it('is switched off by the owner, to whom all lists then tell whole queries, and on again', async () => {
    const [ana, bia] = [await Subscriber.of(app), await Subscriber.of(app)];
    for (const one of [ana, bia]) await one.cpf(CPF);
    expect(await setMode(ana, false)).toMatchObject({
      status: 200,
      body: { success: true, modoPrivacidade: false, finalidadePadrao: 'protecao_credito' },
    });
    expect(await told(ana)).toEqual(Array(5).fill(WHOLE));
    expect(await told(bia)).toEqual(Array(5).fill(MASKED));
    await setMode(ana, true);
    expect(await told(ana)).toEqual(Array(5).fill(MASKED));
  });

  it('leaves on record, once a session, that whole queries were told', async () => {
    const ana = await Subscriber.of(app);
    await ana.cpf(CPF);
    await setMode(ana, false);
    expect(await revealed(ana)).toBe(0);
    for (let i = 0; i < 2; i++) await told(ana);
    expect(await revealed(ana)).toBe(1);
  });

  it('leaves it on record for the lines of a batch and for the list of dossiers too', async () => {
    const [ana, bia] = [await Subscriber.of(app), await Subscriber.of(app)];
    await setMode(ana, false);
    const batches = new BatchesOf(ana.http);
    const [line] = await batches.lines(await batches.start('cpf', [CPF]));
    expect([line?.subject, await revealed(ana)]).toEqual([WHOLE, 1]);

    await bia.cpf(CPF);
    const { dossie } = (await bia.history()).history[0] as unknown as { dossie: string };
    await setMode(bia, false);
    const notes = { anotacoes: [], etiquetas: ['cliente'], versao: null };
    expect((await bia.http.put(`/api/user/dossiers/${dossie}`, notes)).status).toBe(200);
    expect(await revealed(bia)).toBe(0);
    const list = await bia.http.get<{ dossies: { documento: string }[] }>('/api/user/dossiers');
    expect([list.body.dossies[0]?.documento, await revealed(bia)]).toEqual([WHOLE, 1]);
  });

  it('masks who was found in a batch’s spreadsheet, and leaves companies named', async () => {
    const ana = await Subscriber.of(app);
    const batches = new BatchesOf(ana.http);
    const sheetOf = async (id: string) => {
      await batches.until(id, 'finished');
      return (await ana.file(`/api/batches/${id}/export`)).bytes.toString('utf8');
    };
    const person = await batches.start('cpf', [CPF]);
    const company = await batches.start('cnpj', [CNPJ]);
    const { name } = Person.ofCpf(CPF);
    expect(await sheetOf(person)).toContain(`${MASKED};Encontrado;${maskName(name)};`);
    expect(await sheetOf(person)).not.toContain(name);
    expect(await sheetOf(company)).toContain(`;Encontrado;${Company.ofCnpj(CNPJ).name};`);
    await setMode(ana, false);
    expect(await sheetOf(person)).toContain(`${WHOLE};Encontrado;${name};`);
  });

  it('masks a company named after its owner too, in a batch’s spreadsheet and in dossiers', async () => {
    const ana = await Subscriber.of(app);
    const { owner, cnpj } = soleTrader();
    const batches = new BatchesOf(ana.http);
    const batch = await batches.start('cnpj', [cnpj]);
    await batches.until(batch, 'finished');
    const { dossie } = (await ana.history()).history[0] as unknown as { dossie: string };
    const notes = { anotacoes: [], etiquetas: ['fornecedor'], versao: null };
    expect((await ana.http.put(`/api/user/dossiers/${dossie}`, notes)).status).toBe(200);
    const named = async () => {
      const list = await ana.http.get<{ dossies: { nome: string }[] }>('/api/user/dossiers');
      const page = await ana.http.get<{ dossie: { nome: string } }>(`/api/user/dossiers/${dossie}`);
      const sheet = (await ana.file(`/api/batches/${batch}/export`)).bytes.toString('utf8');
      return [list.body.dossies[0]?.nome, page.body.dossie.nome, sheet.split('\r\n')[1]?.split(';')[3]];
    };
    const cpf = maskCpf(owner.cpf);
    expect(await named()).toEqual(Array(3).fill(`${maskName(owner.name)} ${cpf}`));
    await setMode(ana, false);
    expect(await named()).toEqual(Array(3).fill(`${owner.name} ${cpf}`));
  });

  it.each([
    [{}, 'Informe uma preferência.'],
    [{ modoPrivacidade: null }, 'Informe se o modo de privacidade fica ligado.'],
    [{ modoPrivacidade: 'não' }, 'Informe se o modo de privacidade fica ligado.'],
  ])('refuses %j', async (body, error) => {
    const ana = await Subscriber.of(app);
    expect(await ana.http.put('/api/user/preferences', body)).toMatchObject({ status: 400, body: { error } });
  });
});
