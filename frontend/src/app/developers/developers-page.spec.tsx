import { globSync, readFileSync } from 'node:fs';
import { TEST_ANSWERS } from '@kernel/test-answers';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { version } from '../../../../clients/version.json';
import { useTestServer } from '../../shared/testing/test-server';
import { untilAnswered } from '../../shared/testing/wire';
import { showProduct } from '../testing';
import { CHANGES } from './changes';
import { EXAMPLES } from './examples';
import { ERRORS } from './tables';

const COLLECTION = {
  item: [
    {
      name: 'Consultas',
      item: [
        {
          id: 'v1LookupCpf',
          name: 'Cadastro de uma pessoa pelo CPF',
          request: {
            method: 'POST',
            description: '',
            header: [],
            url: { path: ['v1', 'lookups', 'cpf'] },
            body: { raw: '{ "cpf": "529.982.247-25" }' },
          },
        },
      ],
    },
    {
      name: 'Webhooks',
      item: [
        {
          id: 'v1ListWebhookEndpoints',
          name: 'Os endereços de webhook da conta',
          request: { method: 'GET', description: '', header: [], url: { path: ['v1', 'webhook-endpoints'] } },
        },
      ],
    },
    {
      name: 'Histórico',
      item: [
        {
          id: 'v1GetLookup',
          name: 'Uma consulta feita',
          request: {
            method: 'GET',
            description: '',
            header: [],
            url: {
              path: ['v1', 'lookups', ':protocolo'],
              variable: [{ key: 'protocolo', value: '20261121-7Q2M-K9XD' }],
            },
          },
        },
      ],
    },
  ],
};

