import { promoStateOf } from '../../src/kernel/promo-code.js';
import type { HttpClient } from '../harness/http-client.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { ADMIN, adminOf } from '../identity/admins.js';
import { promoCode } from './promo-world.js';

interface Item {
  id: string;
  code: string;
  status: string;
  isActive: boolean;
  expiryDate: string | null;
  maxUses: number | null;
  currentUses: number;
}

interface List {
  data: Item[];
  nextCursor: string | null;
  total: number;
}

const PATH = '/api/admin/promotional-codes';

describe('the list of promotional codes', () => {
  let app: RunningApp;
  let admin: HttpClient;
  beforeAll(async () => {
    app = await startApp({ env: ADMIN });
    admin = await adminOf(app);
  });
  beforeEach(async () => {
    await app.sql.query('UPDATE promotional_codes SET deleted_at = now()');
  });
  afterAll(() => app.stop());

  const list = async (query = '') => (await admin.get<List>(`${PATH}${query}`)).body;
  const codes = async (query: string) => (await list(query)).data.map(({ code }) => code);
  const create = (code: string) => admin.post(PATH, { code, discountPercentage: 10 });
  const used = (code: string, uses: number) =>
    app.sql.query('UPDATE promotional_codes SET uses = $2 WHERE code = $1 AND deleted_at IS NULL', [code, uses]);

  it('is narrowed to one state, by the very word that each code bears', async () => {
    const [past, future] = [new Date(Date.now() - 60_000), new Date(Date.now() + 3_600_000)];
    await promoCode(app, { code: 'ATIVO', expiresAt: future, maxUses: 2 });
    await promoCode(app, { code: 'LIVRE' });
    await promoCode(app, { code: 'DESLIGADO', active: false, expiresAt: past });
    await promoCode(app, { code: 'VENCIDO', expiresAt: past, maxUses: 1 });
    await promoCode(app, { code: 'ESGOTADO', maxUses: 1 });
    for (const code of ['VENCIDO', 'ESGOTADO']) await used(code, 1);
    const { data } = await list();
    expect(data).toHaveLength(5);
    for (const { expiryDate, ...code } of data) {
      const standing = { ...code, expiryDate: expiryDate === null ? null : new Date(expiryDate) };
      expect([code.code, code.status]).toEqual([code.code, promoStateOf(standing, new Date())]);
    }
    expect(await codes('?status=Ativo&sort=code')).toEqual(['ATIVO', 'LIVRE']);
    expect(await codes('?status=Inativo')).toEqual(['DESLIGADO']);
    expect(await codes('?status=Expirado')).toEqual(['VENCIDO']);
    expect(await list('?status=Esgotado')).toMatchObject({ data: [{ code: 'ESGOTADO' }], total: 1 });
  });

  it('is searched in the code and in its description, a wild card being a letter like any other', async () => {
    await admin.post(PATH, { code: 'VERAO', discountPercentage: 10, description: 'Praia 100% sol' });
    await admin.post(PATH, { code: 'INVERNO', discountPercentage: 10, description: 'Serra' });
    expect(await codes('?text=vera')).toEqual(['VERAO']);
    expect(await codes('?text=SERRA')).toEqual(['INVERNO']);
    expect(await codes(`?text=${encodeURIComponent('0% s')}`)).toEqual(['VERAO']);
    expect(await codes('?text=_')).toEqual([]);
    expect(await codes('?text=%20')).toHaveLength(2);
    await admin.post(PATH, { code: 'NATAL', discountPercentage: 10, description: 'Promoção de fim de ano' });
    for (const text of ['promocao', 'Promoção', 'PROMOÇAO DE'])
      expect(await codes(`?text=${encodeURIComponent(text)}`)).toEqual(['NATAL']);
  });

  it.each([
    ['newest', ['C', 'B', 'A']],
    ['oldest', ['A', 'B', 'C']],
    ['code', ['A', 'B', 'C']],
    ['discount', ['B', 'A', 'C']],
    ['uses', ['C', 'A', 'B']],
    ['expiry', ['C', 'A', 'B']],
  ])('comes by %s, a key at a time, whole and once each', async (sort, expected) => {
    await promoCode(app, { code: 'A', percent: 20, expiresAt: new Date('2099-02-01') });
    await promoCode(app, { code: 'B', percent: 30 });
    await promoCode(app, { code: 'C', percent: 5, expiresAt: new Date('2099-01-01') });
    await used('A', 1);
    await used('C', 2);
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null && seen.length <= expected.length; ) {
      const page: List = await list(`?sort=${sort}&limit=1${cursor && `&cursor=${cursor}`}`);
      expect(page.total).toBe(3);
      seen.push(...page.data.map(({ code }) => code));
      cursor = page.nextCursor;
    }
    expect(seen).toEqual(expected);
  });

  it('does not move under who reads on while codes are made and deleted', async () => {
    for (const code of ['UM', 'DOIS', 'TRES', 'QUATRO']) await create(code);
    const first = await list('?limit=2');
    expect(first.data.map(({ code }) => code)).toEqual(['QUATRO', 'TRES']);
    await create('CINCO');
    await admin.delete(`${PATH}/${first.data[1]?.id}`);
    const second = await list(`?limit=2&cursor=${first.nextCursor}`);
    expect(second.data.map(({ code }) => code)).toEqual(['DOIS', 'UM']);
    expect(second.nextCursor).toBeNull();
  });

  it('goes into a spreadsheet as it is narrowed, no cell a formula, and on the record', async () => {
    await admin.post(PATH, {
      code: 'PLANILHA',
      discountPercentage: 12.5,
      description: '=1+1;"x"',
      planIds: ['silver'],
    });
    await admin.post(PATH, { code: 'FORA', discountPercentage: 10 });
    const { status, body, headers } = await admin.get<string>(`${PATH}/export?text=planilha`);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(/filename="codigos-promocionais-\d{4}-\d\d-\d\d\.csv"/);
    const [head, row, ...rest] = String(body).split('\r\n');
    expect(head).toMatch(/Código;Situação;Desconto;Descrição;Planos;/);
    expect(row).toMatch(/^PLANILHA;Ativo;12,5%;"'=1\+1;""x""";Prata;;;0;;;\d{4}-/);
    expect(rest).toEqual(['']);
    const { rows } = await app.sql.query("SELECT target, after FROM admin_actions WHERE action = 'export-promo-codes'");
    expect(rows).toEqual([{ target: 'promo-codes:all', after: { text: true, rows: 1 } }]);
  });

  it.each(['status=Nenhum', 'sort=random()', 'limit=0', 'limit=101', 'cursor=x', `text=${'x'.repeat(101)}`])(
    'refuses %s',
    async (query) => {
      expect(await admin.get(`${PATH}?${query}`)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    },
  );
});
