import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { enterAsNewAdmin } from './admins.js';
import { expectNoViolations } from './axe.js';
import { openInside } from './inside.js';
import { logIn, runLookup } from './lookup-area.js';

/** E-mails, two people at two browsers' work, and axe in both themes on the way. */
test.describe.configure({ timeout: 240_000 });

interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly links: readonly string[];
}

/** An e-mail with this subject, as soon as it is in the mailbox, and the path that its link opens. */
async function emailTo(request: APIRequestContext, email: string, subject: string): Promise<Mail & { path: string }> {
  const mailbox = `${process.env.E2E_SANDBOX_URL}/mailbox?format=json&to=${encodeURIComponent(email)}`;
  let found: Mail | undefined;
  await expect
    .poll(async () => {
      const mails: Mail[] = await (await request.get(mailbox)).json();
      found = mails.find((mail) => mail.subject === subject);
      return found;
    })
    .toBeDefined();
  const mail = found as Mail;
  const link = mail.links.find((url) => url.includes('/titular/'));
  return { ...mail, path: link ? new URL(link).pathname : '' };
}

interface Asking {
  readonly kind: string;
  readonly name: string;
  readonly cpf: string;
  readonly birthDate: string;
  readonly email: string;
}

/** What the demo subscriber is shown of somebody, asked for without a page. */
async function lookUp(request: APIRequestContext, cpf: string): Promise<unknown> {
  const login = { email: 'demo@gmail.com', password: 'Demo1234', captchaToken: 'ok' };
  const { token } = await (await request.post('/api/auth/login', { data: login })).json();
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.post('/api/external/cpf', { headers, data: { cpf, finalidade: 'cobranca' } });
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** Fills in the form as a person does, digits without marks; answers the protocol. */
async function fileRequest(page: Page, { kind, name, cpf, birthDate, email }: Asking): Promise<string> {
  await page.getByRole('radio', { name: kind }).check();
  await page.getByLabel('Nome completo').fill(name);
  await page.getByLabel('CPF').pressSequentially(cpf);
  await page.getByLabel('Data de nascimento').pressSequentially(birthDate.replaceAll('/', ''));
  await page.getByLabel('E-mail para a resposta').fill(email);
  await page.getByRole('checkbox', { name: /^Declaro/ }).check();
  await page.getByRole('button', { name: 'Enviar pedido' }).click();
  await expect(page.getByRole('heading', { name: 'Pedido recebido' })).toBeFocused();
  return (await page.getByText(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){4}$/).textContent()) ?? '';
}

/** Living adults whom no other journey looks up, each of another project. */
async function somebody(request: APIRequestContext, place: number): Promise<Omit<Asking, 'kind' | 'email'>> {
  const people = await (await request.get(`${process.env.E2E_SANDBOX_URL}/people?limit=400`)).json();
  const { nome: name, cpf, nascimento: birthDate } = people[place];
  return { name, cpf, birthDate };
}

