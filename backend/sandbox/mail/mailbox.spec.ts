import { createTransport } from 'nodemailer';
import { SandboxClient } from '../testing/client.js';

let client: SandboxClient;

beforeAll(async () => {
  client = await SandboxClient.start();
});
afterAll(() => client.close());
beforeEach(() => client.call('DELETE', '/mailbox'));

function send(to: string, subject = 'Redefinição de senha') {
  const link = 'http://127.0.0.1:3000/redefinir-senha/abc';
  return createTransport({ host: '127.0.0.1', port: client.sandbox.smtpPort, secure: false }).sendMail({
    from: 'Nítido <nao-responda@exemplo.com.br>',
    to,
    subject,
    text: `Olá, João. Abra ${link}`,
    html: `<p>Olá, João.</p><a href="${link}?a=1&amp;b=2">Abrir</a>`,
  });
}

test('mail sent over SMTP is read as JSON with its text and links', async () => {
  await send('ana@gmail.com');
  const [mail] = (await client.call('GET', '/mailbox?format=json')).json;
  expect(mail).toMatchObject({
    to: ['ana@gmail.com'],
    subject: 'Redefinição de senha',
    from: 'nao-responda@exemplo.com.br',
  });
  expect(mail.text).toContain('Olá, João.');
  expect(mail.links).toEqual([
    'http://127.0.0.1:3000/redefinir-senha/abc',
    'http://127.0.0.1:3000/redefinir-senha/abc?a=1&b=2',
  ]);
  const again = await client.call('GET', `/mailbox/${mail.id}`, undefined, { accept: 'application/json' });
  expect(again.json).toEqual(mail);
});

test('the page lists the newest first, escapes subjects and filters by recipient', async () => {
  await send('ana@gmail.com', 'Primeira');
  await send('bia@gmail.com', '<script>alerta</script>');
  const page = (await client.call('GET', '/mailbox')).text;
  expect(page.indexOf('bia@gmail.com')).toBeLessThan(page.indexOf('ana@gmail.com'));
  expect(page).not.toContain('<script>');
  expect((await client.call('GET', '/mailbox?format=json&to=BIA')).json).toHaveLength(1);
});

test.each([
  ['ana+mail-rejected@gmail.com', 550],
  ['ana+mail-temporary@gmail.com', 451],
])('mail to %s is refused with %i', async (to, code) => {
  await expect(send(to)).rejects.toMatchObject({ responseCode: code });
});

test('a fault switched on for the mail server refuses the next message only', async () => {
  await client.call('POST', '/faults/mail', { kind: 'server-error', times: 1 });
  await expect(send('ana@gmail.com')).rejects.toMatchObject({ responseCode: 451 });
  await expect(send('ana@gmail.com')).resolves.toMatchObject({ accepted: ['ana@gmail.com'] });
});
