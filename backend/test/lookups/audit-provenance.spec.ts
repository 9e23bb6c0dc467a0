import { Person } from '../../sandbox/population/index.js';
import type { HttpClient } from '../harness/http-client.js';
import { startApp, type World } from '../harness/start-app.js';
import { ADMIN, adminOf } from '../identity/admins.js';
import { Subscriber } from './lookups-world.js';
import { askAbout, PERSONAL } from './queries-about-people.js';

jest.setTimeout(120_000);

const MANUEL = Person.ofCpf('52998224725');
const SOMETHING = expect.stringMatching(/\S/);

describe('Every answer about a person', () => {
  let app: World;
  let admin: HttpClient;

  beforeAll(async () => {
    app = await startApp({ env: ADMIN });
    admin = await adminOf(app);
  });

  it.each(PERSONAL)(
    'by %s has source and time where it is given, and purpose and basis where it is kept',
    async (type) => {
      const ana = await Subscriber.of(app, { purpose: 'prevencao_fraude' });
      const { body } = await askAbout(ana, type, MANUEL);
      expect(body.meta).toMatchObject({
        origem: SOMETHING,
        fonte: SOMETHING,
        consultadoEm: SOMETHING,
        protocolo: SOMETHING,
      });

      const [entry] = (await ana.history()).history;
      expect(entry).toMatchObject({ finalidade: 'prevencao_fraude', fonte: body.meta.fonte, timestamp: SOMETHING });

      const audit = await admin.get<{ data: object[] }>(`/api/admin/audit?accountId=${ana.id}`);
      expect(audit.body.data).toEqual([
        expect.objectContaining({
          type,
          purpose: 'prevencao_fraude',
          legalBasis: SOMETHING,
          fonte: body.meta.fonte,
          protocolo: body.meta.protocolo,
          at: SOMETHING,
        }),
      ]);
    },
  );
});
