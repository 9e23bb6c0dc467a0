import { SandboxClient } from './testing/client.js';

/** Nature "Empresário (Individual)". */
const SOLE_TRADER = 2135;

let client: SandboxClient;

beforeAll(async () => {
  client = await SandboxClient.start();
});
afterAll(() => client.close());

test('the home page names every vendor, wears the badge, and loads nothing from elsewhere', async () => {
  const { text } = await client.call('GET', '/');
  for (const word of [
    'Dados fictícios',
    'Bureau de dados',
    'Serviço de e-mail',
    'Serviço de fotos',
    'Serviço Pix',
    'Receita Federal',
    'Serpro',
    'BrasilAPI',
    'Minha Receita',
    'ViaCEP',
    'OpenCEP',
    'Mercado Pago',
    'reCAPTCHA',
  ]) {
    expect(text).toContain(word);
  }
  expect(text).not.toMatch(/(?:src|href)="https?:/);
});

test('people and companies are listed with every key, no more than asked and never more than ten thousand', async () => {
  const [person] = (await client.call('GET', '/people?limit=1')).json;
  expect(Object.keys(person)).toEqual([
    ...['cpf', 'nome', 'nascimento', 'sexo', 'nomeMae', 'nomePai', 'rg', 'telefone', 'telefoneFixo', 'email', 'cep'],
    ...['pix', 'minor', 'deceased'],
  ]);
  expect((await client.call('GET', '/companies?limit=7')).json).toHaveLength(7);
  expect((await client.call('GET', '/companies?limit=999999')).json).toHaveLength(10_000);
  expect((await client.call('GET', '/people?limit=-3')).json).toHaveLength(1);
});

test('minors and the deceased can be asked for', async () => {
  const minors = (await client.call('GET', '/people?limit=20&minor=true')).json;
  const deceased = (await client.call('GET', '/people?limit=20&deceased=true')).json;
  expect(minors.every(({ minor }: { minor: boolean }) => minor)).toBe(true);
  expect(deceased.every((one: { deceased: boolean }) => one.deceased)).toBe(true);
});

test('the bureau tells of a person what the list tells, and asks for its key', async () => {
  const [person] = (await client.call('GET', '/people?limit=1')).json;
  const { dados_gerais, telefones_list, emails_list, enderecos } = (await client.bureau(person.cpf)).json.resultado;
  expect(dados_gerais).toMatchObject({
    cpf: person.cpf,
    nascimento: person.nascimento,
    rg: person.rg,
    mae: person.nomeMae,
  });
  expect(telefones_list[0].ddd + telefones_list[0].telefone).toBe(person.telefone);
  expect([emails_list[0].email, enderecos[0].cep]).toEqual([person.email, person.cep]);
  expect((await client.call('GET', `/bureau/v1/pessoas/cpf/${person.cpf}`)).status).toBe(401);
});

test('a company of a person lists that person at both open sources, a sole trader’s nobody', async () => {
  const people = (await client.call('GET', '/people?limit=200')).json as { cpf: string; nome: string }[];
  let [seen, sole] = [0, 0];
  for (const { cpf, nome } of people) {
    for (const { cnpj } of (await client.bureau(cpf)).json.resultado.empresas) {
      seen++;
      const one = (await client.call('GET', `/minha-receita/${cnpj}`)).json;
      if (/^\d+$/.test(cnpj)) expect((await client.call('GET', `/brasil-api/api/cnpj/v1/${cnpj}`)).json).toEqual(one);
      if (one.codigo_natureza_juridica === SOLE_TRADER) {
        sole++;
        expect(one.qsa).toEqual([]);
        continue;
      }
      const partner = one.qsa.find(({ nome_socio }: { nome_socio: string }) => nome_socio === nome);
      expect(partner?.cnpj_cpf_do_socio).toBe(`***${cpf.slice(3, 9)}**`);
    }
  }
  expect(seen).toBeGreaterThan(20);
  expect([sole > 0, sole < seen / 2]).toEqual([true, true]);
});

test('an invalid CNPJ is 400 in the words of each source', async () => {
  expect((await client.call('GET', '/brasil-api/api/cnpj/v1/123')).json).toEqual({
    message: 'CNPJ 123 inválido.',
    type: 'bad_request',
    name: 'BadRequestError',
  });
  expect((await client.call('GET', '/minha-receita/123')).json).toEqual({ message: 'CNPJ 123 inválido.' });
});

test('a CNPJ with letters is known to minha-receita alone', async () => {
  expect((await client.call('GET', '/brasil-api/api/cnpj/v1/12ABC34501DE35')).status).toBe(400);
  expect((await client.call('GET', '/minha-receita/12ABC34501DE35')).json).toMatchObject({ cnpj: '12ABC34501DE35' });
});

test('traffic counts the calls of each vendor by path, and latency delays them', async () => {
  await client.call('DELETE', '/traffic');
  await client.call('POST', '/latency/minha-receita', { ms: 150 });
  const started = Date.now();
  await client.call('GET', '/minha-receita/11222333000181?x=1');
  expect(Date.now() - started).toBeGreaterThan(140);
  await client.call('POST', '/latency/minha-receita', { ms: 0 });
  expect((await client.call('GET', '/traffic?vendor=minha-receita')).json).toEqual({
    total: 1,
    totals: { 'minha-receita': 1 },
    calls: [{ vendor: 'minha-receita', method: 'GET', path: '/minha-receita/11222333000181', count: 1 }],
  });
});

test('a gate lets so many calls of a vendor pass, and holds the others until it is opened', async () => {
  const order: string[] = [];
  const ask = async (name: string, path = '/minha-receita/11222333000181') => {
    expect((await client.call('GET', path)).status).toBe(200);
    order.push(name);
  };
  await client.call('POST', '/gates/minha-receita', { passing: 1 });
  await ask('the one that passes');
  const held = ask('the one that is held');
  await ask('another vendor', '/brasil-api/api/cnpj/v1/11222333000181');
  await client.call('POST', '/gates/minha-receita', { passing: 1 });
  await ask('one more that passes');
  await client.call('DELETE', '/gates');
  await held;
  await ask('the next one');
  expect(order).toEqual([
    'the one that passes',
    'another vendor',
    'one more that passes',
    'the one that is held',
    'the next one',
  ]);
  expect((await client.call('POST', '/gates/nobody')).status).toBe(404);
  expect((await client.call('POST', '/gates/serpro', { passing: -1 })).status).toBe(400);
});

test('a charge is listed and paid on the pages of the bank', async () => {
  const order = {
    transaction_amount: 25,
    description: '<b>Prata</b>',
    payment_method_id: 'pix',
    payer: { email: 'a@gmail.com' },
  };
  const { id } = (await client.gateway('POST', '/v1/payments', order, 'page')).json;
  const html = { accept: 'text/html' };
  const list = await client.call('GET', '/pix', undefined, html);
  expect(list.text).toContain(`/pix/payments/${id}`);
  expect(list.text).not.toContain('<b>Prata</b>');
  expect((await client.call('GET', `/pix/payments/${id}`, undefined, html)).text).toContain('<button>Pagar</button>');
  const form = await fetch(`${client.sandbox.url}/pix/payments/${id}/pay`, {
    method: 'POST',
    headers: html,
    body: new URLSearchParams({ notification: 'lost', amount: '' }),
    redirect: 'manual',
  });
  expect([form.status, form.headers.get('location')]).toEqual([303, `/pix/payments/${id}`]);
  expect((await client.call('GET', `/pix/payments/${id}?format=json`)).json.status).toBe('approved');
});