test('the form says what is missing, and axe finds nothing on the way', async ({ page }) => {
  await page.goto('/titular');
  await expect(page.getByRole('heading', { name: 'Fazer um pedido' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enviar pedido' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Enviar pedido' }).click();
  await expect(page.getByText('Escolha o que você quer pedir.')).toBeVisible();
  await expect(page.getByText('Informe seu nome completo.')).toBeVisible();
  await page.getByLabel('Nome completo').fill('Helena Prado Vasques');
  const beside = page.waitForEvent('popup', { timeout: 15_000 });
  await page.getByRole('complementary').getByRole('link', { name: 'aviso de privacidade' }).click();
  await expect((await beside).getByRole('heading', { level: 1 })).toBeVisible();
  await (await beside).close();
  await expect(page.getByLabel('Nome completo')).toHaveValue('Helena Prado Vasques');
  await page.getByText('Acrescentar outros dados meus').click();
  await expect(page.getByLabel('Outros e-mails')).toBeVisible();
  await page.getByLabel('CNPJ da sua empresa individual').fill('11222333000182');
  await page.getByText('Acrescentar outros dados meus').click();
  await expect(page.getByLabel('Outros e-mails')).toBeHidden();
  await page.getByRole('button', { name: 'Enviar pedido' }).click();
  await expect(page.getByText('CNPJ inválido. Verifique o formato e os dígitos.')).toBeVisible();
  await expectNoViolations(page);
  await openInside(page, '/titular/acompanhar');
  await page.getByLabel('Protocolo').fill('1234');
  await page.getByRole('button', { name: 'Ver situação' }).click();
  await expect(page.getByText('Protocolo inválido. Confira os caracteres.')).toBeVisible();
  await expectNoViolations(page);
});

/** Of the list of requests that is shown. */
async function openRequest(office: Page, protocol: string): Promise<void> {
  for (const more = office.getByRole('button', { name: 'Carregar mais' }); await more.isVisible(); ) await more.click();
  await office.getByRole('button', { name: protocol }).click();
}

/** Whoever confirmed the identity may not send the answer. */
async function sendAsAnother(browser: Browser, protocol: string): Promise<void> {
  const office = await (await browser.newContext()).newPage();
  await enterAsNewAdmin(office);
  await office.goto('/admin/titulares');
  const [label, next] = await Promise.all(
    [office.getByText('Só com o prazo vencido'), office.getByRole('button', { name: 'Exportar CSV' })].map((one) =>
      one.boundingBox(),
    ),
  );
  if (!label || !next) throw new Error('The filters are not in sight.');
  expect(label.x + label.width <= next.x || label.y + label.height <= next.y).toBe(true);
  await expect(office.getByRole('table', { name: 'Pedidos de titulares' })).toBeVisible();
  await openRequest(office, protocol);
  await office.getByRole('button', { name: 'Enviar resposta' }).click();
  await expect(office.getByRole('heading', { name: 'Resposta enviada' })).toBeVisible();
  await expectNoViolations(office);
  await office.context().close();
}

test('who asks not to appear is gone from lookups once an administrator has confirmed who asks', async ({
  page,
  request,
  browser,
}, { project }) => {
  const person = await somebody(request, 300);
  const email = `sumir.${project.name}.${Date.now()}@exemplo.com.br`;
  await page.goto('/titular');
  const day = () => new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' }).format();
  const filedOn = day();
  const protocol = await fileRequest(page, { ...person, kind: 'Não quero mais aparecer nas consultas', email });
  await expectNoViolations(page);

  const first = await emailTo(request, email, 'Recebemos seu pedido sobre dados pessoais');
  expect(first.text).toContain(protocol);
  await openInside(page, first.path);
  await expect(page.getByRole('button', { name: 'Não fui eu' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Confirmar o pedido' }).click();
  await expect(page.getByText('E-mail confirmado.')).toBeVisible();
  await page.getByRole('link', { name: /^Acompanhar o pedido/ }).click();
  await expect(page.getByLabel('Protocolo')).toHaveValue(protocol);
  await page.getByRole('button', { name: 'Ver situação' }).click();
  await expect(page.getByText('Em verificação')).toBeVisible();
  await expect(page.getByText(day() === filedOn ? '(faltam 15 dias)' : /\(faltam 1[45] dias\)/)).toBeVisible();
  await expectNoViolations(page);

  const office = await (await browser.newContext()).newPage();
  await enterAsNewAdmin(office);
  await office.goto('/admin/titulares');
  await expect(office.getByRole('table', { name: 'Pedidos de titulares' })).toBeVisible();
  await expect(office.getByText(person.name)).toHaveCount(0);
  await expectNoViolations(office);
  await openRequest(office, protocol);
  await expect(office.getByText(person.name)).toBeVisible();
  await expectNoViolations(office);
  await office.getByRole('button', { name: 'Confirmar identidade' }).click();
  const dialog = office.getByRole('dialog', { name: 'Confirmar identidade' });
  await dialog.getByLabel('Como foi conferida').selectOption('Documento com foto mostrado em vídeo');
  await dialog.getByLabel('Anotação').fill('RG conferido em chamada de vídeo.');
  await expectNoViolations(office);
  await dialog.getByRole('button', { name: 'Confirmar identidade' }).click();
  await expect(dialog).toBeHidden();
  await expect(office.getByText('Supressão em vigor')).toBeVisible();

  const subscriber = await browser.newPage();
  await logIn(subscriber);
  await runLookup(subscriber, 'cpf', { CPF: person.cpf });
  await expect(subscriber.getByRole('alert')).toContainText('Os dados desta pessoa não estão disponíveis.');
  await subscriber.close();

  await expect(office.getByLabel('Texto da resposta')).toHaveValue(/está em vigor/);
  await expect(office.getByText('Quem envia a resposta é outro administrador.', { exact: false })).toBeVisible();
  await expect(office.getByRole('button', { name: 'Enviar resposta' })).toBeDisabled();
  await expectNoViolations(office);
  await office.context().close();
  await sendAsAnother(browser, protocol);
  expect((await emailTo(request, email, 'Resposta ao seu pedido sobre dados pessoais')).text).toContain(
    'em vigor desde',
  );
});

test('who asks what was looked up reads it once, with the birth date', async ({ page, request, browser }, {
  project,
}) => {
  const person = await somebody(request, project.name === 'phone' ? 311 : 310);
  expect(JSON.stringify(await lookUp(request, person.cpf))).toContain(person.name);

  const email = `saber.${project.name}.${Date.now()}@exemplo.com.br`;
  await page.goto('/titular');
  const protocol = await fileRequest(page, { ...person, kind: 'Saber quem consultou meus dados', email });
  await openInside(page, (await emailTo(request, email, 'Recebemos seu pedido sobre dados pessoais')).path);
  await page.getByRole('button', { name: 'Confirmar o pedido' }).click();
  await expect(page.getByText('E-mail confirmado.')).toBeVisible();

  const office = await (await browser.newContext()).newPage();
  await enterAsNewAdmin(office);
  await office.goto('/admin/titulares?situacao=em_verificacao');
  await expect(office.getByRole('table', { name: 'Pedidos de titulares' })).toBeVisible();
  await openRequest(office, protocol);
  await office.getByRole('button', { name: 'Confirmar identidade' }).click();
  const dialog = office.getByRole('dialog', { name: 'Confirmar identidade' });
  await dialog.getByLabel('Como foi conferida').selectOption('Assinatura eletrônica gov.br conferida');
  await dialog.getByLabel('Anotação').fill('Assinatura gov.br conferida.');
  await dialog.getByRole('button', { name: 'Confirmar identidade' }).click();
  await expect(office.getByRole('cell', { name: 'Dados mostrados ao assinante' })).toBeVisible();
  await expectNoViolations(office);
  await office.context().close();
  await sendAsAnother(browser, protocol);

  const { path } = await emailTo(request, email, 'Resposta ao seu pedido sobre dados pessoais');
  await openInside(page, path);
  await page.getByLabel('Sua data de nascimento').pressSequentially('01011990');
  await page.getByRole('button', { name: 'Abrir a resposta' }).click();
  await expect(page.getByText('Restam 4 tentativas.')).toBeVisible();
  await expectNoViolations(page);
  await page.getByLabel('Sua data de nascimento').fill(person.birthDate);
  await page.getByRole('button', { name: 'Abrir a resposta' }).click();
  await expect(page.getByRole('cell', { name: 'Dados mostrados ao assinante' })).toBeVisible();
  await expectNoViolations(page);
  await page.reload();
  await page.getByLabel('Sua data de nascimento').fill(person.birthDate);
  await page.getByRole('button', { name: 'Abrir a resposta' }).click();
  await expect(page.getByText('Este link não vale mais')).toBeVisible();
});
