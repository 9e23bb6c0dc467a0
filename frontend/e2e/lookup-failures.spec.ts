import { expect, type Page, type Route, test } from '@playwright/test';
import { holdAnswer } from './hold-answer';
import { openInside } from './inside';
import { logIn, runLookup } from './lookup-area';

type Typed = Readonly<Record<string, string>>;

/** A lookup that fails, and what the page must say then. */
interface Failure {
  readonly name: string;
  readonly type: string;
  readonly typed: Typed;
  readonly text: string;
  /** What the server would answer where it cannot be made to: status and code of the contract. */
  readonly answer?: readonly [status: number, code: string];
  /** What stands beneath the text. */
  readonly advice?: string;
  /** Trying again sends the same lookup again, instead of going back to the input. */
  readonly repeats: boolean;
  /** There is nothing to try again: another lookup is the way on. */
  readonly leadsOn?: true;
}

const CPF = { CPF: '52998224725' };
const OUT = 'A fonte desta consulta está fora do ar. Tente novamente em alguns minutos.';
const NOT_A_NO = 'Isso não quer dizer que o cadastro não exista: a fonte é que não respondeu.';

const FAILURES: readonly Failure[] = [
  {
    name: 'a CPF that the source does not have',
    type: 'cpf',
    typed: { CPF: '90000000175' },
    text: 'CPF não encontrado na base de dados. Verifique se o CPF está correto.',
    repeats: false,
  },
  {
    name: 'a CNPJ that both sources do not have',
    type: 'cnpj',
    typed: { CNPJ: '90000010000110' },
    text: 'CNPJ não encontrado ou inválido. Verifique se o CNPJ está correto.',
    repeats: false,
  },
  {
    name: 'a telephone that the source does not have',
    type: 'telefone',
    typed: { Telefone: '92912579097' },
    text: 'Telefone não encontrado na base de dados. Verifique se o telefone está correto.',
    repeats: false,
  },
  {
    name: 'a source that fails',
    type: 'cpf',
    typed: { CPF: '90000000256' },
    text: OUT,
    advice: NOT_A_NO,
    repeats: true,
  },
  {
    name: 'a source that does not answer in time',
    type: 'cpf',
    typed: { CPF: '90000000418' },
    text: OUT,
    repeats: true,
  },
  {
    name: 'an answer of the Pix service that cannot be read',
    type: 'pix',
    typed: { Nome: '{garbage}', Sufixo: '000006' },
    text: 'Não foi possível processar os dados retornados',
    repeats: true,
  },
  {
    name: 'an answer of the tax authority that cannot be read',
    type: 'cpf-2',
    typed: { CPF: '52998224725', 'Data de nascimento': '27031980' },
    answer: [502, 'SOURCE_DOWN'],
    text: 'Não foi possível extrair dados da resposta da Receita Federal',
    repeats: true,
  },
  {
    name: 'sources that disagree',
    type: 'cnpj',
    typed: { CNPJ: '{one source alone}' },
    text: 'As fontes consultadas divergem.',
    advice: 'As fontes deram respostas diferentes, por isso nenhuma é mostrada.',
    repeats: false,
  },
  {
    name: 'too many lookups in a short time',
    type: 'cpf',
    typed: CPF,
    answer: [429, 'RATE_LIMITED'],
    text: 'Muitas consultas em pouco tempo. Aguarde e tente novamente.',
    advice: 'Seu histórico continua disponível',
    repeats: true,
  },
  {
    name: 'the limit of the plan',
    type: 'cpf',
    typed: CPF,
    answer: [429, 'QUOTA_EXCEEDED'],
    text: 'Limite do plano atingido.',
    repeats: true,
  },
  {
    name: 'a person who is protected',
    type: 'cpf',
    typed: CPF,
    answer: [451, 'SUBJECT_SUPPRESSED'],
    text: 'Os dados desta pessoa não estão disponíveis.',
    repeats: false,
    leadsOn: true,
  },
  {
    name: 'a type that went into maintenance meanwhile',
    type: 'cpf',
    typed: CPF,
    answer: [503, 'MAINTENANCE'],
    text: 'Manutenção, voltará em breve...',
    repeats: true,
  },
  {
    name: 'a type that the server does not know',
    type: 'rg',
    typed: { RG: '4165482760' },
    answer: [400, 'INVALID_INPUT'],
    text: 'Tipo de consulta não suportado',
    repeats: false,
  },
];

