import { brazilianDay, Person } from '../../sandbox/population/index.js';
import { formatPhone } from '../../src/kernel/phone.js';
import { cnpjOf, plantCompany, plantMonth } from '../companies/planted.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { ADMIN, adminOf, colleague, letProofPass } from '../identity/admins.js';
import { emailTo } from '../identity/emails.js';
import type { ErrorBody } from '../identity/people.js';
import { Subscriber } from './lookups-world.js';
import {
  ANSWERED,
  BIRTH,
  linkIn,
  type Report,
  RequestHandler,
  SUBJECT,
  subjectForm,
  verifiedRequest,
} from './privacy-world.js';
import { ask, askAbout, type PersonalType } from './queries-about-people.js';

jest.setTimeout(120_000);

interface Read {
  data: { text: string; report: Report | null };
}

const OTHER = Person.ofCpf('11144477735');

describe('The answer to a data subject', () => {
  let app: RunningApp;
  let ana: Subscriber;
  let bia: Subscriber;

  beforeAll(async () => {
    app = await startApp({ env: ADMIN });
    [ana, bia] = [await Subscriber.of(app), await Subscriber.of(app)];
    await askAbout(ana, 'cpf', SUBJECT);
    await askAbout(bia, 'cpf-2', SUBJECT);
    await askAbout(bia, 'pix', SUBJECT);
    await askAbout(ana, 'fotorj', SUBJECT);
    await askAbout(ana, 'telefone', SUBJECT);
    await askAbout(ana, 'telefone', OTHER);
    await askAbout(ana, 'cpf', OTHER);
  });

  const read = (token: string, birthDate = BIRTH) =>
    app.http.post<Read & ErrorBody>('/api/privacy-requests/answer', { token, birthDate });

  async function request(change: Record<string, unknown> = {}) {
    const form = subjectForm(change);
    const { id, protocol } = await verifiedRequest(app, form);
    return { email: form.email, protocol, handler: new RequestHandler(await adminOf(app), id), id };
  }

  it('tells when, what for, from where and to how many, and never who', async () => {
    const { handler, email, protocol } = await request();
    await handler.confirm();
    const { report, draft } = (await handler.preview()).body.data;
    expect(report.total).toBe(4);
    expect(report.consultas.map(({ tipo }) => tipo)).toEqual(['FotoRJ', 'PIX', 'CPF 2.0', 'CPF']);
    expect(report.consultas.map(({ assinante }) => assinante)).toEqual([1, 2, 2, 1]);
    expect(report).toMatchObject({ assinantes: 2, consultas: [{ finalidade: 'Proteção ao crédito' }, {}, {}, {}] });
    expect(report.fontes).toContainEqual(expect.objectContaining({ fonte: 'Birô de dados (sandbox)', consultas: 1 }));
    expect(JSON.stringify(report)).not.toMatch(new RegExp(`${ana.id}|${bia.id}|Ana de Teste`));

    await askAbout(ana, 'cpf', SUBJECT);
    expect((await handler.answer(`${draft} Atenciosamente.`, report.ate)).body.data.state).toBe('respondida');
    const mail = await emailTo(app, email, ANSWERED);
    // The protocol, the link's port and its token may hold any three digits.
    expect(mail.text.replace(protocol, '').replaceAll(/http\S+/g, '')).not.toMatch(/Proteção ao crédito|FotoRJ|529/);
    expect(mail.text).not.toContain(SUBJECT.cpf);
    const { status, body } = await read(linkIn(mail));
    expect(status).toBe(200);
    expect(body.data.report).toEqual(report);
    expect(body.data.text).toContain('Atenciosamente.');
  });

  it('counts subscribers and sources of all lookups, though it shows the newest thousand alone', async () => {
    const person = Person.at(41_230);
    await askAbout(bia, 'cpf-2', person);
    await askAbout(ana, 'cpf', person);
    const { rowCount } = await app.sql.query(
      `insert into lookup_audit select copy.*
       from (select * from lookup_audit where account_id = $1 and type = 'cpf' order by created_at desc limit 1) a,
         generate_series(1, 1000) n,
         jsonb_populate_record(null::lookup_audit, to_jsonb(a) || jsonb_build_object('id', md5(a.id::text || n))) copy`,
      [ana.id],
    );
    expect(rowCount).toBe(1_000);
    const whose = { name: person.name, cpf: person.cpf, birthDate: brazilianDay(person.birth) };
    const { handler } = await request(whose);
    await handler.confirm();
    const { report } = (await handler.preview()).body.data;
    expect([report.total, report.consultas.length, report.assinantes]).toEqual([1_002, 1_000, 2]);
    expect(report.fontes.map(({ consultas }) => consultas)).toEqual([1_001, 1]);
  });

  it('is sent by another administrator than the one who confirmed the identity, where there is another', async () => {
    const { handler, id } = await request();
    await handler.confirm();
    expect((await handler.preview()).body.data.sentByAnother).toBe(false);
    const second = await colleague(app);
    expect((await handler.preview()).body.data.sentByAnother).toBe(true);
    const refused = await handler.answer('Não tratamos dados seus.');
    expect([refused.status, refused.body.code]).toEqual([409, 'SECOND_PERSON_REQUIRED']);
    const other = new RequestHandler(second.http, id);
    expect((await other.preview()).body.data.sentByAnother).toBe(false);
    expect((await other.answer('Não tratamos dados seus.')).body.data.state).toBe('respondida');
    await app.sql.query('UPDATE accounts SET blocked_at = now() WHERE id = $1', [second.id]);
  });

  it('tells of a phone only when it was proven to be the person’s own', async () => {
    const contacts = { phone: SUBJECT.mobile, otherEmails: OTHER.email };
    const unproven = await request(contacts);
    await unproven.handler.confirm([]);
    const without = (await unproven.handler.preview()).body.data.report;
    expect(without.consultas.map(({ tipo }) => tipo)).not.toContain('Telefone');

    const proven = await request(contacts);
    await proven.handler.confirm([0]);
    const { report } = (await proven.handler.preview()).body.data;
    expect(report.total).toBe(without.total + 1);
    expect(report.consultas.map(({ tipo }) => tipo)).toContain('Telefone');
  });

  it('tells a representative nothing of who looked up the representative’s own mailbox', async () => {
    const [person, representative] = [Person.at(41_220), Person.at(41_221)];
    await askAbout(ana, 'email', representative);
    const whose = { name: person.name, cpf: person.cpf, birthDate: brazilianDay(person.birth) };
    const { handler } = await request({ ...whose, email: representative.email });
    await handler.represented();
    const { report, draft } = (await handler.preview()).body.data;
    expect(report.total).toBe(0);
    expect(draft).toContain('feitas sobre o seu CPF.');
  });

  it.each<[PersonalType | 'cnpj', object, object]>([
    ['rg', { rg: `0${SUBJECT.rg}` }, { rg: SUBJECT.rg }],
    ['rg', { rg: '12345678' }, { rg: '0.012.345-678' }],
    ['telefone', { telefone: '1177654321' }, { phone: '(11) 97765-4321' }],
    ['cnpj', { cnpj: '11222333000181' }, { cnpj: '11.222.333/0001-81' }],
    ['telefone', { telefone: '11977654322' }, { phone: '+55 11 7765-4322' }],
  ])('tells of lookups by %s %j to whom %j is proven to belong', async (type, looked, proven) => {
    const { handler } = await request({ cpf: OTHER.cpf, birthDate: brazilianDay(OTHER.birth), ...proven });
    await handler.confirm([0]);
    const told = async () => (await handler.preview()).body.data.report.total;
    const before = await told();
    await ask(ana, type, looked);
    expect(await told()).toBe(before + 1);
  });

  it('says which lookups it cannot tell of: those by somebody else’s data that showed the person', async () => {
    const { handler } = await request();
    await handler.confirm();
    expect((await handler.preview()).body.data.draft).toContain('pelo CPF de um filho');
  });

  it('tells of the person’s phone and of Pix lookups however they were written', async () => {
    const contacts = { phone: `+55 ${formatPhone(SUBJECT.mobile)}`, name: SUBJECT.name.replace('MANUEL', 'Mánuel') };
    const { handler } = await request(contacts);
    await handler.confirm([0]);
    const told = async () => {
      const { consultas } = (await handler.preview()).body.data.report;
      return ['Telefone', 'PIX'].map((type) => consultas.filter(({ tipo }) => tipo === type).length);
    };
    expect(await told()).toEqual([1, 1]);
    for (const sufixo of ['***.982.247-**', '982.247', 'xxx.982.247-xx', '529.982.247-25', SUBJECT.cpf])
      await ask(ana, 'pix', { nome: SUBJECT.name, sufixo });
    expect(await told()).toEqual([1, 6]);
  });

  it('tells of who followed the person from a company, by the name and the digits that the register shows', async () => {
    const { handler } = await request();
    await handler.confirm();
    const told = async () => {
      const { consultas } = (await handler.preview()).body.data.report;
      return consultas.filter(({ tipo }) => tipo === 'Nome').length;
    };
    expect(await told()).toBe(0);
    await plantMonth(app);
    const partner = { name: SUBJECT.name.toUpperCase(), document: `***${SUBJECT.cpf.slice(3, 9)}**` };
    await plantCompany(app, 1, 'ALFA HOLDING LTDA', [partner]);
    expect((await ana.http.get(`/api/companies/${cnpjOf(1)}/group?passos=2`)).status).toBe(200);
    expect(await told()).toBe(1);
  });

  it('says of which people the product keeps data by itself: those in the open register of companies', async () => {
    const { handler } = await request();
    await handler.confirm();
    const { draft } = (await handler.preview()).body.data;
    expect(draft).toContain('cópia do cadastro público de empresas');
    expect(draft).not.toContain('não mantém base própria sobre pessoas:');
  });

  it('is seen by nobody, administrators included, before e-mail and identity are confirmed (ASVS 2.3.1)', async () => {
    const { handler } = await request();
    expect(await handler.preview()).toMatchObject({ status: 409, body: { code: 'IDENTITY_NOT_CONFIRMED' } });
    expect(await handler.answer('Texto da resposta.')).toMatchObject({ status: 409 });
    expect(await handler.answer('Texto da resposta.', new Date().toISOString())).toMatchObject({ status: 409 });

    const unread = new RequestHandler(await adminOf(app), handler.id);
    await app.sql.query("update privacy_requests set state = 'recebida', email_confirmed_at = null where id = $1", [
      handler.id,
    ]);
    expect(await unread.confirm()).toMatchObject({ status: 409, body: { code: 'EMAIL_NOT_CONFIRMED' } });
  });

  it('opens once', async () => {
    const { handler, email } = await request();
    await handler.confirm();
    await handler.answer('Não há outros registros.');
    const token = linkIn(await emailTo(app, email, ANSWERED));
    const opened = await Promise.all([read(token), read(token), read(token)]);
    expect(opened.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(await read(token)).toMatchObject({ status: 400, body: { code: 'LINK_INVALID' } });

    await handler.does('resend-answer');
    const next = linkIn(await emailTo(app, email, ANSWERED, 2));
    expect((await read(next)).body.data.text).toBe('Não há outros registros.');
  });

  it('stays closed to a stranger with the mailbox, whose fifth wrong birth date ends the link', async () => {
    const { handler, email } = await request();
    await handler.confirm();
    await handler.answer('Não há outros registros.');
    const token = linkIn(await emailTo(app, email, ANSWERED));
    for (const remainingAttempts of [4, 3, 2, 1, 0]) {
      const { body } = await read(token, '01/01/1990');
      expect(body).toMatchObject({ code: 'BIRTH_DATE_WRONG', details: { remainingAttempts } });
    }
    expect(await read(token)).toMatchObject({ status: 400, body: { code: 'LINK_INVALID' } });
  });

  it('is no link of the other purpose', async () => {
    const { handler, email } = await request();
    await handler.confirm();
    await handler.answer('Não há outros registros.');
    const token = linkIn(await emailTo(app, email, ANSWERED));
    expect((await app.http.post('/api/privacy-requests/confirm-email', { token })).status).toBe(400);
    expect((await read(token)).status).toBe(200);
  });

  it('asks the administrator for the password again, and stays on record', async () => {
    const { handler, id } = await request();
    await letProofPass(app);
    expect(await handler.confirm()).toMatchObject({ status: 403, body: { code: 'STEP_UP_REQUIRED' } });
    const proven = new RequestHandler(await adminOf(app), id);
    await proven.confirm();
    await proven.answer('Não há outros registros.');
    const { rows } = await app.sql.query<{ action: string }>(
      'select action from admin_actions where target = $1 order by id',
      [`privacy-request:${id}`],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'confirm-privacy-identity',
      'open-privacy-request',
      'answer-privacy-request',
    ]);
  });

  it('is found by an index on every month of the audit', async () => {
    const client = await app.sql.connect();
    await client.query('begin; set local enable_seqscan = off');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      'explain select 1 from lookup_audit where subject_hash = any($1::bytea[]) and created_at <= now()',
      [[Buffer.alloc(32), Buffer.alloc(32, 1)]],
    );
    await client.query('rollback');
    client.release();
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('subject_hash = ANY');
    expect(plan).not.toMatch(/Seq Scan|Filter: .*subject_hash/);
  });
});

