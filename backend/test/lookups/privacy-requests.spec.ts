import { randomUUID } from 'node:crypto';
import { parseProtocol } from '../../src/kernel/request-protocol.js';
import { LOGGED, type RunningApp, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { ADMIN, adminOf, letProofPass } from '../identity/admins.js';
import { emailsTo, emailTo } from '../identity/emails.js';
import { Subscriber } from './lookups-world.js';
import {
  BIRTH,
  file,
  filed,
  idOf,
  linkIn,
  PROOF_ASKED,
  RECEIVED,
  REFUSED,
  RequestHandler,
  SUBJECT,
  subjectForm,
  verifiedRequest,
} from './privacy-world.js';

jest.setTimeout(120_000);

interface State {
  state: string;
  dueOn: string;
  daysLeft: number | null;
}

describe('A data subject’s request', () => {
  let app: RunningApp;

  beforeAll(async () => {
    app = await startApp({ env: { ...ADMIN, ...LOGGED, PRIVACY_CONTACT: 'encarregado@empresa.com.br' } });
  });

  const stateOf = (protocol: string) => app.http.get<State>(`/api/privacy-requests/${protocol}`);
  const confirmEmail = (token: string) => app.http.post('/api/privacy-requests/confirm-email', { token });
  const handler = async (id: string) => new RequestHandler(await adminOf(app), id);

  it('answers a protocol and nothing else, the same for who was looked up and for who was not', async () => {
    const subscriber = await Subscriber.of(app);
    await subscriber.cpf(SUBJECT.cpf);
    const known = await file(app, subjectForm());
    const unknown = await file(app, subjectForm({ cpf: '11144477735' }));
    for (const { status, body } of [known, unknown]) {
      expect(status).toBe(201);
      expect(Object.keys(body).sort()).toEqual(['protocol', 'success']);
      expect(parseProtocol(body.protocol)).toBe(body.protocol);
    }
    expect(known.body.protocol).not.toBe(unknown.body.protocol);
  });

  it('is one request however often its form is sent', async () => {
    const form = subjectForm();
    const protocols = await Promise.all(Array.from({ length: 6 }, () => filed(app, form)));
    expect(new Set(protocols).size).toBe(1);
    await emailTo(app, form.email, RECEIVED);
    const { rows } = await app.sql.query('select count(*)::int as n from privacy_requests where form_key = $1', [
      form.formKey,
    ]);
    expect(rows[0].n).toBe(1);
  });

  it('that says something else under the key of another form is refused, not lost', async () => {
    const form = subjectForm({ phone: '(11) 98765-4321' });
    const protocol = await filed(app, form);
    const others = [
      { kind: 'correcao' },
      { message: 'Outra mensagem' },
      { email: 'outra@exemplo.com.br' },
      { cpf: '11144477735' },
      { phone: '(11) 98765-4322' },
    ];
    for (const change of others) {
      expect(await file(app, { ...form, ...change })).toMatchObject({
        status: 409,
        body: {
          code: 'FORM_KEY_USED',
          error: 'Este formulário já foi enviado com outros dados. Recarregue a página.',
        },
      });
    }
    expect(await filed(app, form)).toBe(protocol);
  });

  it('has fifteen days, and shows its state to whoever holds the protocol and nothing of whom it is about', async () => {
    const form = subjectForm({ message: 'Quero saber tudo.' });
    const protocol = await filed(app, form);
    const { status, body } = await stateOf(protocol.toLowerCase().replaceAll('-', ''));
    expect(status).toBe(200);
    expect(body).toMatchObject({ state: 'recebida', daysLeft: 15 });
    expect(Object.keys(body).sort()).toEqual(['daysLeft', 'dueOn', 'endedAt', 'receivedAt', 'state', 'success']);
    const wrong = `${protocol.slice(0, -1)}${protocol.endsWith('0') ? '1' : '0'}`;
    expect(await stateOf(wrong)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    expect(await stateOf('0000-0000-0000-0000-0000')).toMatchObject({
      status: 404,
      body: { code: 'PRIVACY_REQUEST_NOT_FOUND' },
    });
  });

  it.each([
    [{ cpf: '11111111111' }, 'cpf', 'CPF inválido. Verifique o formato e os dígitos.'],
    [{ name: 'Ana' }, 'name', 'Informe seu nome completo.'],
    [{ birthDate: '31/02/1990' }, 'birthDate', 'Data de nascimento inválida. Use o formato DD/MM/AAAA.'],
    [{ email: 'ana@' }, 'email', 'Email inválido. Verifique o formato.'],
    [{ kind: 'tudo' }, 'kind', 'Escolha o que você quer pedir.'],
    [{ phone: '123' }, 'phone', 'Telefone inválido. Use o formato (11) 99999-9999.'],
    [{ rg: 'x' }, 'rg', 'RG inválido. Verifique o formato.'],
    [{ cnpj: '11222333000182' }, 'cnpj', 'CNPJ inválido. Verifique o formato e os dígitos.'],
    [{ otherEmails: 'a@b' }, 'otherEmails', 'Um dos e-mails é inválido. Separe-os por vírgula.'],
    [{ message: 'a'.repeat(2_001) }, 'message', 'Use no máximo 2000 caracteres.'],
    [{ declared: false }, 'declared', 'Declare que os dados são seus ou de quem você representa.'],
  ])('with %j is refused in plain words', async (change, field, message) => {
    const answer = await file(app, subjectForm(change));
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual([{ field, message }]);
  });

  it('wants a person: without captcha, or with one that fails, nothing is kept', async () => {
    expect(await file(app, subjectForm({ captchaToken: null }))).toMatchObject({
      status: 400,
      body: { code: 'CAPTCHA_REQUIRED' },
    });
    expect(await file(app, subjectForm({ captchaToken: 'sandbox-fail' }))).toMatchObject({
      status: 400,
      body: { code: 'CAPTCHA_FAILED' },
    });
  });

  it('moves on when the link that reached the mailbox is used, once', async () => {
    const form = subjectForm();
    const protocol = await filed(app, form);
    const mail = await emailTo(app, form.email, RECEIVED);
    expect(mail.text).toContain(protocol);
    expect(mail.text + mail.html).not.toMatch(/MANUEL|529\.?982|Rocha/i);
    const uses = await Promise.all(Array.from({ length: 4 }, () => confirmEmail(linkIn(mail))));
    expect(uses.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    expect((await stateOf(protocol)).body.state).toBe('em_verificacao');
  });

  it('is over when whoever has the mailbox did not ask for it', async () => {
    const form = subjectForm();
    const protocol = await filed(app, form);
    const token = linkIn(await emailTo(app, form.email, RECEIVED));
    expect((await app.http.post('/api/privacy-requests/cancel', { token })).status).toBe(200);
    expect((await stateOf(protocol)).body).toMatchObject({ state: 'cancelada', daysLeft: null });
    expect(await confirmEmail(token)).toMatchObject({ status: 400, body: { code: 'LINK_INVALID' } });
  });

  it('keeps nothing personal in the clear, and no link', async () => {
    const form = subjectForm({ message: 'Canário da mensagem', phone: '(11) 98765-4321' });
    await filed(app, form);
    const token = linkIn(await emailTo(app, form.email, RECEIVED));
    const { rows } = await app.sql.query(`
      select (select string_agg(r::text, '') from privacy_requests r) || (select string_agg(e::text, '')
        from privacy_request_events e) || (select string_agg(l::text, '') from privacy_request_links l) as dump`);
    const hex = (text: string) => Buffer.from(text).toString('hex');
    for (const secret of [form.email, SUBJECT.cpf, SUBJECT.name, 'Canário', '11987654321', token]) {
      expect(rows[0].dump).not.toContain(secret);
      expect(rows[0].dump).not.toContain(hex(secret));
      expect(app.log()).not.toContain(secret);
    }
  });

  it('tells an administrator nothing personal in the list, and puts each opening on record', async () => {
    const form = subjectForm();
    const { id, protocol } = await verifiedRequest(app, form);
    const admin = await adminOf(app);
    const list = await admin.get<{ data: { id: string; protocol: string }[] }>(
      '/api/admin/privacy-requests?state=em_verificacao',
    );
    expect(list.body.data).toEqual(expect.arrayContaining([expect.objectContaining({ id, protocol })]));
    expect(JSON.stringify(list.body)).not.toMatch(new RegExp(`${SUBJECT.cpf}|${form.email}|${SUBJECT.name}`));
    const { body } = await new RequestHandler(admin, id).open();
    expect(body.data.person).toMatchObject({ name: SUBJECT.name, cpf: SUBJECT.cpf, email: form.email });
    expect(body.data.timeline.map(({ event }) => event)).toEqual(['pedido_recebido', 'email_confirmado']);
    expect(await entries(id)).toEqual(['open-privacy-request']);
  });

  it('is opened, and its answer looked at, by an administrator who proves the password anew', async () => {
    const { id } = await verifiedRequest(app, subjectForm());
    const admin = new RequestHandler(await adminOf(app), id);
    await letProofPass(app);
    for (const refused of [await admin.open(), await admin.preview()])
      expect(refused).toMatchObject({ status: 403, body: { code: 'STEP_UP_REQUIRED' } });
    const { rows } = await app.sql.query('select 1 from admin_actions where target = $1', [`privacy-request:${id}`]);
    expect(rows).toEqual([]);
    expect((await (await handler(id)).open()).status).toBe(200);
  });

  it('stands first in the list when its deadline is nearest, and among the late ones when it has passed', async () => {
    const { id } = await verifiedRequest(app, subjectForm());
    const admin = await adminOf(app);
    const late = '/api/admin/privacy-requests?late=true';
    expect(JSON.stringify((await admin.get(late)).body)).not.toContain(id);
    await app.sql.query(
      `update privacy_requests set due_on = (now() at time zone 'America/Sao_Paulo')::date - 2
      where id = $1`,
      [id],
    );
    const { body } = await admin.get<{ data: { id: string; daysLeft: number }[]; total: number }>(late);
    expect(body).toMatchObject({ data: [{ id, daysLeft: -2 }], total: 1 });
  });

  it('is counted for the menu while its day is near or past and it is open', async () => {
    const admin = await adminOf(app);
    const waiting = async () =>
      (await admin.get<{ waiting: number }>('/api/admin/privacy-requests/waiting')).body.waiting;
    const before = await waiting();
    const { id } = await verifiedRequest(app, subjectForm());
    expect(await waiting()).toBe(before);
    const due = (days: number) =>
      app.sql.query(
        `update privacy_requests set due_on = (now() at time zone 'America/Sao_Paulo')::date + $2::int where id = $1`,
        [id, days],
      );
    for (const [days, counted] of [
      [4, 0],
      [3, 1],
      [0, 1],
      [-1, 1],
    ] as const) {
      await due(days);
      expect(await waiting()).toBe(before + counted);
    }
    await app.sql.query('update privacy_requests set state = $2, ended_at = now() where id = $1', [id, 'cancelada']);
    expect(await waiting()).toBe(before);
  });

  it('is listed with those of its kind', async () => {
    const correction = await filed(app, subjectForm({ kind: 'correcao' }));
    const other = await filed(app, subjectForm({ kind: 'outra' }));
    const admin = await adminOf(app);
    const { body } = await admin.get<{ data: { protocol: string; kind: string }[] }>(
      '/api/admin/privacy-requests?kind=correcao&sort=newest',
    );
    expect(body.data[0]?.protocol).toBe(correction);
    expect(new Set(body.data.map(({ kind }) => kind))).toEqual(new Set(['correcao']));
    const { body: file } = await admin.get<string>('/api/admin/privacy-requests/export?kind=correcao');
    expect([String(file).includes(correction), String(file).includes(other)]).toEqual([true, false]);
  });

  it('goes page by page, open ones by deadline, and names each once', async () => {
    await Promise.all(Array.from({ length: 25 }, () => filed(app, subjectForm())));
    const admin = await adminOf(app);
    const seen: string[] = [];
    const days: number[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { body }: { body: { data: { id: string; daysLeft: number }[]; nextCursor: string | null } } =
        await admin.get(`/api/admin/privacy-requests?state=abertas${cursor && `&cursor=${cursor}`}`);
      seen.push(...body.data.map(({ id }) => id));
      days.push(...body.data.map(({ daysLeft }) => daysLeft));
      cursor = body.nextCursor;
    }
    const { rows } = await app.sql.query('select count(*)::int as n from privacy_requests where ended_at is null');
    expect(seen.length).toBe(rows[0].n);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual([...seen].sort());
    const { body: file } = await admin.get<string>('/api/admin/privacy-requests/export?state=abertas');
    const lines = String(file).trimEnd().split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFF?Protocolo;Pedido;Situação;Recebido \(UTC\);Prazo;/);
    expect(new Set(lines).size).toBe(seen.length + 1);
    expect(String(file)).not.toContain('@');
  });

  it('asks for proof by e-mail, and says why it is refused', async () => {
    const form = subjectForm();
    const { id, protocol } = await verifiedRequest(app, form);
    const there = await handler(id);
    const asked = await there.does('ask-proof', { text: 'Assine o pedido com sua conta gov.br.\n\nEnvie o arquivo.' });
    expect(asked.body.data.state).toBe('aguardando_titular');
    const proof = await emailTo(app, form.email, PROOF_ASKED);
    expect(proof.text).toContain('encarregado@empresa.com.br');
    expect(proof.text).toContain('Assine o pedido com sua conta gov.br.');
    expect((await stateOf(protocol)).body.state).toBe('aguardando_titular');

    const reason = 'identidade_nao_comprovada';
    const refused = await there.does('refuse', { reason, text: 'A assinatura não confere com o pedido.' });
    expect(refused.body.data.state).toBe('recusada');
    const mail = await emailTo(app, form.email, REFUSED);
    expect(mail.text).toContain('A identidade de quem pediu não pôde ser confirmada.');
    expect(mail.text).toContain('A assinatura não confere com o pedido.');
    expect(await there.does('refuse', { reason, text: 'Outra vez a mesma coisa.' })).toMatchObject({
      status: 409,
      body: { code: 'PRIVACY_REQUEST_STATE' },
    });
    expect((await emailsTo(app, form.email)).filter(({ subject }) => subject === REFUSED)).toHaveLength(1);
  });

  it('is refused without a letter while nobody has shown that the mailbox is theirs', async () => {
    const form = subjectForm();
    const there = await handler(await idOf(app, await filed(app, form)));
    await emailTo(app, form.email, RECEIVED);
    const refused = await there.does('refuse', {
      reason: 'identidade_nao_comprovada',
      text: 'Já respondemos a um igual.',
    });
    expect([refused.status, refused.body.data.state]).toEqual([200, 'recusada']);
    // Another one's letter comes later than this one's would have.
    const other = subjectForm();
    const { id } = await verifiedRequest(app, other);
    await (await handler(id)).does('refuse', {
      reason: 'identidade_nao_comprovada',
      text: 'Já respondemos a um igual.',
    });
    await emailTo(app, other.email, REFUSED);
    expect((await emailsTo(app, form.email)).map(({ subject }) => subject)).toEqual([RECEIVED]);
  });

  it('is not refused without a letter once its person has confirmed the mailbox', async () => {
    const form = subjectForm();
    const { id } = await verifiedRequest(app, form);
    const there = await handler(id);
    expect(await there.does('refuse', { reason: 'identidade_nao_comprovada' })).toMatchObject({
      status: 409,
      body: { code: 'EMAIL_CONFIRMED' },
    });
    expect((await there.open()).body.data.state).toBe('em_verificacao');
    const silent = await handler(await idOf(app, await filed(app, subjectForm())));
    const refused = await silent.does('refuse', { reason: 'identidade_nao_comprovada' });
    expect([refused.status, refused.body.data.state]).toEqual([200, 'recusada']);
  });

  it('shows other requests of the same person, and none of anybody else', async () => {
    const cpf = '39053344705';
    const [first, second] = [await filed(app, subjectForm({ cpf })), await filed(app, subjectForm({ cpf }))];
    await filed(app, subjectForm());
    const there = await handler(await idOf(app, first));
    expect((await there.open()).body.data.others.map(({ id }) => id)).toEqual([await idOf(app, second)]);
  });

  /** As the job that erases leaves it, once that is so. */
  const afterTheJob = async (id: string, column: 'ended_at' | 'erased_at') => {
    await app.sql.query("update job_leases set held_until = now() where name = 'EraseDataRequests'");
    await app.restart();
    return until(async () => {
      const { rows } = await app.sql.query('select * from privacy_requests where id = $1', [id]);
      return rows[0][column] ? rows[0] : null;
    }, 90);
  };
  const endedLongAgo = (id: string) =>
    app.sql.query(
      `with links as (update privacy_request_links set expires_at = expires_at - interval '181 days' where request_id = $1)
       update privacy_requests set ended_at = now() - interval '181 days' where id = $1`,
      [id],
    );

  it('loses what is personal when its retention is over, and keeps its skeleton', async () => {
    const form = subjectForm();
    const { id, protocol } = await verifiedRequest(app, form);
    const there = await handler(id);
    await there.does('refuse', { reason: 'identidade_nao_comprovada', text: 'Respondido na semana passada.' });
    await endedLongAgo(id);
    const row = await afterTheJob(id, 'erased_at');
    expect(row).toMatchObject({ person: null, cpf_hash: null, identity_note: null, answer: null, protocol });
    const opened = await (await handler(id)).open();
    expect(opened.body.data).toMatchObject({ person: null, state: 'recusada' });
    expect(opened.body.data.timeline.at(-1)).toMatchObject({ event: 'dados_apagados', actor: 'sistema' });
    expect((await stateOf(protocol)).body.state).toBe('recusada');
  });

  it('keeps what is personal for as long as the link to its answer is good', async () => {
    const answered = async () => {
      const { id } = await verifiedRequest(app, subjectForm());
      const there = await handler(id);
      await there.confirm();
      expect((await there.answer('Não há outros registros.')).status).toBeLessThan(300);
      return id;
    };
    const [linked, other] = [await answered(), await answered()];
    await app.sql.query("update privacy_requests set ended_at = now() - interval '181 days' where id = $1", [linked]);
    await endedLongAgo(other);
    await afterTheJob(other, 'erased_at');
    const { rows } = await app.sql.query('select erased_at from privacy_requests where id = $1', [linked]);
    expect(rows).toEqual([{ erased_at: null }]);
  });

  it('whose e-mail nobody confirms in time is refused without a letter, and lost like any other', async () => {
    const form = subjectForm();
    const protocol = await filed(app, form);
    const id = await idOf(app, protocol);
    const inTime = await filed(app, subjectForm());
    const confirmed = await verifiedRequest(app, subjectForm());
    const token = linkIn(await emailTo(app, form.email, RECEIVED));
    await app.sql.query(
      "update privacy_request_links set expires_at = expires_at - interval '8 days' where request_id = any ($1)",
      [[id, confirmed.id]],
    );
    expect(await afterTheJob(id, 'ended_at')).toMatchObject({
      state: 'recusada',
      refusal_reason: 'email_nao_confirmado',
      email_confirmed_at: null,
    });
    expect((await stateOf(protocol)).body).toMatchObject({ state: 'recusada', daysLeft: null });
    expect((await confirmEmail(token)).body).toMatchObject({ code: 'LINK_INVALID' });
    expect((await stateOf(inTime)).body.state).toBe('recebida');
    expect((await stateOf(confirmed.protocol)).body.state).toBe('em_verificacao');

    await endedLongAgo(id);
    expect(await afterTheJob(id, 'erased_at')).toMatchObject({ person: null, cpf_hash: null, protocol });
    const { timeline } = (await (await handler(id)).open()).body.data;
    expect(timeline.map(({ event, actor }) => [event, actor])).toEqual([
      ['pedido_recebido', 'titular'],
      ['pedido_recusado', 'sistema'],
      ['dados_apagados', 'sistema'],
    ]);
    expect((await emailsTo(app, form.email)).map(({ subject }) => subject)).toEqual([RECEIVED]);
  });

  it('has a record that nobody can change', async () => {
    await filed(app, subjectForm());
    for (const sql of ['update privacy_request_events set event = event', 'delete from privacy_request_events']) {
      await expect(app.sql.query(sql)).rejects.toThrow('append-only');
    }
  });

  async function entries(id: string): Promise<string[]> {
    const { rows } = await app.sql.query<{ action: string }>(
      'select action from admin_actions where target = $1 order by id',
      [`privacy-request:${id}`],
    );
    return rows.map(({ action }) => action);
  }
});

describe('Requests in numbers', () => {
  let app: RunningApp;

  beforeAll(async () => {
    app = await startApp({ env: { RATE_LIMIT: 'on' } });
  });

  it('flood nobody’s mailbox: five a day for one e-mail, wherever they come from', async () => {
    const form = { email: `alvo.${randomUUID().slice(0, 8)}@exemplo.com.br` };
    for (let time = 0; time < 5; time++) await filed(app, subjectForm(form));
    const { status, body, headers } = await file(app, subjectForm(form));
    expect({ status, code: body.code }).toEqual({ status: 429, code: 'RATE_LIMITED' });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('flood no mailbox under other spellings of its address either', async () => {
    await app.sql.query('delete from rate_limits');
    const mailbox = `alvo${randomUUID().slice(0, 8)}`;
    const spellings = ['', '+1', '+2', '+3', '+4', '+5'].map((tag) => `${mailbox.split('').join('.')}${tag}@gmail.com`);
    const answers: number[] = [];
    for (const email of spellings) answers.push((await file(app, subjectForm({ email }))).status);
    expect(answers).toEqual([...Array(5).fill(201), 429]);
  });

  it('are ten an hour from one address', async () => {
    await app.sql.query('delete from rate_limits');
    const answers: number[] = [];
    for (let time = 0; time < 11; time++) answers.push((await file(app, subjectForm({ birthDate: BIRTH }))).status);
    expect(answers).toEqual([...Array(10).fill(201), 429]);
  });
});
