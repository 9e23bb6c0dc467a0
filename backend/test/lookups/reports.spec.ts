import { createHash, randomBytes } from 'node:crypto';
import { create } from 'qrcode';
import { Person } from '../../sandbox/population/index.js';
import { parseReportCode } from '../../src/kernel/report-code.js';
import { FieldCipher } from '../../src/platform/crypto/field-cipher.js';
import type { HttpClient } from '../harness/http-client.js';
import { readPdf } from '../harness/pdf-text.js';
import { type RunningApp, startApp } from '../harness/start-app.js';
import { until } from '../harness/until.js';
import { ADMIN, adminOf } from '../identity/admins.js';
import { makeKey } from '../identity/keys.js';
import { Subscriber } from './lookups-world.js';

jest.setTimeout(180_000);

const CPF = '52998224725';
const ENCRYPTION_KEYS = `1:${randomBytes(32).toString('base64')}`;
const NOBODY = '7Q2M-K9XD-R4TB-0WPN-H3E8-2JVC-6A5F';

interface Verified {
  valid: boolean;
  type: string;
  subjectMasked: string;
  consultedAt: string;
  source: string;
  sha256: string;
  code: string;
}

interface Made {
  vezes: number;
  primeiroEm: string | null;
  ultimoEm: string | null;
}

interface Refused {
  code: string;
  details: object;
}

interface Verification {
  intact: boolean;
  sealedReports: number;
  unsealed: number;
  problems: { kind: string; records: string; id: string }[];
}

let app: RunningApp;
let admin: HttpClient;

beforeAll(async () => {
  app = await startApp({ env: { ...ADMIN, ENCRYPTION_KEYS } });
  admin = await adminOf(app);
});

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const entryOf = async (ana: Subscriber) => (await ana.history()).history[0]!;
const make = (ana: Subscriber, id: string) => ana.file(`/api/user/history/${id}/report`, {});
const verify = (code: string, http = app.http) => http.get<Verified>(`/api/public/reports/${code}`);
const madePath = (protocolo: string) => `/api/user/history/by-protocol/${protocolo}/reports`;
const madeOf = async (ana: Subscriber, protocolo: string) => (await ana.http.get<Made>(madePath(protocolo))).body;
const verifyAudit = async () => (await admin.get<Verification>('/api/admin/audit/verify')).body;

/** What is kept of a lookup, as the source might have told it. */
async function rewrite(id: string, change: (kept: Record<string, unknown>) => object): Promise<void> {
  const cipher = new FieldCipher(ENCRYPTION_KEYS);
  const { rows } = await app.sql.query<{ result: Buffer }>('SELECT result FROM lookup_history WHERE id = $1', [id]);
  const kept = JSON.parse(cipher.decrypt(rows[0]!.result, id)) as Record<string, unknown>;
  const result = cipher.encrypt(JSON.stringify(change(kept)), id);
  await app.sql.query('UPDATE lookup_history SET result = $2 WHERE id = $1', [id, result]);
}

async function reported(cpf = CPF) {
  const ana = await Subscriber.of(app);
  await ana.cpf(cpf);
  const entry = await entryOf(ana);
  const { answer, bytes } = await make(ana, entry.id);
  return { ana, entry, answer, bytes, code: answer.headers.get('x-verification-code') ?? '' };
}