describe('the page for developers', () => {
  const server = useTestServer();
  const open = async () => {
    server.on('GET /sdk/nitido.postman_collection.json', { body: COLLECTION });
    await showProduct('/desenvolvedores');
    await screen.findByRole('heading', { level: 1, name: 'Consulte a partir dos seus programas' });
    await screen.findByRole('option', { name: 'Cadastro de uma pessoa pelo CPF' });
  };
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const run = () => fireEvent.click(screen.getByRole('button', { name: 'Executar em modo de teste' }));

  it('shows each example in the language chosen once, with this server’s address in it', async () => {
    await open();
    const figures = screen.getAllByRole('figure');
    expect(figures).toHaveLength(Object.keys(EXAMPLES).length);
    const [first, second] = figures as [HTMLElement, HTMLElement];
    expect(first).toHaveTextContent("export NITIDO_KEY='nit_test_…'");
    fireEvent.click(within(first).getByRole('tab', { name: 'TypeScript' }));
    expect(first).toHaveTextContent(`npm install ${window.location.origin}/sdk/nitido-${version}.tgz`);
    fireEvent.keyDown(within(second).getByRole('tablist'), { key: 'ArrowRight' });
    expect(within(second).getByRole('tab', { name: 'Python', selected: true })).toHaveFocus();
    expect(document.body).not.toHaveTextContent('nitido.example');
  });

  it('leads to the very packages that the examples install', async () => {
    await open();
    const links = screen.getAllByRole('link', { name: /^Cliente / }).map((link) => link.getAttribute('href') ?? 'none');
    expect(links).toHaveLength(2);
    const { typescript, python } = EXAMPLES.install;
    for (const link of links) expect(`${typescript}${python}`).toContain(`${link}\n`);
  });

  it('says that an example could not be copied', async () => {
    await open();
    const writeText = () => Promise.reject(new Error('refused'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    fireEvent.click(screen.getAllByRole('button', { name: /^Copiar / })[0] as HTMLElement);
    expect(await screen.findByRole('button', { name: /^Não copiado / })).toBeInTheDocument();
  });

  it('runs a call with a test key, and tells status, headers and body', async () => {
    await open();
    server.on('POST /v1/lookups/cpf', {
      status: 429,
      headers: { ratelimit: '"chave";r=0;t=7' },
      body: { code: 'RATE_LIMITED' },
    });
    type('Chave de teste', 'nit_test_abc');
    type('Corpo', '{"cpf":"1"}');
    run();
    const answer = await screen.findByRole('region', { name: 'Corpo da resposta' });
    expect(answer).toHaveTextContent('"code": "RATE_LIMITED"');
    const whole = within(screen.getByRole('region', { name: 'Resposta' }));
    expect(whole.getByText('429')).toBeVisible();
    expect(whole.getByText('"chave";r=0;t=7')).toBeVisible();
    const [seen] = server.requests('POST /v1/lookups/cpf');
    expect([seen?.authorization, seen?.body]).toEqual(['Bearer nit_test_abc', { cpf: '1' }]);
  });

  it('refuses keys of production, and sends nothing', async () => {
    await open();
    type('Chave de teste', 'nit_live_abc');
    run();
    expect(await screen.findByRole('alert')).toHaveTextContent('chave de produção');
    expect(server.requests('POST /v1/lookups/cpf')).toEqual([]);
  });

  it('fills another call with its examples', async () => {
    await open();
    type('Chamada', 'v1GetLookup');
    expect(screen.getByLabelText(/^Endereço/)).toHaveValue('/v1/lookups/20261121-7Q2M-K9XD');
    expect(screen.queryByLabelText('Corpo')).toBeNull();
  });

  it('shows no answer under another call than its own', async () => {
    await open();
    const answerFirst = server.hold('POST /v1/lookups/cpf', { body: { de: 'primeira' } });
    server.on('GET /v1/lookups/20261121-7Q2M-K9XD', { body: { de: 'segunda' } });
    type('Chave de teste', 'nit_test_abc');
    run();
    type('Chamada', 'v1GetLookup');
    run();
    const answer = () => screen.findByRole('region', { name: 'Corpo da resposta' });
    expect(await answer()).toHaveTextContent('segunda');
    answerFirst();
    await act(untilAnswered);
    expect(await answer()).toHaveTextContent('segunda');
  });

  it('offers no call that refuses keys for tests', async () => {
    await open();
    const calls = within(screen.getByLabelText('Chamada')).getAllByRole('option');
    expect(calls.map(({ textContent }) => textContent)).toEqual([
      'Cadastro de uma pessoa pelo CPF',
      'Uma consulta feita',
    ]);
    expect(ERRORS.map(([code]) => code)).toContain('API_KEY_LIVE_ONLY');
  });

  it('says so when the calls cannot be had', async () => {
    server.on('GET /sdk/nitido.postman_collection.json', { status: 503 });
    await showProduct('/desenvolvedores');
    expect(await screen.findByText(/não puderam ser carregadas/)).toBeVisible();
  });

  it('names codes that the API has, and leads to each of its parts', async () => {
    await open();
    const described = readFileSync('docs/openapi-v1.json', 'utf8');
    const framework = ['problem.filter.ts', 'allowed-methods.ts', 'unreadable-request.ts']
      .map((file) => readFileSync(`backend/src/platform/http/${file}`, 'utf8'))
      .join('');
    const types = readFileSync('backend/src/modules/lookups/model/lookup-refusals.ts', 'utf8');
    for (const [code] of ERRORS) {
      expect([code, described.includes(`\`${code}\``) || `${framework}${types}`.includes(`'${code}'`)]).toEqual([
        code,
        true,
      ]);
    }
    const told = ERRORS.map(([code]) => code);
    for (const code of codesOf(JSON.parse(described), 'v1LookupCnpj')) expect(told).toContain(code);
    expect(told).toEqual(expect.arrayContaining(['BAD_REQUEST', 'LOOKUP_TYPE_NOT_FOUND', 'TOO_MANY_CONNECTIONS']));
    for (const link of screen.getByRole('navigation', { name: 'Nesta página' }).querySelectorAll('a')) {
      expect(document.querySelector(link.hash)).toHaveTextContent(link.textContent ?? 'nothing');
    }
  });

  it('names the calls that take an Idempotency-Key, and no others', async () => {
    await open();
    const { paths } = JSON.parse(readFileSync('docs/openapi-v1.json', 'utf8')) as Description;
    const taking = Object.values(paths).flatMap((path) =>
      Object.values(path).flatMap(({ operationId, parameters = [] }) =>
        parameters.some(({ name }) => name === 'Idempotency-Key')
          ? [operationId.replace(/^v1Lookup.*/, 'v1Lookup')]
          : [],
      ),
    );
    const words = {
      v1Lookup: 'nas consultas',
      v1SearchCompanies: 'na busca de empresas',
      v1StartBatch: 'ao começar um lote',
      v1AddWebhookEndpoint: 'ao adicionar',
      v1RotateWebhookSecret: 'trocar o segredo',
      v1TestWebhookEndpoint: 'testar',
      v1ResendWebhookDelivery: 'reenviar',
    };
    expect(Object.keys(words).toSorted()).toEqual([...new Set(taking)].toSorted());
    const [first, said] = [CHANGES.at(-1)?.items.join(), document.querySelector('#repeticao')?.textContent];
    for (const text of [first, said]) for (const word of Object.values(words)) expect(text).toContain(word);
  });

  it('names the documents that a key for tests fails with, and codes that it tells of', async () => {
    await open();
    const rows = within(screen.getByRole('region', { name: /chave de teste/ })).getAllByRole('row');
    const told = rows.slice(1).map((row) => row.textContent);
    expect(told).toHaveLength(TEST_ANSWERS.length);
    for (const [at, { document, status, code }] of TEST_ANSWERS.entries()) {
      expect(told[at]).toContain(document);
      expect(told[at]).toContain(`${status}${code ?? ''}`);
      if (code) expect(ERRORS.map(([known]) => known)).toContain(code);
    }
  });

  it('names each limit that a 429 can name', async () => {
    await open();
    const rows = within(screen.getByRole('region', { name: 'Limites' })).getAllByRole('rowheader');
    const code = globSync('backend/src/**/*.ts').map((file) => readFileSync(file, 'utf8'));
    const named = [...code.join('\n').matchAll(/\b(?:politica|policy): '(\w+)'/g)].map(([, name]) => name);
    expect(rows.map(({ textContent }) => textContent).toSorted()).toEqual([...new Set(named)].toSorted());
  });

  it('tells the figures of limits that are the same everywhere, and where the others stand', async () => {
    await open();
    const limits = within(screen.getByRole('region', { name: 'Limites' }));
    for (const [policy, most] of [
      ['lotes', 30],
      ['exportacoes', 30],
      ['relatorios', 30],
      ['webhooks', 60],
    ] as const) {
      expect(limits.getByRole('row', { name: new RegExp(`^${policy} `) })).toHaveTextContent(`${most}`);
    }
    expect(limits.getByText(/RateLimit-Policy/)).toBeVisible();
    expect(limits.getByRole('row', { name: /^chave / })).toHaveTextContent('menos na de consultas de produção');
  });

  it('tells of each day on which the API changed', async () => {
    await open();
    const told = readFileSync('docs/api-changelog.md', 'utf8').matchAll(/^### (\S+)$/gm);
    const days = document.querySelectorAll<HTMLTimeElement>('#mudancas time');
    expect([...days].map(({ dateTime }) => dateTime)).toEqual([...told].map(([, day]) => day));
  });
});

/** Each code that a call may answer with, by the description. */
function codesOf({ paths }: Description, id: string): string[] {
  const calls = Object.values(paths).flatMap((path) => Object.values(path));
  const answers = Object.values(calls.find(({ operationId }) => operationId === id)?.responses ?? {});
  const codes = answers.flatMap(({ description = '' }) => [...description.matchAll(/`([A-Z_]{4,})`/g)]);
  return codes.map(([, code]) => code ?? '');
}

interface Description {
  readonly paths: Record<string, Record<string, Described>>;
}
interface Described {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string }[];
  readonly responses: Record<string, { readonly description?: string }>;
}
