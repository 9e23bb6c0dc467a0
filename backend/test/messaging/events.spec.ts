import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpClient } from '../harness/http-client.js';
import { type RunningApp, SIGNALS_ALONE, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { adminOf } from '../identity/admins.js';
import { hearsText, MESSAGING, Recipient, send, textsReceived } from './messaging-world.js';

const RUSH = 200;
const DAY_AGO = "now() - interval '1 day'";

describe('Messages at two instances', () => {
  let one: RunningApp;
  let two: RunningApp;
  let admin: HttpClient;

  beforeAll(async () => {
    one = await startApp({ env: { ...MESSAGING, ...SIGNALS_ALONE } });
    two = await startApp({ beside: one, env: { ...MESSAGING, ...SIGNALS_ALONE } });
    admin = await adminOf(one);
  }, 120_000);
  afterAll(async () => {
    await two.stop();
    await one.stop();
  });

  it('arrive at both by event and by asking, and are gone from both when one has read them', async () => {
    const ana = await Recipient.signedIn(one);
    const there = ana.at(two);
    const readers = [await ana.listen(), await there.listen()];
    expect(await there.sees()).toBeNull();
    const { data } = (await send(admin, 'Para os dois lados.')).body;
    for (const reader of readers) await hearsText(reader, 'Para os dois lados.');
    await until(async () => (await ana.sees()) === 'Para os dois lados.' && (await there.sees()) !== null);
    await there.read(data.id);
    for (const reader of readers) {
      await reader.hears(({ event, data: told }) => event === 'message-read' && told.id === data.id);
    }
    await until(async () => (await ana.sees()) === null && (await there.sees()) === null);
    for (const reader of readers) {
      expect(reader.told().map(({ event }) => event)).toEqual(['message', 'message-read']);
      reader.leave();
    }
  });

  it('begin with what is unread, and resume after the last one with none lost and none twice', async () => {
    const ana = await Recipient.signedIn(one);
    for (const text of ['um', 'dois']) await send(admin, text);
    const first = await ana.at(two).listen();
    await hearsText(first, 'dois');
    expect(textsReceived(first)).toEqual(['um', 'dois']);
    const last = first.told().at(-1)?.id ?? '';
    first.leave();
    await send(admin, 'três');
    const second = await ana.listen(last);
    await send(admin, 'quatro');
    await hearsText(second, 'quatro');
    expect(textsReceived(second)).toEqual(['três', 'quatro']);
    const odd = await ana.listen('nada');
    await hearsText(odd, 'quatro');
    expect(textsReceived(odd)).toEqual(['um', 'dois', 'três', 'quatro']);
    for (const reader of [second, odd]) reader.leave();
  });

  it('begin with all that is unread, however much it is, and go on', async () => {
    const ana = await Recipient.signedIn(one);
    const texts = Array.from({ length: 150 }, (_, n) => `${n} `.padEnd(500, 'x'));
    for (const text of texts) expect((await send(admin, text)).status).toBe(200);
    const reader = await ana.at(two).listen();
    await hearsText(reader, texts.at(-1) ?? '');
    expect(textsReceived(reader)).toEqual(texts);
    await send(admin, 'E mais um.');
    await hearsText(reader, 'E mais um.');
    reader.leave();
  }, 60_000);

  it(`sent ${RUSH} at a time from both, all arrive once and in one order, though readers come and go`, async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => Recipient.signedIn(one)));
    const steady = await Promise.all(people.map((person, n) => person.at(n % 2 ? one : two).listen()));
    const restless = people.map(async (person) => {
      const texts: string[] = [];
      let last: string | undefined;
      while (texts.length < RUSH) {
        const reader = await person.at(texts.length % 2 ? one : two).listen(last);
        await reader.hears(({ event }) => event === 'message');
        reader.leave();
        const told = reader.told().filter(({ event }) => event === 'message');
        texts.push(...told.map(({ data }) => data.content));
        last = told.at(-1)?.id ?? last;
      }
      return texts;
    });
    const elsewhere = two.http.as((await loginAdmin(two)) ?? '');
    const waiting = Array.from({ length: RUSH }, (_, n) => `recado ${n}`);
    const sender = async (from: HttpClient) => {
      for (let text = waiting.shift(); text; text = waiting.shift()) expect((await send(from, text)).status).toBe(200);
    };
    await Promise.all([admin, admin, elsewhere, elsewhere].map(sender));
    for (const reader of steady) await until(() => textsReceived(reader).length >= RUSH);
    const order = textsReceived(steady[0]!);
    expect(new Set(order).size).toBe(RUSH);
    for (const reader of steady) expect(textsReceived(reader)).toEqual(order);
    for (const texts of await Promise.all(restless)) expect(texts).toEqual(order);
    for (const reader of steady) reader.leave();
  }, 120_000);

  it('that were scheduled go out once, whichever instance sends them', async () => {
    const ana = await Recipient.signedIn(one);
    const later = new Date(Date.now() + 3_600_000).toISOString();
    for (let n = 0; n < 20; n++) await send(admin, `Agendado ${n}`, { sendAt: later });
    await one.sql.query(`update broadcasts set send_at = ${DAY_AGO} where sent_at is null and cancelled_at is null`);
    await until(async () => (await ana.check()).unreadCount === 20);
    const { rows } = await one.sql.query(
      'select number, count(*)::int from broadcast_recipients where account_id = $1 group by number having count(*) > 1',
      [ana.id],
    );
    expect(rows).toEqual([]);
    expect(new Set((await ana.received()).map(({ content }) => content)).size).toBe(20);
  });

  it('are known after a restart, and once read stay read', async () => {
    const ana = await Recipient.signedIn(one);
    const { data } = (await send(admin, 'Antes de reiniciar.')).body;
    await send(admin, 'Lido depois.');
    await ana.read(data.id);
    await two.restart();
    expect(await ana.at(two).sees()).toBe('Lido depois.');
    const { data: after } = (await send(admin, 'Depois de reiniciar.')).body;
    await until(async () => (await ana.at(two).check()).unreadCount === 2);
    await ana.at(two).read(after.id);
    await until(async () => (await ana.check()).unreadCount === 1);
  });

  it('are not lost to an instance whose signals were cut for a while', async () => {
    const ana = await Recipient.signedIn(one);
    const reader = await ana.at(two).listen();
    expect(await ana.at(two).sees()).toBeNull();
    await cutSignals(one);
    await send(admin, 'Durante o corte.');
    await hearsText(reader, 'Durante o corte.');
    await until(async () => (await ana.at(two).sees()) === 'Durante o corte.');
    expect(textsReceived(reader)).toEqual(['Durante o corte.']);
    reader.leave();
  });

  it('are told no more to somebody who was blocked or signed out, though remembered', async () => {
    const ana = await Recipient.signedIn(one);
    const there = ana.at(two);
    const reader = await there.listen();
    expect((await there.http.get('/api/admin/messages/check')).status).toBe(200);
    await ana.http.post('/api/auth/logout');
    await until(async () => (await there.http.get('/api/admin/messages/check')).status === 401);
    await send(admin, 'Depois da saída.');
    await until(() => reader.ended);
    expect(textsReceived(reader)).toEqual([]);
  });

  it('cost no statement to ask for again, also when what is believed of the caller is older than usual', async () => {
    const third = await startApp({ beside: one, env: { ...MESSAGING, CACHE_SECONDS: '4' } });
    const ana = (await Recipient.signedIn(one)).at(third);
    await send(admin, 'Já visto.');
    await until(async () => (await ana.sees()) === 'Já visto.');
    const reader = await one.sql.connect();
    const lock = 'begin; lock accounts, sessions, broadcasts, broadcast_recipients in access exclusive mode';
    // Whoever writes at that moment may hold some of them in another order: then it is this one that gives way.
    const isLocked = () =>
      reader.query(lock).then(
        () => true,
        () => reader.query('rollback').then(() => false),
      );
    await until(isLocked);
    const [from, answers] = [Date.now(), new Set<number>()];
    while (Date.now() < from + 4_200) {
      answers.add((await ana.http.get('/api/admin/messages/check')).status);
      await sleep(50);
    }
    await reader.query('rollback');
    reader.release();
    expect([...answers]).toEqual([200]);
    await third.stop();
  });

  it('are not kept open for who asks for the head alone, and cost no reader the stream', async () => {
    const ana = await Recipient.signedIn(one);
    const reader = await ana.listen();
    const heads = await Promise.all(Array.from({ length: 9 }, () => ana.http.raw('HEAD', '/api/events')));
    for (const { status, headers } of heads) {
      expect([status, headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);
    }
    await send(admin, 'Depois das cabeças.');
    await hearsText(reader, 'Depois das cabeças.');
    reader.leave();
  });

  it('need a token, in the header', async () => {
    const ana = await Recipient.signedIn(one);
    expect((await one.http.get('/api/events')).status).toBe(401);
    expect((await one.http.get(`/api/events?token=${ana.token}`)).status).toBe(401);
  });
});

async function loginAdmin(app: RunningApp): Promise<string | undefined> {
  const { body } = await app.http.post<{ token: string }>('/api/auth/admin/login', {
    username: MESSAGING.ADMIN_USERNAME,
    password: MESSAGING.ADMIN_PASSWORD,
  });
  return body.token;
}

async function cutSignals(app: RunningApp): Promise<void> {
  await app.sql.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'nitido-signals' and datname = current_database()`,
  );
}