describe('A report', () => {
  it('tells the whole result with source, time, purpose and protocol, and can be verified by whoever holds it', async () => {
    const { ana, entry, answer, bytes, code } = await reported();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="relatorio-${entry.protocolo}.pdf"`);
    expect(parseReportCode(code)).toBe(code);

    const { text } = readPdf(bytes);
    const { nome } = (
      await ana.http.get<{ data: { resultado: { dados_gerais: { nome: string } } } }>(`/api/user/history/${entry.id}`)
    ).body.data.resultado.dados_gerais;
    for (const said of [
      'Relatório de consulta: CPF',
      'CPF: 529.982.247-25',
      entry.protocolo,
      'Proteção ao crédito',
      'horário de Brasília',
      'Página 1 de',
      `/verificar/${code}`,
      'Endereços',
    ]) {
      expect(text).toContain(said);
    }
    expect(text.toUpperCase()).toContain(nome);
    expect(text).not.toContain('\ufffd');

    const { status, headers, body } = await verify(code);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body).toEqual({
      valid: true,
      type: 'cpf',
      subjectMasked: '***.982.247-**',
      consultedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      source: expect.stringMatching(/\S/),
      sha256: sha256(bytes),
    });
    expect((await verify(code.toLowerCase().replaceAll('-', ''))).body).toEqual(body);
  });

  it('can be read aloud: tagged in order, in Portuguese, its fonts inside, its code drawn as the QR of its address', async () => {
    const { bytes, code } = await reported();
    const { structure } = readPdf(bytes);
    for (const said of ['/Lang (pt-BR)', '/Marked true', '/DisplayDocTitle true', '/StructTreeRoot', '/Scope /Row']) {
      expect(structure).toContain(said);
    }
    for (const tag of ['Document', 'H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD', 'L', 'LI', 'LBody', 'Figure', 'Link']) {
      expect([tag, new RegExp(`/S /${tag}\\n`).test(structure)]).toEqual([tag, true]);
    }
    expect(structure.match(/\/S \/H1\n/g)).toHaveLength(1);
    expect(structure.match(/\/FontFile2/g)).toHaveLength(2);
    expect(structure).not.toContain('/Subtype /Type1');
    const address = /\/URI \((.*)\)/.exec(structure)?.[1] ?? '';
    const [annotation = ''] = structure.match(/<<(?:(?!>>)[\s\S])*\/Subtype \/Link[\s\S]*?>>/) ?? [];
    expect(annotation).toContain(`/Contents (Abre ${address})`);
    expect(annotation).toMatch(/\/StructParent \d+/);
    expect(address).toMatch(new RegExp(`^http.*/verificar/${code}$`));
    expect(drawnModules(bytes)).toBe([...create(address, { errorCorrectionLevel: 'M' }).modules.data].join(''));
  });

  it('is another one each time, and each stays genuine', async () => {
    const { ana, entry, bytes, code } = await reported();
    const again = await make(ana, entry.id);
    const other = again.answer.headers.get('x-verification-code') ?? '';
    expect(other).not.toBe(code);
    expect((await verify(code)).body.sha256).toBe(sha256(bytes));
    expect((await verify(other)).body.sha256).toBe(sha256(again.bytes));
  });

  it('is made for its owner alone, and only of a result that was kept', async () => {
    const { ana, entry } = await reported();
    const eve = await Subscriber.of(app);
    expect((await make(eve, entry.id)).answer.status).toBe(404);
    expect((await app.http.post(`/api/user/history/${entry.id}/report`)).status).toBe(401);
    expect((await make(ana, 'nada')).answer.status).toBe(404);
    await app.sql.query('UPDATE lookup_history SET result = NULL WHERE id = $1', [entry.id]);
    const { answer, bytes } = await make(ana, entry.id);
    expect([answer.status, JSON.parse(bytes.toString()).code]).toEqual([409, 'REPORT_NOT_AVAILABLE']);
  });

  it('does not say of a company that it is in no special situation where its answer is older than that field', async () => {
    const ana = await Subscriber.of(app);
    await ana.cnpj('11222333000181');
    const { id } = await entryOf(ana);
    const said = async () => readPdf((await make(ana, id)).bytes).text.replaceAll(/\s+/g, ' ');
    const rule = 'recuperação judicial, falência';
    expect(await said()).toContain(rule);
    await rewrite(id, ({ situacao_especial: _, ...former }) => former);
    expect(await said()).not.toContain(rule);
    const opened = (await ana.file(`/api/user/history/${id}`)).bytes.toString();
    expect(opened).toContain('"data_situacao_especial"');
    expect(opened).not.toContain('"situacao_especial"');
  });

  it('tells the first hundred of five hundred namesakes, and how many they are', async () => {
    const ana = await Subscriber.of(app);
    await ana.http.post('/api/external/nome', { nome: Person.ofCpf(CPF).name });
    const { id } = await entryOf(ana);
    await rewrite(id, ({ resultados, ...kept }) => {
      const [one] = resultados as object[];
      return { ...kept, total: 500, resultados: Array.from({ length: 500 }, () => one) };
    });
    const { answer, bytes } = await make(ana, id);
    expect(answer.status).toBe(200);
    const text = readPdf(bytes).text.replaceAll(/\s+/g, ' ');
    expect(text).toContain('500 pessoas encontradas');
    expect(text).toContain('Mostrando 100 de 500');
    expect(text.match(/Título de eleitor/g)).toHaveLength(100);
  });

  it('is not made of a person who was suppressed since, and one made before stays genuine', async () => {
    const person = Person.ofCpf('11144477735');
    const { ana, entry, code } = await reported(person.cpf);
    await admin.post('/api/admin/suppressions', {
      documentos: [{ tipo: 'cpf', valor: person.cpf }],
      motivo: 'titular',
      protocolo: '20261121-AAAA-0095',
    });
    const { answer, bytes } = await make(ana, entry.id);
    expect([answer.status, JSON.parse(bytes.toString()).code]).toEqual([451, 'SUBJECT_SUPPRESSED']);
    expect((await verify(code)).status).toBe(200);
  });

  it('stays genuine after its lookup and its account are gone, under a pseudonym and with a mask', async () => {
    const { ana, entry, code } = await reported();
    await ana.http.delete(`/api/user/history/${entry.id}`);
    expect((await make(ana, entry.id)).answer.status).toBe(404);
    expect((await verify(code)).status).toBe(200);
    expect((await ana.http.delete('/api/user', { password: 'Garoa-2026' })).status).toBe(200);
    expect((await verify(code)).body).toMatchObject({ valid: true, subjectMasked: '***.982.247-**' });
    const { rows } = await app.sql.query('SELECT p::text AS kept FROM report_proofs p WHERE account_id = $1', [ana.id]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(CPF);
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  it('is told of beside its lookup, to who made it alone: how many times, the first and the last', async () => {
    const ana = await Subscriber.of(app);
    await ana.cpf(CPF);
    const { id, protocolo } = await entryOf(ana);
    expect(await madeOf(ana, protocolo)).toEqual({ success: true, vezes: 0, primeiroEm: null, ultimoEm: null });
    const before = new Date().toISOString();
    await make(ana, id);
    const between = new Date().toISOString();
    await make(ana, protocolo);
    // One that failed, one of another lookup, and one of another account.
    await make(ana, 'nada');
    await ana.cpf(Person.ofCpf('11144477735').cpf);
    await make(ana, (await entryOf(ana)).id);
    const eve = (await reported()).ana;
    const told = await madeOf(ana, protocolo);
    expect(told).toEqual({
      success: true,
      vezes: 2,
      primeiroEm: expect.stringMatching(/Z$/),
      ultimoEm: expect.stringMatching(/Z$/),
    });
    expect([before, told.primeiroEm, between, told.ultimoEm, new Date().toISOString()].toSorted()).toEqual([
      ...[before, told.primeiroEm, between, told.ultimoEm],
      expect.any(String),
    ]);
    expect((await madeOf(eve, protocolo)).vezes).toBe(0);
    expect(await madeOf(ana, 'nada')).toMatchObject({ vezes: 0 });
  });

  it('is told of to nobody once its account is erased', async () => {
    const { ana, entry } = await reported();
    const path = madePath(entry.protocolo);
    expect((await ana.http.get(path)).body).toMatchObject({ vezes: 1 });
    expect((await ana.http.delete('/api/user', { password: 'Garoa-2026' })).status).toBe(200);
    expect((await ana.http.get(path)).status).toBe(401);
    expect(await madeOf(await Subscriber.of(app), entry.protocolo)).toMatchObject({ vezes: 0, ultimoEm: null });
  });

  it('stands in the export of its account', async () => {
    const { ana, entry } = await reported();
    const { relatorios } = JSON.parse((await ana.file('/api/user/export')).bytes.toString()) as {
      relatorios: object[];
    };
    expect(relatorios).toEqual([expect.objectContaining({ protocolo: entry.protocolo, consultado: '***.982.247-**' })]);
  });

  it('is made beside the answers to others: no turn of the process has it to draw', async () => {
    const { ana, entry } = await reported();
    const turns = turnsOfThisThread();
    const before = process.cpuUsage();
    const made = await Promise.all(Array.from({ length: 6 }, () => make(ana, entry.id)));
    const { longest, own } = turns.end();
    const { user, system } = process.cpuUsage(before);
    expect(made.map(({ answer }) => answer.status)).toEqual(Array(6).fill(200));
    // Of all that the process did meanwhile, drawing is the most; the thread that answers had none of it.
    const drawn = (user + system - own) / made.length;
    expect(longest / drawn).toBeLessThan(0.5);
    expect(own / (user + system)).toBeLessThan(0.5);
  });

  it('has to wait its turn, and is asked for again later where too many wait', async () => {
    // Short ones: the last that waits is drawn within its 20 s on a slow machine too.
    const many = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const ana = await Subscriber.of(app);
        await ana.http.post('/api/external/cep', { cep: '01310100' });
        return { ana, entry: await entryOf(ana) };
      }),
    );
    const asked = many.flatMap(({ ana, entry }) => Array.from({ length: 20 }, () => make(ana, entry.id)));
    const answers = await Promise.all(asked);
    const count = (status: number) => answers.filter(({ answer }) => answer.status === status).length;
    expect([count(200) + count(503), count(200) >= 17, count(503) > 0]).toEqual([60, true, true]);
    const { answer, bytes } = answers.find(({ answer: { status } }) => status === 503)!;
    expect(JSON.parse(bytes.toString())).toMatchObject({
      code: 'REPORTS_BUSY',
      error: 'Muitos relatórios estão sendo feitos agora. Tente novamente em instantes.',
    });
    expect(answer.headers.get('retry-after')).toBe('5');
    expect((await reported()).answer.status).toBe(200);
  });

  it('is made by a program too, by protocol, of a live key alone', async () => {
    const { ana, entry } = await reported();
    const path = `/v1/lookups/${entry.protocolo}/report`;
    const made = async (mode: string, scopes = ['history:read']) => {
      const { key } = (await makeKey(ana.http, { mode, scopes })).body;
      const headers = { authorization: `Bearer ${key}` };
      return fetch(app.url + path, { method: 'POST', headers });
    };
    const answer = await made('live');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const { body } = await verify(answer.headers.get('x-verification-code') ?? '');
    expect(body.sha256).toBe(sha256(Buffer.from(await answer.arrayBuffer())));
    expect((await made('test')).status).toBe(404);
    expect((await made('live', ['lookup:cnpj'])).status).toBe(403);
  });

  it('is made thirty times a minute, and then the refusal names this limit', async () => {
    const limited = await startApp({ beside: app, env: { ENCRYPTION_KEYS, RATE_LIMIT: 'on' } });
    const { ana } = await reported();
    const { key } = (await makeKey(ana.http, { scopes: ['history:read'] })).body;
    const ask = () => limited.http.as(key).post<Refused>('/v1/lookups/20261121-7Q2M-K9XD/report');
    for (let n = 0; n < 30; n++) expect((await ask()).status).toBe(404);
    const { status, headers, body } = await ask();
    expect([status, body.code, body.details]).toEqual([
      429,
      'RATE_LIMITED',
      { politica: 'relatorios', limite: 30, segundos: 60 },
    ]);
    expect(headers.get('ratelimit-policy')).toBe('"relatorios";q=30;w=60');
    expect(headers.get('ratelimit')).toBe(`"relatorios";r=0;t=${headers.get('retry-after')}`);
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
    await limited.stop();
  });
});

describe('An unknown code', () => {
  it.each([NOBODY, '7Q2M', "'; DROP TABLE report_proofs", '%00'])('as %j tells nothing', async (code) => {
    const { status, headers, body } = await verify(encodeURIComponent(code));
    expect([status, body.code]).toEqual([404, 'REPORT_NOT_FOUND']);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('may be tried sixty times a quarter of an hour from one address', async () => {
    const limited = await startApp({ beside: app, env: { ENCRYPTION_KEYS, RATE_LIMIT: 'on' } });
    const statuses: number[] = [];
    for (let i = 0; i < 61; i++) statuses.push((await verify(NOBODY, limited.http)).status);
    expect([...new Set(statuses.slice(0, 60))]).toEqual([404]);
    const { status, headers, body } = await verify(NOBODY, limited.http);
    expect([statuses[60], status, body.code]).toEqual([429, 429, 'RATE_LIMITED']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('The audit', () => {
  it('finds a changed byte of what is kept of a report', async () => {
    const { ana } = await reported();
    await until(async () => (await verifyAudit()).unsealed === 0);
    const before = await verifyAudit();
    expect(before).toMatchObject({ intact: true });
    expect(before.sealedReports).toBeGreaterThan(0);
    const change = (column: string, changed: string) =>
      app.sql.query<{ id: string }>(
        `UPDATE report_proofs SET ${column} = ${changed} WHERE account_id = $1 RETURNING id`,
        [ana.id],
      );
    await app.sql.query('ALTER TABLE report_proofs DISABLE TRIGGER USER');
    const flip = 'set_byte(sha256, 0, get_byte(sha256, 0) # 1)';
    const { rows } = await change('sha256', flip);
    expect((await verifyAudit()).problems).toEqual([
      { kind: 'altered', records: 'reports', block: expect.any(Number), id: rows[0]?.id },
    ]);
    await change('sha256', flip);
    expect(await verifyAudit()).toMatchObject({ intact: true });
    await change('consulted_at', "consulted_at + interval '1 hour'");
    expect((await verifyAudit()).problems).toMatchObject([{ kind: 'altered', records: 'reports' }]);
    await change('consulted_at', "consulted_at - interval '1 hour'");
    await app.sql.query('ALTER TABLE report_proofs ENABLE TRIGGER USER');
    await expect(change('sha256', flip)).rejects.toThrow('append-only');
  });
});

/** The QR's modules as they are drawn: a one where a dark run covers it, row after row. */
function drawnModules(bytes: Buffer): string {
  const { drawing } = readPdf(bytes);
  const [whole, ...runs] = [...drawing.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/gm)].map(([, ...numbers]) =>
    numbers.map(Number),
  ) as [number[], ...number[][]];
  const [left = 0, top = 0, side = 0] = whole;
  const step = Math.min(...runs.map(([, , , height]) => height ?? 0));
  const size = Math.round(side / step) - 4;
  const modules = Array.from({ length: size * size }, () => 0);
  for (const [x = 0, y = 0, width = 0] of runs) {
    const [column, row] = [Math.round((x - left) / step) - 2, Math.round((y - top) / step) - 2];
    modules.fill(1, row * size + column, row * size + column + Math.round(width / step));
  }
  return modules.join('');
}

/** The processor time of this thread, which is the product's too, turn by turn of its loop. */
function turnsOfThisThread() {
  const used = () => {
    const { user, system } = process.threadCpuUsage();
    return user + system;
  };
  const from = used();
  let [last, longest] = [from, 0];
  const timer = setInterval(() => {
    const now = used();
    longest = Math.max(longest, now - last);
    last = now;
  }, 1);
  return {
    end: () => {
      clearInterval(timer);
      return { longest, own: used() - from };
    },
  };
}
