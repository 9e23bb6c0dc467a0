import { Person } from '../../sandbox/population/index.js';
import { plantMonth } from '../companies/planted.js';
import { LOGGED, type RunningApp, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { ADMIN, adminOf } from '../identity/admins.js';
import { emailTo, reset, resetToken } from '../identity/emails.js';
import { inLine } from '../identity/in-line.js';
import { login, PASSWORD, subscriber } from '../identity/people.js';
import { Subscriber } from '../lookups/lookups-world.js';
import { Recipient } from './messaging-world.js';
import {
  addNumber,
  deliver,
  deliveryOf,
  isKnown,
  type LinkBody,
  linked,
  mobile,
  pauseIsOver,
  signed,
  Telephone,
  VERIFY_TOKEN,
  WHATSAPP,
  waiting,
  wireMessage,
} from './whatsapp-world.js';

const CEP = '14062252';
const CPF = Person.ofCpf('52998224725').cpf;
const OF_A_KEY_THAT_IS_GONE = `
  INSERT INTO whatsapp_inbox (id, message_hash, sender_hash, message, received_at, next_attempt_at)
  VALUES (gen_random_uuid(), '\\x00', '\\x00', '\\x09', now(), 'infinity') RETURNING id`;

describe('WhatsApp', () => {
  let app: RunningApp;

  beforeAll(async () => {
    app = await startApp({ env: { ...WHATSAPP, ...LOGGED, ...ADMIN, RATE_LIMIT: 'on' } });
    await isKnown(app);
  });

  const check = (who: { http: Subscriber['http'] }) => who.http.post<LinkBody>('/api/whatsapp/check-whatsapp');
  describe('an account’s number', () => {
    it('waits for its proof once it is added, and is verified by its holder, who is told of which account', async () => {
      const { id, email } = await subscriber(app);
      const ana = Subscriber.signedIn(app, id, (await login(app.http, email)).body.token);
      expect((await check(ana)).body).toEqual({
        success: true,
        hasWhatsApp: false,
        whatsappFormatted: null,
        verified: false,
        verificationCode: null,
      });
      const telephone = new Telephone(app);
      const { number } = telephone;
      const whatsappFormatted = `(11) ${number.slice(2, 7)}-${number.slice(7)}`;
      const added = await addNumber(ana, number);
      expect([added.status, added.body]).toEqual([
        200,
        { success: true, whatsappFormatted, verified: false, verificationCode: expect.stringMatching(/^\d{6}$/) },
      ]);
      const reply = await telephone.asks('!verificarnum');
      expect(reply).toContain(`Número verificado na conta ${email[0]}***@gmail.com.`);
      expect((await check(ana)).body).toMatchObject({
        hasWhatsApp: true,
        whatsappFormatted,
        verified: true,
        verificationCode: null,
      });
    });

    it.each([
      ['', 'Digite seu número do WhatsApp'],
      ['  ', 'Digite seu número do WhatsApp'],
      [null, 'Digite seu número do WhatsApp'],
      ['123456789', 'Digite um número válido: (11) 99999-9999'],
      ['119876543210', 'Digite um número válido: (11) 99999-9999'],
      ['abc', 'Digite um número válido: (11) 99999-9999'],
    ])('is refused with the rule’s words as %j', async (whatsapp, message) => {
      const { status, body } = await addNumber(await Subscriber.of(app), whatsapp);
      expect([status, body.code, body.fields]).toEqual([400, 'INVALID_INPUT', [{ field: 'whatsapp', message }]]);
    });

    it('may be added again, or corrected, while it waits', async () => {
      const ana = await Subscriber.of(app);
      const first = (await addNumber(ana, '11987654321')).body;
      expect((await addNumber(ana, '(11) 98765-4321')).body).toEqual(first);
      expect((await addNumber(ana, '11912345678')).body.whatsappFormatted).toBe('(11) 91234-5678');
    });

    it('is no other once it is verified, until it is removed', async () => {
      const { ana, telephone } = await linked(app);
      expect(await addNumber(ana, '11987650000')).toMatchObject({ status: 409, body: { code: 'WHATSAPP_LINKED' } });
      expect((await ana.http.delete('/api/whatsapp')).body).toEqual({ success: true });
      expect((await check(ana)).body.hasWhatsApp).toBe(false);
      expect(await ana.http.delete<LinkBody>('/api/whatsapp')).toMatchObject({
        status: 404,
        body: { code: 'WHATSAPP_NOT_LINKED' },
      });
      expect(await telephone.asks('!ajuda')).toContain('Este é o bot do Nítido, para assinantes.');
    });

    it('is added by who has given the password lately, and the owner is told by e-mail', async () => {
      const { id, email } = await subscriber(app);
      const ana = Subscriber.signedIn(app, id, (await login(app.http, email)).body.token);
      const { number } = new Telephone(app);
      await app.sql.query('UPDATE sessions SET proven_until = now() WHERE account_id = $1', [id]);
      expect(await addNumber(ana, number)).toMatchObject({ status: 403, body: { code: 'STEP_UP_REQUIRED' } });
      expect((await check(ana)).body.hasWhatsApp).toBe(false);
      expect((await ana.http.post('/api/auth/step-up', { password: PASSWORD })).status).toBe(200);
      expect((await addNumber(ana, number)).status).toBe(200);
      const { text } = await emailTo(app, email, 'Um WhatsApp foi adicionado à sua conta');
      expect(text).toContain(`terminado em ${number.slice(-4)}`);
      expect(text).not.toContain(number);
    });

    it('is closed with the account’s sessions until its owner confirms it with a new code', async () => {
      const [{ id, email }, telephone] = [await subscriber(app), new Telephone(app)];
      const ana = Subscriber.signedIn(app, id, (await login(app.http, email)).body.token);
      const { verificationCode: seen } = (await addNumber(ana, telephone.number)).body;
      await telephone.asks('!verificarnum');
      await reset(app, await resetToken(app, email));
      const again = /este número precisa ser confirmado de novo/;
      expect(await telephone.asks(`!cep ${CEP}`)).toMatch(again);
      expect(await telephone.asks('!verificarnum')).toMatch(again);
      expect(await telephone.asks(`!verificarnum ${seen}`)).toContain('Este não é o código');
      expect((await ana.kept()).history).toEqual([]);
      const { token } = (await login(app.http, email, `Outra-${PASSWORD}`)).body;
      const { verified, verificationCode: code } = (await check({ http: app.http.as(token) })).body;
      expect([verified, code]).toEqual([false, expect.not.stringMatching(String(seen))]);
      expect(await telephone.asks(`!verificarnum ${code}`)).toContain('Número verificado');
      expect(await telephone.asks(`!cep ${CEP}`)).toContain('Ribeirão Preto, SP');
    });

    it('goes with the account’s sessions where it was never proved, and its holder reads what any stranger does', async () => {
      const [{ id, email }, telephone] = [await subscriber(app), new Telephone(app)];
      const ana = Subscriber.signedIn(app, id, (await login(app.http, email)).body.token);
      const { verificationCode: code } = (await addNumber(ana, telephone.number)).body;
      await reset(app, await resetToken(app, email));
      const invitation = await new Telephone(app).asks('oi');
      expect(await telephone.asks(`!verificarnum ${code}`)).toBe(invitation);
      const { token } = (await login(app.http, email, `Outra-${PASSWORD}`)).body;
      expect((await check({ http: app.http.as(token) })).body.hasWhatsApp).toBe(false);
    });

    it('is not added any more by a session that ends with the password', async () => {
      const { id, email } = await subscriber(app);
      const ana = Subscriber.signedIn(app, id, (await login(app.http, email)).body.token);
      const token = await resetToken(app, email);
      const [done, late] = await inLine<{ status: number; body: unknown }>(
        app,
        id,
        () => reset(app, token),
        () => addNumber(ana, new Telephone(app).number),
      );
      expect(done?.status).toBe(200);
      expect(late).toMatchObject({ status: 401, body: { code: 'TOKEN_EXPIRED' } });
      const { rows } = await app.sql.query('SELECT FROM whatsapp_links WHERE account_id = $1', [id]);
      expect(rows).toEqual([]);
    });

    it.each(['user_changed_number', 'customer_changed_number'])(
      'is the account’s no longer once WhatsApp tells that its holder has another one (%s)',
      async (type) => {
        const { ana, telephone } = await linked(app);
        const tell = (timestamp: number) =>
          deliver(
            app,
            deliveryOf({
              messages: [
                wireMessage(telephone, '', { timestamp: String(timestamp), type: 'system', system: { type } }),
              ],
            }),
          );
        const now = Math.floor(Date.now() / 1_000);
        expect((await tell(now - 3_600)).status).toBe(200);
        expect((await check(ana)).body).toMatchObject({ hasWhatsApp: true, verified: true });
        expect((await tell(now)).status).toBe(200);
        expect((await check(ana)).body.hasWhatsApp).toBe(false);
        expect(await telephone.asks('!plano')).toContain('Este é o bot do Nítido, para assinantes.');
      },
    );

    it('that another account has proved is refused without a word about whose it is', async () => {
      const { ana, telephone } = await linked(app);
      const bia = await Subscriber.of(app);
      const { status, body } = await addNumber(bia, telephone.number);
      expect([status, body.code]).toEqual([409, 'WHATSAPP_TAKEN']);
      expect(JSON.stringify(body)).not.toContain(ana.id);
      expect((await check(bia)).body.hasWhatsApp).toBe(false);
    });

    it('for which two accounts wait becomes the one’s whose code is sent, and nobody waits for it any more', async () => {
      const [ana, bia, telephone] = [await Subscriber.of(app), await Subscriber.of(app), new Telephone(app)];
      const codes = [ana, bia].map(async (who) => (await addNumber(who, telephone.number)).body.verificationCode);
      const [, code] = await Promise.all(codes);
      expect(await telephone.asks('!verificarnum')).toContain('Mais de uma conta espera por este número.');
      expect(await telephone.asks('!verificarnum 1')).toContain('Este não é o código');
      expect(await telephone.asks(`!verificarnum ${code}`)).toContain('Número verificado');
      expect((await check(bia)).body.verified).toBe(true);
      expect((await check(ana)).body.hasWhatsApp).toBe(false);
    });

    it('is not to be guessed: after five wrong codes not even the right one counts for an hour', async () => {
      const [ana, telephone] = [await Subscriber.of(app), new Telephone(app)];
      const { verificationCode: code } = (await addNumber(ana, telephone.number)).body;
      for (let n = 0; n < 5; n++) await telephone.asks('!verificarnum 1');
      expect(await telephone.asks(`!verificarnum ${code}`)).toContain('Este é o bot do Nítido');
      expect((await check(ana)).body.verified).toBe(false);
      await app.sql.query("UPDATE whatsapp_inbox SET received_at = received_at - interval '7 hours'");
      expect(await telephone.asks(`!verificarnum ${code}`)).toContain('Número verificado');
    });

    it('is the same with the ninth digit, as people dial it, and without, as WhatsApp knows it', async () => {
      const [ana, telephone] = [await Subscriber.of(app), new Telephone(app, mobile(31))];
      await addNumber(ana, telephone.number);
      expect(await telephone.asks('!verificarnum')).toContain('Número verificado');
      expect((await check(ana)).body.verified).toBe(true);
    });

    it('that becomes verified is told to whoever looks at the page, on every instance', async () => {
      const beside = await startApp({ beside: app, env: { ...WHATSAPP, WHATSAPP_REGISTER_WEBHOOK: 'off' } });
      const ana = await Recipient.signedIn(app);
      const telephone = new Telephone(app);
      await addNumber(ana, telephone.number);
      const page = await ana.at(beside).listen();
      await telephone.writes('!verificarnum');
      await page.hears(({ event }) => event === 'whatsapp');
      page.leave();
      await beside.stop();
    });

    it('lies encrypted, is given out with the account’s data and goes with the account', async () => {
      const { id, email } = await subscriber(app);
      const http = app.http.as((await login(app.http, email)).body.token);
      const telephone = new Telephone(app);
      await addNumber({ http }, telephone.number);
      await telephone.asks('!verificarnum');
      await until(async () => (await waiting(app)) === 0);
      const { rows } = await app.sql.query(
        `SELECT encode(phone, 'escape') AS a, encode(number_hash, 'escape') AS b, l::text AS c FROM whatsapp_links l
         UNION ALL SELECT coalesce(encode(message, 'escape'), ''), encode(message_hash, 'escape'), m::text FROM whatsapp_inbox m`,
      );
      expect(JSON.stringify(rows)).not.toContain(telephone.number.slice(2));
      expect(app.log()).not.toContain(telephone.number.slice(2));
      const { body: mine } = await http.get<{ whatsapp: object }>('/api/user/export');
      expect(mine.whatsapp).toMatchObject({ numero: telephone.number, verificadoEm: expect.any(String) });
      await http.delete('/api/user', { password: PASSWORD });
      await until(async () => {
        const left = await app.sql.query('SELECT 1 FROM whatsapp_links WHERE account_id = $1', [id]);
        return left.rowCount === 0;
      });
    });
  });

  describe('the bot', () => {
    it('runs a lookup as the page does: history, audit and count are kept, source and time are told', async () => {
      const { ana, telephone } = await linked(app);
      const reply = await telephone.asks(`!cep ${CEP}`);
      expect(reply).toMatch(
        /^CEP 14062-252\n.*Ribeirão Preto, SP\n\nFonte: .+, \d\d\/\d\d\/\d{4} \d\d:\d\d\nProtocolo: \S+$/s,
      );
      expect(await ana.kept()).toEqual({ history: ['cep success'], audit: ['cep success'], counted: 1 });
      const [entry] = (await ana.history()).history;
      expect(reply).toContain(`Protocolo: ${entry?.protocolo}`);
    });

    it('takes a CNPJ or a CEP alone, and tells of a company without contacts and partners', async () => {
      const { ana, telephone } = await linked(app);
      expect(await telephone.asks('14062-252')).toContain('Ribeirão Preto, SP');
      const company = await telephone.asks('11.222.333/0001-81');
      expect(company).toMatch(/^CNPJ 11\.222\.333\/0001-81\n/);
      expect((await ana.kept()).history).toEqual(['cep success', 'cnpj success']);
    });

    it('sends no person’s data, and says why', async () => {
      const { ana, telephone } = await linked(app);
      for (const text of [`!cpf ${CPF}`, CPF]) {
        expect(await telephone.asks(text)).toContain('Dados de pessoas não são enviados pelo WhatsApp');
      }
      expect((await ana.kept()).history).toEqual([]);
    });

    it.each([
      ['!cep 123', 'CEP inválido. Verifique o formato.'],
      ['!cnpj 11.222.333/0001-82', 'CNPJ inválido. Verifique o formato e os dígitos.'],
      ['!cep', 'CEP inválido. Verifique o formato.'],
      ['bom dia', 'Não entendi. Envie !ajuda para ver os comandos.'],
      ['!sair', 'Para desvincular este número da sua conta, responda !sair sim.'],
      ['!verificarnum', 'Este número já está verificado. Envie !ajuda para ver os comandos.'],
    ])('answers %j with %j', async (text, reply) => {
      const { telephone } = await linked(app);
      expect(await telephone.asks(text)).toBe(reply);
    });

    it('says why a CNPJ with letters is not found, as the page does', async () => {
      const { telephone } = await linked(app);
      await plantMonth(app);
      await app.sandbox.post('/faults/minha-receita', { kind: 'not-found' });
      const reply = await telephone.asks('!cnpj 12ABC34501DE35');
      await app.sandbox.delete('/faults');
      await app.sql.query('DELETE FROM company_loads');
      expect(reply).toMatch(
        /^CNPJ não encontrado.*\nA base da Receita Federal de 10\/2026 não tem este CNPJ, .* faltar\.$/,
      );
    });

    it('tells the plan, the days and the lookups that are left', async () => {
      const { telephone } = await linked(app);
      await telephone.asks(`!cep ${CEP}`);
      expect(await telephone.asks('!plano')).toBe('Plano Ouro\nRestam 30 dias\n999 consultas disponíveis hoje');
    });

    it('says where to renew a plan that has ended, and looks nothing up', async () => {
      const { ana, telephone } = await linked(app);
      await ana.endPlan();
      await app.sql.query("SELECT pg_notify('subscription_changed', $1)", [ana.id]);
      await until(() =>
        ana.signIn().then(
          () => false,
          () => true,
        ),
      );
      const reply = await telephone.asks(`!cep ${CEP}`);
      expect(reply).toBe(`Sua assinatura expirou. Renove para continuar.\nRenove em ${app.url}/assinatura`);
      expect(await telephone.asks('!plano')).toBe(`Seu plano Ouro terminou.\nRenove em ${app.url}/assinatura`);
      expect((await ana.kept()).history).toEqual([]);
    });

    it('tells who may look nothing up for a while why, and under which protocol to ask about it', async () => {
      const { ana, telephone } = await linked(app);
      const admin = await adminOf(app);
      const held = await admin.post(`/api/admin/discipline/${ana.id}/hold`, { nota: 'A pedido do encarregado.' });
      expect(held.status).toBe(200);
      const refused = await telephone.asks(`!cep ${CEP}`);
      expect(refused).toMatch(/Aguarde e tente novamente\.\nA equipe pediu uma pausa .+\.\nProtocolo: \d{8}-\S+$/);
      const protocol = refused.split('\n').at(-1);
      expect(await telephone.asks('!plano')).toBe(
        `Plano Ouro\nRestam 30 dias\nConsultas em pausa até a liberação pela equipe.\n${protocol}`,
      );
    });

    it('asks for the terms first, as the page does', async () => {
      const { ana, telephone } = await linked(app, { terms: false });
      expect(await telephone.asks(`!cep ${CEP}`)).toMatch(/^Aceite os termos de uso para continuar\.\nAceite em http/);
      expect((await ana.kept()).history).toEqual([]);
    });

    it('does nothing for a blocked account, says so, and lets go of its number', async () => {
      const { ana, telephone } = await linked(app);
      const admin = await adminOf(app);
      expect((await admin.post(`/api/admin/users/${ana.id}/block`)).status).toBe(200);
      for (const text of [`!cep ${CEP}`, '!verificarnum']) {
        expect(await telephone.asks(text)).toContain('Sua conta não pode ser usada agora.');
      }
      expect(await telephone.asks('!sair sim')).toContain('Número desvinculado.');
      expect((await app.sql.query('SELECT FROM whatsapp_links WHERE account_id = $1', [ana.id])).rows).toEqual([]);
    });

    it('lets go of a number when its holder is sure', async () => {
      const { ana, telephone } = await linked(app);
      expect(await telephone.asks('!sair SIM')).toContain('Número desvinculado.');
      expect((await check(ana)).body.hasWhatsApp).toBe(false);
    });

    it.each([
      ['a word', { text: { body: 'PARAR' } }, 'Você não receberá mais avisos'],
      [
        'the button of a notice',
        { type: 'button', text: undefined, button: { text: 'Parar' } },
        'Você não receberá mais avisos',
      ],
      ['leaving', { text: { body: '!sair sim' } }, 'Número desvinculado.'],
    ])('sends no more news of followed companies after %s', async (_what, written, reply) => {
      const { ana, telephone } = await linked(app);
      const letters = '/api/user/letters';
      await ana.http.put(letters, { companiesWhatsapp: true });
      await deliver(app, deliveryOf({ messages: [wireMessage(telephone, '', written)] }));
      expect(await telephone.hears()).toContain(reply);
      expect((await ana.http.get(letters)).body).toMatchObject({ companies: true, companiesWhatsapp: false });
    });

    it('answers a voice note with words, and accents and emoji with sense', async () => {
      const { telephone } = await linked(app);
      expect(await telephone.asks('', { kind: 'audio' })).toContain('Por enquanto leio apenas texto.');
      expect(await telephone.asks('!Mãe Maria 🙂 é ção')).toContain('Dados de pessoas não são enviados');
    });

    it('tells an unknown number once what it is, the same whether or not somebody waits for it, and then keeps quiet', async () => {
      const [ana, known, unknown] = [await Subscriber.of(app), new Telephone(app), new Telephone(app)];
      await addNumber(ana, known.number);
      const invitation = await unknown.asks(`!cep ${CEP}`);
      expect(await known.asks(`!cep ${CEP}`)).toBe(invitation);
      expect(invitation).toContain('Envie !verificarnum aqui.');
      for (const text of ['oi', '!plano', '!verificarnum']) await unknown.writes(text);
      await until(async () => (await waiting(app)) === 0);
      expect((await unknown.replies()).length).toBe(1);
      expect((await ana.kept()).history).toEqual([]);
    });

    it('stops answering what a machine would send', async () => {
      const { telephone } = await linked(app);
      const messages = Array.from({ length: 45 }, () => wireMessage(telephone, 'oi'));
      await deliver(app, deliveryOf({ messages }));
      await until(async () => (await waiting(app)) === 0);
      expect((await telephone.replies()).length).toBeLessThanOrEqual(31);
    });
  });

  describe('the webhook', () => {
    const shake = (token: string, more = '') =>
      app.http.get<string>(
        `/api/whatsapp/webhook?hub.mode=subscribe&hub.verify_token=${token}&hub.challenge=115820${more}`,
      );

    it('gives the challenge back, as text, to who knows the token', async () => {
      const answer = await shake(VERIFY_TOKEN);
      expect([answer.status, String(answer.body)]).toEqual([200, '115820']);
      expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
      for (const refused of [await shake('outro'), await shake(VERIFY_TOKEN, '<b>')]) expect(refused.status).toBe(403);
    });

    it('refuses what was not signed over these bytes, and keeps nothing of it', async () => {
      const { telephone } = await linked(app);
      const text = JSON.stringify(deliveryOf({ messages: [wireMessage(telephone, '!ajuda é 🙂')] }));
      const before = (await telephone.replies()).length;
      for (const [body, signature] of [
        [text, null],
        [text, signed(text, 'another')],
        [`${text} `, signed(text)],
        [JSON.stringify(JSON.parse(text), null, 1), signed(text)],
      ] as const) {
        expect(await deliver(app, body, signature)).toMatchObject({
          status: 401,
          body: { code: 'WEBHOOK_SIGNATURE_INVALID' },
        });
      }
      expect((await deliver(app, text)).status).toBe(200);
      await until(async () => (await telephone.replies()).length === before + 1);
    });

    it.each(['{}', '[]', '{"object":"page","entry":[]}'])('says so when it cannot read %s', async (text) => {
      expect(await deliver(app, text)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    });

    it('replies once to what is delivered again and again', async () => {
      const { telephone } = await linked(app);
      await telephone.asks('!ajuda', { delivery: 'double' });
      await telephone.asks('!plano');
      await until(async () => (await waiting(app)) === 0);
      expect((await telephone.replies()).filter(({ text }) => text.startsWith('O que você pode')).length).toBe(1);
    });

    it('answers every message of a delivery with many, each sender’s in order', async () => {
      const [{ telephone: one }, { telephone: two }] = [await linked(app), await linked(app)];
      const body = deliveryOf(
        { messages: [wireMessage(one, '!cep 1'), wireMessage(two, '!ajuda'), wireMessage(one, '!sair')] },
        { messages: [wireMessage(one, 'bom dia')] },
      );
      await deliver(app, body);
      expect(await two.hears()).toContain('O que você pode enviar');
      expect([await one.hears(), await one.hears(), await one.hears()]).toEqual([
        'CEP inválido. Verifique o formato.',
        'Para desvincular este número da sua conta, responda !sair sim.',
        'Não entendi. Envie !ajuda para ver os comandos.',
      ]);
    });

    it('answers what comes together with a message that cannot be opened', async () => {
      const { telephone } = await linked(app);
      await app.sandbox.post('/faults/whatsapp-cloud', { kind: 'server-error', times: 1 });
      await telephone.writes('!ajuda');
      await until(() => app.log().includes('waits: WhatsApp'));
      const { rows } = await app.sql.query<{ id: string }>(OF_A_KEY_THAT_IS_GONE);
      await pauseIsOver(app);
      await until(() => app.log().includes(`message ${rows[0]?.id} waits: no key of version 9`));
      expect(await telephone.hears()).toContain('O que você pode enviar');
      await app.sql.query('DELETE FROM whatsapp_inbox WHERE id = $1', [rows[0]?.id]);
    });

    it('lets what is told of a reply go forward only, in whatever order it comes', async () => {
      const { telephone } = await linked(app);
      await telephone.asks('!ajuda', { statuses: 'reordered' });
      const reference = (await telephone.replies()).at(-1)?.reference;
      const delivery = async () =>
        (await app.sql.query('SELECT delivery FROM whatsapp_inbox WHERE id = $1', [reference])).rows[0].delivery;
      await until(async () => (await delivery()) === 'read');
      const status = { id: 'x', status: 'sent', biz_opaque_callback_data: reference };
      expect((await deliver(app, deliveryOf({ statuses: [status] }))).status).toBe(200);
      expect(await delivery()).toBe('read');
    });

    it('is told in the log that a reply was not delivered after all', async () => {
      const { telephone } = await linked(app);
      await telephone.asks('!ajuda', { statuses: 'failed' });
      await until(() => app.log().includes('not delivered: WhatsApp says 131026'));
    });

    it.each([
      ['sends a reply again that failed by what passes', 131_000, 1],
      ['gives a reply up that is refused for good', 131_047, 0],
    ])('%s, while WhatsApp’s answer to it is not known', async (_what, code, replies) => {
      const { telephone } = await linked(app);
      await app.sandbox.post('/faults/whatsapp-cloud', { kind: 'server-error', times: 1 });
      const { id } = await telephone.writes('!ajuda');
      const [{ id: reference }] = await until(async () => {
        const { rows } = await app.sql.query(
          'SELECT id FROM whatsapp_inbox WHERE processed_at IS NULL AND reply IS NOT NULL',
        );
        return rows.length === 1 ? rows : null;
      });
      const failed = { id, status: 'failed', biz_opaque_callback_data: reference, errors: [{ code }] };
      await deliver(app, deliveryOf({ statuses: [failed] }));
      await pauseIsOver(app);
      await until(async () => (await waiting(app)) === 0);
      const texts = (await telephone.replies()).map(({ text }) => text);
      expect(texts.filter((text) => text.startsWith('O que você pode')).length).toBe(replies);
    });

    it('does not answer what was written the day before', async () => {
      const { telephone } = await linked(app);
      const before = (await telephone.replies()).length;
      const old = { timestamp: String(Math.floor(Date.now() / 1_000) - 90_000) };
      await deliver(app, deliveryOf({ messages: [wireMessage(telephone, '!ajuda', old)] }));
      await until(async () => (await waiting(app)) === 0);
      expect((await telephone.replies()).length).toBe(before);
    });
  });

  it('gives everybody the bot’s address', async () => {
    const { status, body } = await app.http.get('/api/whatsapp/bot-link');
    expect([status, body]).toEqual([200, { success: true, whatsappLink: `${app.sandboxUrl}/whatsapp` }]);
  });
});