describe('A suppression that was asked for', () => {
  let app: RunningApp;
  let ana: Subscriber;

  beforeAll(async () => {
    app = await startApp({ env: ADMIN });
    ana = await Subscriber.of(app);
  });

  const suppressions = async () =>
    (await app.sql.query<{ reference: string }>('select reference from suppressions')).rows.map((row) => row.reference);

  it('touches nobody while it is not known who asked, and holds from the confirmation on', async () => {
    const form = subjectForm({ kind: 'supressao', phone: SUBJECT.mobile });
    const { id, protocol } = await verifiedRequest(app, form);
    const handler = new RequestHandler(await adminOf(app), id);
    expect(await handler.does('suppress')).toMatchObject({ status: 409 });
    expect((await askAbout(ana, 'cpf', SUBJECT)).status).toBe(200);
    expect(await suppressions()).toEqual([]);

    expect((await handler.confirm([0])).body.data).toMatchObject({ state: 'confirmada', suppressed: true });
    expect(new Set(await suppressions())).toEqual(new Set([protocol]));
    expect((await askAbout(ana, 'cpf', SUBJECT)).status).toBe(451);
    expect((await askAbout(ana, 'telefone', SUBJECT)).status).toBe(404);
    expect(await handler.does('suppress')).toMatchObject({ status: 409 });

    await handler.answer('A supressão está em vigor.');
    const mail = await emailTo(app, form.email, ANSWERED);
    expect(mail.text).toContain('está em vigor desde');
  });

  it('holds for the person’s own company too, where its CNPJ was proven', async () => {
    const cnpj = { cnpj: '11222333000181' };
    const statuses = async () => (await ask(ana, 'cnpj', cnpj)).status;
    for (const [person, proven, status] of [
      [Person.at(41_200), [], 200],
      [Person.at(41_201), [0], 451],
    ] as const) {
      const whose = { name: person.name, cpf: person.cpf, birthDate: brazilianDay(person.birth) };
      const { id } = await verifiedRequest(app, subjectForm({ kind: 'supressao', ...whose, ...cnpj }));
      expect((await new RequestHandler(await adminOf(app), id).confirm([...proven])).status).toBe(200);
      expect(await statuses()).toBe(status);
    }
  });

  it('is not to be had for somebody else’s contacts', async () => {
    const form = subjectForm({ kind: 'supressao', cpf: '39053344705', otherEmails: OTHER.email });
    const { id, protocol } = await verifiedRequest(app, form);
    await new RequestHandler(await adminOf(app), id).confirm([]);
    const { rows } = await app.sql.query<{ kind: string }>('select kind from suppressions where reference = $1', [
      protocol,
    ]);
    expect(rows.filter(({ kind }) => kind === 'email')).toHaveLength(1);
    expect((await askAbout(ana, 'email', OTHER)).status).toBe(200);
  });

  it('leaves out the mailbox of a representative, which is not the person’s', async () => {
    const form = subjectForm({ kind: 'supressao', cpf: '11144477735', email: Person.at(41_210).email });
    const { id, protocol } = await verifiedRequest(app, form);
    expect((await new RequestHandler(await adminOf(app), id).represented()).body.data.suppressed).toBe(true);
    const { rows } = await app.sql.query<{ kind: string }>('select kind from suppressions where reference = $1', [
      protocol,
    ]);
    expect(rows.map(({ kind }) => kind)).toContain('cpf');
    expect(rows.map(({ kind }) => kind)).not.toContain('email');
    expect((await askAbout(ana, 'email', Person.at(41_210))).status).toBe(200);
  });

  it('is not what other requests may be used for', async () => {
    const { id } = await verifiedRequest(app, subjectForm({ kind: 'acesso' }));
    const handler = new RequestHandler(await adminOf(app), id);
    await handler.confirm();
    expect(await handler.does('suppress')).toMatchObject({ status: 409, body: { code: 'PRIVACY_REQUEST_STATE' } });
  });
});