/** The lookup's call, answered so once; the next one reaches the server. */
async function answerOnce(page: Page, answer: (route: Route) => Promise<void>) {
  await page.route(/\/api\/external\/|\/api-email\//, answer, { times: 1 });
}

const refusal = (status: number, code: string, error: string) => (route: Route) =>
  route.fulfill({ status, json: { success: false, error, code, requestId: 'pedido-7' } });

/** The input as it was typed, punctuation aside. */
async function expectInputKept(page: Page, typed: Typed) {
  for (const [label, value] of Object.entries(typed)) {
    const field = page.getByRole('textbox', { name: label, exact: true });
    expect((await field.inputValue()).replace(/[.\-/() ]/g, '')).toBe(value.replace(/[.\-/() ]/g, ''));
  }
}

async function expectNoResult(page: Page) {
  await expect(page.getByRole('button', { name: 'Nova consulta' })).toHaveCount(0);
  await expect(page.getByText('Exportar Dados')).toHaveCount(0);
}

test.describe('a lookup that fails', () => {
  test.describe.configure({ mode: 'default' });
  let page: Page;
  let magic: Readonly<Record<string, { person: Record<string, string>; cnpj: { brasilApi: string } }>>;

  test.beforeAll(async ({ browser, request }) => {
    const { faults } = await (await request.get(`${process.env.E2E_SANDBOX_URL}/faults?format=json`)).json();
    magic = Object.fromEntries(faults.map((fault: { kind: string }) => [fault.kind, fault]));
    page = await (await browser.newContext()).newPage();
    await logIn(page);
  });
  test.afterEach(() => page.unrouteAll({ behavior: 'wait' }));
  test.afterAll(() => page.context().close());

  /** Puts in what only the sandbox knows. */
  function known(typed: Typed): Typed {
    const values: Typed = {
      Nome: magic.garbage?.person.nome ?? '',
      CNPJ: magic['not-found']?.cnpj.brasilApi ?? '',
    };
    return Object.fromEntries(
      Object.entries(typed).map(([label, value]) => [label, value.startsWith('{') ? (values[label] ?? '') : value]),
    );
  }

  for (const { name, type, typed, text, answer, advice, repeats, leadsOn } of FAILURES) {
    test(`${type}: ${name} is told in its own words, and the input is kept`, async () => {
      const values = known(typed);
      if (answer) await answerOnce(page, refusal(...answer, text));
      await runLookup(page, type, values);
      const alert = page.getByRole('alert');
      await expect(alert.getByRole('heading', { name: text })).toBeVisible({ timeout: 20_000 });
      if (advice) await expect(alert).toContainText(advice);
      if (answer) await expect(alert).toContainText('Código do atendimento: pedido-7');
      await expectNoResult(page);
      await expectInputKept(page, values);
      if (leadsOn) return expect(alert.getByRole('link', { name: 'Nova consulta' })).toBeFocused();
      if (repeats && !answer) return;
      await alert.getByRole('button', { name: 'Tentar Novamente' }).click();
      if (repeats) await expect(page.getByRole('button', { name: 'Nova consulta' })).toBeVisible();
      else {
        await expect(alert).toHaveCount(0);
        await expect(page.getByRole('textbox', { name: Object.keys(values)[0] ?? '', exact: true })).toBeFocused();
        await expectInputKept(page, values);
      }
    });
  }

  test('cnpj: what each source says is shown side by side', async () => {
    await runLookup(page, 'cnpj', known({ CNPJ: '{one source alone}' }));
    await expect(page.getByRole('alert')).toContainText('BrasilAPI');
    await expect(page.getByRole('alert')).toContainText('Minha Receita');
  });

  test('cpf: a wait of more than three seconds says so and can be cancelled', async () => {
    // The server gives up on this source after five seconds, perhaps before a slow browser has cancelled.
    const letGo = await holdAnswer(page, '**/api/external/cpf', (route) => route.abort());
    try {
      await runLookup(page, 'cpf', { CPF: '90000000418' });
      await expect(page.getByText('Consultando fontes…')).toBeVisible();
      await page.getByRole('button', { name: 'Cancelar' }).click();
      await expect(page.getByText('Consulta cancelada.', { exact: false })).toBeVisible();
    } finally {
      letGo();
    }
    await expectInputKept(page, { CPF: '90000000418' });
    await expectNoResult(page);
  });

  test('cpf: an answer without readable JSON is told with type and status', async () => {
    await answerOnce(page, (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
    );
    await runLookup(page, 'cpf', CPF);
    await expect(page.getByRole('heading', { name: 'Erro na consulta por cpf: 502' })).toBeVisible();
    await expectNoResult(page);
    await expectInputKept(page, CPF);
  });

  test('cpf: an answer without words asks to check the data', async () => {
    await answerOnce(page, (route) => route.fulfill({ status: 400, json: { success: false } }));
    await runLookup(page, 'cpf', CPF);
    const text = 'Erro na consulta. Verifique os dados e tente novamente.';
    await expect(page.getByRole('heading', { name: text })).toBeVisible();
    await expectNoResult(page);
  });

  test('cpf: a lost connection is told as one, and the lookup goes through when it is back', async () => {
    await openInside(page, '/consultas?tipo=cpf');
    await page.getByRole('textbox', { name: 'CPF' }).pressSequentially(CPF.CPF);
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Consultar', exact: true }).click();
    await expect(page.getByText('Você está sem conexão', { exact: false })).toBeVisible();
    const text = 'Erro de conexão. Verifique sua internet e tente novamente.';
    await expect(page.getByRole('heading', { name: text })).toBeVisible();
    await expectNoResult(page);
    await expectInputKept(page, CPF);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Tentar Novamente' }).click();
    await expect(page.getByRole('button', { name: 'Nova consulta' })).toBeVisible();
  });

  test('cpf: terms that are not accepted yet are asked for, and then the same lookup runs', async () => {
    await answerOnce(page, refusal(403, 'TERMS_NOT_ACCEPTED', 'Aceite os termos de uso para continuar.'));
    await runLookup(page, 'cpf', CPF);
    await expectNoResult(page);
    await page.getByRole('button', { name: 'Aceitar e consultar' }).click();
    await expect(page.getByRole('button', { name: 'Nova consulta' })).toBeVisible();
  });

  test('cpf: a purpose that the server misses is asked for where it is chosen', async () => {
    await answerOnce(page, refusal(422, 'PURPOSE_REQUIRED', 'Informe a finalidade da consulta.'));
    await runLookup(page, 'cpf', CPF);
    await expect(page.getByText('Informe a finalidade da consulta.')).toBeVisible();
    await expectNoResult(page);
    await expectInputKept(page, CPF);
    await page.getByText('Exercício de direitos').click();
    await page.getByRole('button', { name: 'Consultar', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Nova consulta' })).toBeVisible();
  });

  test('cpf: a plan that ended meanwhile leads to the plans, with the reason', async () => {
    const text = 'Sua assinatura expirou. Renove para continuar.';
    await answerOnce(page, (route) =>
      route.fulfill({
        status: 403,
        json: { success: false, error: text, code: 'SUBSCRIPTION_REQUIRED', requiresSubscription: true },
      }),
    );
    await runLookup(page, 'cpf', CPF);
    await expect(page).toHaveURL(/\/assinatura$/);
    await expect(page.getByText(text)).toBeVisible();
    await expectNoResult(page);
  });
});

test('a session that ended meanwhile leads to the login, without a result', async ({ page }) => {
  const others = { held: false };
  await page.route('**/api/**', (route) => unlessHeld(route, others));
  await logIn(page);
  await page.goto('/consultas?tipo=cpf');
  await page.getByRole('textbox', { name: 'CPF' }).pressSequentially(CPF.CPF);
  const button = page.getByRole('button', { name: 'Consultar', exact: true });
  await expect(button).toBeEnabled();
  others.held = true;
  expect((await page.request.post('/api/auth/logout')).ok()).toBe(true);
  await page.evaluate(() => {
    for (const key of ['authToken', 'userToken']) localStorage.setItem(key, 'ended');
  });
  const [lookup] = await Promise.all([page.waitForResponse('**/api/external/cpf'), button.click()]);
  others.held = false;
  expect(lookup.status()).toBe(401);
  await expect(page).toHaveURL(/\/login/);
  await expectNoResult(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

/**
 * While the others are held, the lookup alone hears that the session is over: no answer reaches the page that was on its
 * way, or that a poll, the focus or the stream of events asks for before the button is pressed.
 */
async function unlessHeld(route: Route, others: { readonly held: boolean }): Promise<void> {
  const { pathname } = new URL(route.request().url());
  if (pathname === '/api/events') return route.abort();
  if (pathname === '/api/external/cpf' || pathname === '/api/auth/refresh') return route.continue();
  const response = await route.fetch();
  if (!others.held) await route.fulfill({ response });
}
