import { randomUUID } from 'node:crypto';
import type { QueryRunner } from 'typeorm';
import { MessagingReaders1795392000420 } from '../../src/platform/database/migrations/1795392000420-messaging-readers.js';
import type { HttpClient } from '../harness/http-client.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { adminOf } from '../identity/admins.js';
import { givePlan, login, subscriber } from '../identity/people.js';
import { listed, MESSAGING, Recipient, send } from './messaging-world.js';

interface Audience {
  userCount: number;
  connectedUsers: number;
  onlineUsers: number;
}

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

describe('A broadcast', () => {
  let app: RunningApp;
  let admin: HttpClient;

  beforeAll(async () => {
    app = await startApp({ env: MESSAGING });
    admin = await adminOf(app);
  });
  afterAll(() => app.stop());

  it('reaches everybody, and is seen once by each, oldest first', async () => {
    const ana = await Recipient.signedIn(app);
    const bia = await Recipient.signedIn(app);
    expect(await ana.check()).toEqual({ success: true, hasNewMessage: false, message: null, unreadCount: 0 });
    const first = await send(admin, '  Primeiro aviso.\n');
    await send(admin, 'Segundo aviso.');
    expect(first.body.message).toBe(
      `Recado enviado com sucesso! Será exibido para ${first.body.userCount} usuários conectados.`,
    );
    await until(async () => (await ana.check()).unreadCount === 2);
    expect((await ana.check()).message).toMatchObject({ id: first.body.data.id, content: 'Primeiro aviso.' });

    expect((await ana.read(first.body.data.id)).body).toEqual({ success: true });
    expect(await ana.sees()).toBe('Segundo aviso.');
    expect((await ana.read(first.body.data.id)).status).toBe(200);
    expect(await bia.sees()).toBe('Primeiro aviso.');
    const [newest, oldest] = await ana.received();
    expect([newest?.content, newest?.readAt]).toEqual(['Segundo aviso.', null]);
    expect(oldest).toMatchObject({ content: 'Primeiro aviso.', readAt: expect.any(String) });
    expect(await listed(admin, first.body.data.id)).toMatchObject({ readCount: 1 });
  });

  it('says for how many it will show: those with an open session; the others see it when they come in', async () => {
    const audience = async () => (await admin.get<Audience>('/api/admin/messages/audience')).body;
    const before = await audience();
    const [ana, bia, out] = [await Recipient.signedIn(app), await Recipient.signedIn(app), await subscriber(app)];
    const gone = await Recipient.signedIn(app);
    await gone.http.post('/api/auth/logout');
    await app.sql.query(`update sessions set idle_expires_at = now() where account_id = $1`, [bia.id]);
    await until(async () => (await audience()).onlineUsers > before.onlineUsers);
    const after = await audience();
    expect(after.userCount - before.userCount).toBe(4);
    expect(after.connectedUsers - before.connectedUsers).toBe(1);
    const { body } = await send(admin, 'Para quem está.');
    expect(body.message).toBe(
      `Recado enviado com sucesso! Será exibido para ${after.connectedUsers} usuários conectados.`,
    );
    expect(body).toMatchObject({ userCount: after.connectedUsers, data: { userCount: after.userCount } });
    expect(await ana.sees()).toBe('Para quem está.');
    const late = app.http.as((await login(app.http, out.email)).body.token);
    const { body: seen } = await late.get<{ message: { content: string } }>('/api/admin/messages/check');
    expect(seen.message.content).toBe('Para quem está.');
  });

  it('is answered as sent also while who is online cannot be told', async () => {
    const id = randomUUID();
    const held = await app.sql.connect();
    try {
      await held.query('BEGIN; LOCK TABLE account_presence IN ACCESS EXCLUSIVE MODE');
      expect(await send(admin, 'Sem demora.', { id })).toMatchObject({
        status: 200,
        body: { data: { state: 'sent' } },
      });
    } finally {
      await held.query('ROLLBACK');
      held.release();
    }
  });

  it('keeps the moment of the first reading', async () => {
    const ana = await Recipient.signedIn(app);
    const { data } = (await send(admin, 'Lido uma vez.')).body;
    await ana.read(data.id);
    const [before] = await ana.received();
    await ana.read(data.id);
    expect((await ana.received())[0]?.readAt).toBe(before?.readAt);
  });

  it('is for its recipients alone: nobody else sees, lists or marks it', async () => {
    const { data } = (await send(admin, 'Só para quem já estava.')).body;
    const late = await Recipient.signedIn(app);
    expect(await late.received()).toEqual([]);
    expect(await late.check()).toMatchObject({ unreadCount: 0 });
    const { status, body } = await late.read(data.id);
    expect([status, body.code, body.error]).toEqual([404, 'MESSAGE_NOT_FOUND', 'Aviso não encontrado']);
    expect((await late.read(randomUUID())).status).toBe(404);
    expect((await late.read('1')).status).toBe(400);
  });

  it.each([
    ['nothing', { content: '' }, 'Por favor, digite uma mensagem'],
    ['spaces', { content: '  \n ' }, 'Por favor, digite uma mensagem'],
    ['no text at all', { content: 7 }, 'Por favor, digite uma mensagem'],
    ['501 characters', { content: 'a'.repeat(501) }, 'A mensagem deve ter no máximo 500 caracteres'],
    ['an unknown group', { content: 'a', segment: 'x' }, 'Escolha para quem é o recado'],
    ['a moment that is over', { content: 'a', sendAt: inHours(-1) }, 'Escolha um momento no futuro para o envio'],
    ['no moment', { content: 'a', sendAt: 'amanhã' }, 'Data inválida. Use AAAA-MM-DD ou um instante ISO 8601.'],
  ])('of %s is refused in words', async (_, body, text) => {
    const answer = await admin.post<{ error: string; code: string }>('/api/admin/messages/broadcast', body);
    expect([answer.status, answer.body.code, answer.body.error]).toEqual([400, 'INVALID_INPUT', text]);
  });

  it('has the words of its refusal under `message` too, where the specification reads them', async () => {
    const { body } = await send(admin, ' ');
    expect(body.message).toBe('Por favor, digite uma mensagem');
  });

  it('that is asked for twice under one id goes out once', async () => {
    const ana = await Recipient.signedIn(app);
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(admin, 'Uma vez só.', { id })));
    expect(new Set(answers.map(({ body }) => body.data.id))).toEqual(new Set([id]));
    expect((await ana.received()).map(({ content }) => content)).toEqual(['Uma vez só.']);
  });

  it('that is asked for again once its moment has come is the one that went out', async () => {
    const [id, asked, threeHours] = [randomUUID(), Date.now() + 7_200_000, 10_800_000];
    const at = (sendAt: number) => ({ id, sendAt: new Date(sendAt).toISOString() });
    expect((await send(admin, 'Às dez.', at(asked))).status).toBe(200);
    await app.sql.query(
      `update broadcasts set composed_at = composed_at - interval '3 hours', send_at = send_at - interval '3 hours' where id = $1`,
      [id],
    );
    await until(async () => (await listed(admin, id))?.state === 'sent');
    const again = await send(admin, 'Às dez.', at(asked - threeHours));
    expect([again.status, again.body.data]).toEqual([200, expect.objectContaining({ id, state: 'sent' })]);
    expect((await send(admin, 'Às onze.', at(asked - threeHours))).status).toBe(409);
  });

  it('is refused under the id of another one, so that nobody believes that it went out', async () => {
    const id = randomUUID();
    await send(admin, 'O primeiro.', { id });
    for (const [content, change] of [
      ['O segundo.', {}],
      ['O primeiro.', { segment: 'gold' }],
      ['O primeiro.', { sendAt: inHours(2) }],
    ] as const) {
      const refused = { status: 409, body: { code: 'MESSAGE_ID_USED' } };
      expect(await send(admin, content, { id, ...change })).toMatchObject(refused);
    }
    expect((await send(admin, ' O primeiro. ', { id })).body.data.id).toBe(id);
  });

  it('goes to the group it is for, as the preview counted it', async () => {
    const people = { bronze: 2, silver: 9, gold: 30, none: null } as const;
    const ids: Record<string, string> = {};
    for (const [plan, days] of Object.entries(people)) {
      const { id } = await subscriber(app);
      ids[id] = plan;
      await app.sql.query('delete from subscriptions where account_id = $1', [id]);
      if (days === null) continue;
      await givePlan(app, id);
      await app.sql.query(
        `update subscriptions set plan_id = $2, expires_at = now() + make_interval(days => $3) where account_id = $1`,
        [id, plan, days],
      );
    }
    const blocked = await subscriber(app);
    ids[blocked.id] = 'blocked';
    await app.sql.query('update accounts set blocked_at = now() where id = $1', [blocked.id]);

    const reached = async (segment: string) => {
      const { body: preview } = await admin.get<Audience>(`/api/admin/messages/audience?segment=${segment}`);
      const { body } = await send(admin, `Para ${segment}.`, { segment });
      expect(body.data.userCount).toBe(preview.userCount);
      const { rows } = await app.sql.query<{ account_id: string }>(
        `select account_id from broadcast_recipients r join broadcasts b using (number) where b.id = $1`,
        [body.data.id],
      );
      expect(rows).toHaveLength(preview.userCount);
      return rows.flatMap(({ account_id }) => ids[account_id] ?? []).toSorted();
    };
    expect(await reached('all')).toEqual(['bronze', 'gold', 'none', 'silver']);
    expect(await reached('active')).toEqual(['bronze', 'gold', 'silver']);
    expect(await reached('expiring')).toEqual(['bronze']);
    expect(await reached('silver')).toEqual(['silver']);
  });

  it('never reaches administrators', async () => {
    const { body } = await send(admin, 'Para assinantes.');
    const { rows } = await app.sql.query(
      `select 1 from broadcast_recipients r join broadcasts b using (number) join accounts a on a.id = r.account_id
       where b.id = $1 and a.role = 'admin'`,
      [body.data.id],
    );
    expect(rows).toEqual([]);
  });

  it('can wait for its moment, whose audience is the one of that moment', async () => {
    const scheduled = (await send(admin, 'Mais tarde.', { sendAt: inHours(2) })).body;
    expect(scheduled.message).toBe('Recado agendado com sucesso.');
    expect(scheduled.data).toMatchObject({ state: 'scheduled', userCount: null });
    const ana = await Recipient.signedIn(app);
    expect(await ana.check()).toMatchObject({ hasNewMessage: false });
    await app.sql.query('update broadcasts set send_at = now() where id = $1', [scheduled.data.id]);
    await until(async () => (await ana.sees()) === 'Mais tarde.');
    expect(await listed(admin, scheduled.data.id)).toMatchObject({ state: 'sent' });
  });

  it('can be cancelled before that, and not after', async () => {
    const ana = await Recipient.signedIn(app);
    const { data } = (await send(admin, 'Nunca.', { sendAt: inHours(2) })).body;
    expect((await admin.delete(`/api/admin/messages/${data.id}`)).body).toEqual({
      success: true,
      message: 'Envio cancelado',
    });
    expect((await admin.delete(`/api/admin/messages/${data.id}`)).status).toBe(200);
    await app.sql.query('update broadcasts set send_at = now() where id = $1', [data.id]);
    const other = (await send(admin, 'Já.', { sendAt: inHours(2) })).body.data;
    await app.sql.query('update broadcasts set send_at = now() where id = $1', [other.id]);
    await until(async () => (await ana.sees()) === 'Já.');
    expect(await listed(admin, data.id)).toMatchObject({ state: 'cancelled', userCount: null });
    const { status, body } = await admin.delete<{ code: string; error: string }>(`/api/admin/messages/${other.id}`);
    expect([status, body.code, body.error]).toEqual([409, 'MESSAGE_ALREADY_SENT', 'O recado já foi enviado']);
    expect((await admin.delete('/api/admin/messages/nada')).status).toBe(404);
  });

  it('leaves a line about who did what, without the text', async () => {
    const { data } = (await send(admin, 'Com registro.', { sendAt: inHours(1), segment: 'gold' })).body;
    await admin.delete(`/api/admin/messages/${data.id}`);
    const { rows } = await app.sql.query('select action, after from admin_actions where target = $1 order by id', [
      `broadcast:${data.id}`,
    ]);
    expect(rows.map(({ action }) => action)).toEqual(['schedule-broadcast', 'cancel-broadcast']);
    expect(rows[0].after).toMatchObject({ segment: 'gold', characters: 13 });
  });

  it('is listed by state, a page at a time', async () => {
    for (let n = 0; n < 21; n++) await send(admin, `Agendado ${n}`, { sendAt: inHours(3) });
    type List = { data: { content: string; state: string }[]; nextCursor: string | null; total: number };
    const first = (await admin.get<List>('/api/admin/messages?state=scheduled')).body;
    expect([first.data.length, first.total, first.data[0]?.content]).toEqual([20, 21, 'Agendado 20']);
    const path = `/api/admin/messages?state=scheduled&cursor=${first.nextCursor}`;
    const second = (await admin.get<List>(path)).body;
    expect(second.data.map(({ content }) => content)).toEqual(['Agendado 0']);
    expect(second.nextCursor).toBeNull();
    expect((await admin.get('/api/admin/messages?state=perdido')).status).toBe(400);
    const { body: file } = await admin.get<string>('/api/admin/messages/export?state=scheduled');
    const lines = String(file).trimEnd().split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFF?Recado;Para quem;Situação;Envio \(UTC\);Destinatários;Lidos$/);
    expect(lines).toHaveLength(22);
    expect(lines[21]).toMatch(/^Agendado 0;Todas as contas;Agendado;\d{4}-[^;]+Z;;0$/);
  });

  it('is part of what an account takes along, and goes with it', async () => {
    const ana = await Recipient.signedIn(app);
    await send(admin, 'Para levar.');
    const { body } = await ana.http.get<{ avisos: object[] }>('/api/user/export');
    expect(body.avisos).toEqual([{ texto: 'Para levar.', enviadoEm: expect.any(String), lidoEm: null }]);
    expect((await ana.http.delete('/api/user', { password: 'Garoa-2026' })).status).toBe(200);
    const { rows } = await app.sql.query('select 1 from broadcast_recipients where account_id = $1', [ana.id]);
    expect(rows).toEqual([]);
  });

  it('keeps readers counted who leave, also several at the same moment', async () => {
    const leaving = await Promise.all(Array.from({ length: 4 }, () => Recipient.signedIn(app)));
    const [one, other] = [(await send(admin, 'Um.')).body.data, (await send(admin, 'Outro.')).body.data];
    for (const [place, recipient] of leaving.entries()) {
      await recipient.read(one.id);
      if (place > 0) await recipient.read(other.id);
    }
    const left = leaving.map(({ http }) => http.delete('/api/user', { password: 'Garoa-2026' }));
    expect((await Promise.all(left)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const reads = [await listed(admin, one.id), await listed(admin, other.id)].map((sent) => sent?.readCount);
    expect(reads).toEqual([4, 3]);
  });

  it('that was read before readers were counted as they read keeps them', async () => {
    const readers = [await Recipient.signedIn(app), await Recipient.signedIn(app)];
    const { data } = (await send(admin, 'De antes.')).body;
    for (const reader of readers) await reader.read(data.id);
    const { data: unread } = (await send(admin, 'De antes, sem leitores.')).body;
    const client = await app.sql.connect();
    const runner = { query: (text: string) => client.query(text) } as unknown as QueryRunner;
    try {
      await client.query('BEGIN');
      await new MessagingReaders1795392000420().down(runner);
      await client.query('UPDATE broadcasts SET reads_gone = 3 WHERE id = $1', [data.id]);
      await new MessagingReaders1795392000420().up(runner);
      const { rows } = await client.query(
        `SELECT b.id, s.n::int FROM counter_steps AS s JOIN broadcasts AS b ON ARRAY[b.number::text] = s.part
         WHERE s.measure = 'message-readers' AND b.id = ANY ($1)`,
        [[data.id, unread.id]],
      );
      expect(rows).toEqual([{ id: data.id, n: 5 }]);
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });
});
