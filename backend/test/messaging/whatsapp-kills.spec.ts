import { killAt } from '../billing/kill-at.js';
import { LOGGED, type RunningApp, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { Subscriber } from '../lookups/lookups-world.js';
import { addNumber, isKnown, linked, pauseIsOver, Telephone, WHATSAPP, waiting } from './whatsapp-world.js';

const UNDECIDED = 'SELECT 1 FROM whatsapp_inbox WHERE processed_at IS NULL FOR UPDATE';

describe('A product that is killed between a message and its reply', () => {
  let app: RunningApp;

  beforeAll(async () => {
    app = await startApp({ ownProcess: true, env: { ...WHATSAPP, ...LOGGED } });
    await isKnown(app);
  }, 60_000);

  const slow = async (ms: number, ...vendors: string[]) => {
    for (const vendor of vendors) await app.sandbox.post(`/latency/${vendor}`, { ms });
  };
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
    await slow(4_000, 'brasil-api', 'viacep', 'opencep');
    await app.sandbox.delete('/traffic');
    await killAt(app, 'SET outcome', async (hold) => {
      await telephone.writes('!cep 14062-252');
      await until(async () => {
        const { body } = await app.sandbox.get<{ calls: { path: string }[] }>('/traffic');
        return body.calls.some(({ path }) => path.includes('14062252'));
      });
      await hold(UNDECIDED);
    });
    await slow(0, 'brasil-api', 'viacep', 'opencep');
    await goesOn();
    expect(await telephone.hears()).toContain(`Ela está no histórico: ${app.url}/consultas?aba=historico`);
    await settled();
    expect((await ana.kept()).history).toEqual(['cep success']);
  }, 120_000);

  it('sends no reply twice that WhatsApp had taken, since WhatsApp tells of it', async () => {
    const { telephone } = await linked(app);
    const before = (await telephone.replies()).length;
    await slow(3_000, 'whatsapp-cloud');
    await killAt(app, 'SET processed_at', async (hold) => {
      await telephone.writes('!ajuda');
      await until(async () => {
        const { rowCount } = await app.sql.query(
          'SELECT 1 FROM whatsapp_inbox WHERE processed_at IS NULL AND outcome IS NOT NULL',
        );
        return rowCount;
      });
      await hold(UNDECIDED);
    });
    await slow(0, 'whatsapp-cloud');
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
});
