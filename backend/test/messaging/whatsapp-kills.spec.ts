import { killAt, killAtRow } from '../billing/kill-at.js';
import { LOGGED, type RunningApp, startApp, WITHOUT_SANDBOX } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { Subscriber } from '../lookups/lookups-world.js';
import { addNumber, isKnown, linked, pauseIsOver, Telephone, WHATSAPP, waiting } from './whatsapp-world.js';

describe('A product that is killed between a message and its reply', () => {
  let app: RunningApp;

  beforeAll(async () => {
    app = await startApp({ ownProcess: true, env: { ...WHATSAPP, ...LOGGED } });
    await isKnown(app);
  });

  const settled = () => until(async () => (await waiting(app)) === 0);
  const goesOn = async () => {
    await app.restart();
    await pauseIsOver(app);
  };

  it('answers once when nothing had been decided', async () => {
    const { telephone } = await linked(app);
    const before = (await telephone.replies()).length;
    await killAt(app, 'FROM whatsapp_links', async (hold) => {
      await hold('LOCK TABLE whatsapp_links IN ACCESS EXCLUSIVE MODE');
      await telephone.writes('!ajuda');
    });
    await goesOn();
    expect(await telephone.hears()).toContain('O que você pode enviar');
    await settled();
    expect((await telephone.replies()).length).toBe(before + 1);
  }, 120_000);

  it('still says that a number was verified when that was done and not yet said', async () => {
    const [ana, telephone] = [await Subscriber.of(app), new Telephone(app)];
    await addNumber(ana, telephone.number);
    await killAt(app, 'consents', async (hold) => {
      await hold('LOCK TABLE consents IN ACCESS EXCLUSIVE MODE');
      await telephone.writes('!verificarnum');
    });
    await goesOn();
    expect(await telephone.hears()).toContain('Número verificado na conta');
  }, 120_000);

  it('looks nothing up twice when the lookup was kept and its reply was not', async () => {
    const { ana, telephone } = await linked(app);
    await settled();
    await killAtRow(app, 'UPDATE ON whatsapp_inbox', 'OLD.outcome IS NULL AND NEW.outcome IS NOT NULL', async () => {
      await telephone.writes('!cep 14062-252');
    });
    await goesOn();
    expect(await telephone.hears()).toContain(`Ela está no histórico: ${app.url}/consultas?aba=historico`);
    await settled();
    expect((await ana.kept()).history).toEqual(['cep success']);
  }, 120_000);

  it('answers the next message of somebody whose last one needed no reply', async () => {
    const stranger = new Telephone(app);
    expect(await stranger.asks('bom dia')).toContain('Nítido');
    await settled();
    await killAtRow(
      app,
      'UPDATE ON whatsapp_inbox',
      'OLD.processed_at IS NULL AND NEW.processed_at IS NOT NULL',
      async () => {
        await stranger.writes('bom dia de novo');
      },
    );
    await goesOn();
    const ana = await Subscriber.of(app);
    await addNumber(ana, stranger.number);
    expect(await stranger.asks('!verificarnum')).toContain('Número verificado na conta');
    await settled();
  }, 120_000);

  it('sends no reply twice that WhatsApp had taken, since WhatsApp tells of it', async () => {
    const { telephone } = await linked(app);
    await settled();
    const before = (await telephone.replies()).length;
    await killAtRow(
      app,
      'UPDATE ON whatsapp_inbox',
      'OLD.processed_at IS NULL AND NEW.processed_at IS NOT NULL',
      async () => {
        await telephone.writes('!ajuda');
      },
    );
    await app.restart('here');
    await settled();
    expect((await telephone.replies()).length).toBe(before + 1);
  }, 120_000);

  it('sends no reply twice of which only the answer was lost', async () => {
    const { telephone } = await linked(app);
    const before = (await telephone.replies()).length;
    await app.sandbox.post('/faults/whatsapp-cloud', { kind: 'truncated', times: 1 });
    await telephone.asks('!ajuda');
    await settled();
    expect((await telephone.replies()).length).toBe(before + 1);
  }, 120_000);

  it('sends a reply again that WhatsApp failed to take, and the next ones after it', async () => {
    const { telephone } = await linked(app);
    const failures = () => app.log().match(/message \S+ waits: WhatsApp/g)?.length ?? 0;
    const before = failures();
    await app.sandbox.post('/faults/whatsapp-cloud', { kind: 'server-error', times: 1 });
    await telephone.writes('!sair');
    await until(() => failures() > before);
    await telephone.writes('bom dia');
    await pauseIsOver(app);
    expect([await telephone.hears(), await telephone.hears()]).toEqual([
      'Para desvincular este número da sua conta, responda !sair sim.',
      'Não entendi. Envie !ajuda para ver os comandos.',
    ]);
  }, 120_000);

  it('keeps nothing for longer than WhatsApp may deliver it again', async () => {
    const { telephone } = await linked(app);
    await telephone.asks('!ajuda');
    await settled();
    const kept = async (condition: string) =>
      (await app.sql.query(`SELECT 1 FROM whatsapp_inbox WHERE ${condition}`)).rowCount ?? 0;
    expect(await kept('message IS NOT NULL OR reply IS NOT NULL')).toBe(0);
    expect(await kept('true')).toBeGreaterThan(0);
    await app.sql.query("UPDATE whatsapp_inbox SET received_at = now() - interval '9 days'");
    await app.restart();
    await until(async () => (await kept('true')) === 0);
  }, 120_000);

  it('keeps no words for longer either where there is no bot any more', async () => {
    const { telephone } = await linked(app);
    await telephone.asks('!ajuda');
    await settled();
    await app.halt();
    await app.sql.query(
      "UPDATE whatsapp_inbox SET processed_at = NULL, message = 'words', received_at = now() - interval '2 days'",
    );
    await startApp({ beside: app, env: WITHOUT_SANDBOX });
    await settled();
    const { rows } = await app.sql.query('SELECT DISTINCT message FROM whatsapp_inbox');
    expect(rows).toEqual([{ message: null }]);
  }, 120_000);
});
