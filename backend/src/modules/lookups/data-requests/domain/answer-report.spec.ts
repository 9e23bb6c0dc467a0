import type { AuditedLookup, FoundLookups } from '../../audit/index.js';
import { reportOf } from './answer-report.js';
import { contactQuery, subjectKeysOf } from './audited-as.js';

const NOW = new Date('2026-11-21T12:00:00Z');

const PERSON = {
  name: 'ana souza',
  cpf: '52998224725',
  birthDate: '27/03/1980',
  email: 'ana@exemplo.com.br',
  message: '',
  contacts: [],
};

/** All that were found, of which `lookups` are shown. */
const found = (lookups: readonly AuditedLookup[], all: Partial<FoundLookups> = {}): FoundLookups => ({
  lookups,
  total: lookups.length,
  accounts: new Set(lookups.map(({ accountId }) => accountId)).size,
  sources: [],
  ...all,
});

const lookup = (change: Partial<AuditedLookup>): AuditedLookup => ({
  at: NOW,
  accountId: 'a',
  type: 'cpf',
  purpose: 'cobranca',
  legalBasis: 'protecao_credito',
  source: 'Birô de dados',
  outcome: 'success',
  ...change,
});

describe('What a person is told of the audit', () => {
  it('numbers subscribers by their first lookup, and names none', () => {
    const lookups = [lookup({ accountId: 'b' }), lookup({ accountId: 'a' }), lookup({ accountId: 'b' })];
    const report = reportOf(found(lookups), new Map(), NOW);
    expect(report.consultas.map(({ assinante }) => assinante)).toEqual([1, 2, 1]);
    expect(report.assinantes).toBe(2);
    expect(JSON.stringify(report)).not.toContain('accountId');
  });

  it('names purposes, bases and outcomes in words, and what no source was asked for without one', () => {
    const lookups = [
      lookup({}),
      lookup({ type: 'nome', legalBasis: 'dados_publicos' }),
      lookup({ source: null, legalBasis: null, outcome: 'withheld', purpose: null }),
    ];
    const sources = [{ source: 'Birô de dados', legalBasis: 'protecao_credito', lookups: 1 }];
    const owners = new Map([['Birô de dados', 'Empresa Ltda']]);
    const { consultas, fontes } = reportOf(found(lookups, { sources }), owners, NOW);
    expect(consultas).toMatchObject([
      { finalidade: 'Localização para cobrança', baseLegal: 'Proteção do crédito (art. 7º, X)' },
      { baseLegal: 'Legítimo interesse em dados de acesso público (art. 7º, IX e § 3º)' },
      { finalidade: null, baseLegal: null, fonte: null, desfecho: 'Nada foi mostrado: pessoa protegida' },
    ]);
    expect(fontes).toEqual([
      {
        fonte: 'Birô de dados',
        baseLegal: 'Proteção do crédito (art. 7º, X)',
        responsavel: 'Empresa Ltda',
        consultas: 1,
      },
    ]);
  });

  it('says of no source that it did not answer where none was asked', () => {
    const down = { outcome: 'source_down' } as const;
    const lookups = [lookup(down), lookup({ ...down, source: null, legalBasis: null })];
    expect(reportOf(found(lookups), new Map(), NOW).consultas.map(({ desfecho }) => desfecho)).toEqual([
      'A fonte não respondeu; nada foi mostrado',
      'A consulta estava indisponível: nenhuma fonte foi consultada e nada foi mostrado',
    ]);
  });

  it('counts subscribers and sources of all that were found, also of those that are too many to be shown', () => {
    const sources = [
      { source: 'Antiga', legalBasis: null, lookups: 3 },
      { source: 'Birô de dados', legalBasis: 'protecao_credito', lookups: 1_200 },
    ];
    const report = reportOf(found([lookup({})], { total: 1_203, accounts: 41, sources }), new Map(), NOW);
    expect([report.total, report.assinantes]).toEqual([1_203, 41]);
    expect(report.fontes.map(({ fonte, consultas }) => [fonte, consultas])).toEqual([
      ['Birô de dados', 1_200],
      ['Antiga', 3],
    ]);
  });

  it('calls a refusal by the plan or by the day’s limit, which the audit does not tell apart, by both', () => {
    const { consultas } = reportOf(found([lookup({ outcome: 'refused' })]), new Map(), NOW);
    expect(consultas[0]?.desfecho).toBe('Nada foi mostrado: o plano ou o limite do assinante não permitia');
  });

  it('is looked for by everything that is the person’s own, and not by the name alone', () => {
    const keys = subjectKeysOf(PERSON, [{ kind: 'telefone', value: '(11) 98765-4321' }]);
    const suffixes = ['982247', '***.982.247-**', '***982247**', '982.247', '52998224725', '529.982.247-25'];
    const names = ['ANASOUZA', 'ANA SOUZA'];
    expect(keys.toSorted()).toEqual(
      [
        'cpf:52998224725',
        'cpf:52998224725|dataNascimento:27/03/1980',
        ...names.flatMap((name) => suffixes.map((suffix) => `nome:${name}|sufixo:${suffix}`)),
        'telefone:11987654321',
        'telefone:1187654321',
      ].sort(),
    );
    const accented = subjectKeysOf({ ...PERSON, name: 'Ana de Araújo' }, []);
    expect(accented).toContain('nome:ANA DE ARAÚJO|sufixo:982247');
    expect(accented).toContain('nome:ANA DE ARAUJO|sufixo:982247');
    const signed = subjectKeysOf({ ...PERSON, name: 'Ana D’Ávila' }, []);
    for (const form of ['ANADAVILA', 'ANA D’ÁVILA', "ANA D'AVILA", 'ANA D AVILA'])
      expect(signed).toContain(`nome:${form}|sufixo:982247`);
    const byEmail = subjectKeysOf(PERSON, [{ kind: 'email', value: PERSON.email }]);
    expect(byEmail).toContain('nome:ANA@EXEMPLO.COM.BR|sufixo:982247');
  });

  it('is looked for by the RG as it is, whatever it begins with', () => {
    expect(contactQuery('rg', '551133334444')).toEqual({ rg: '551133334444' });
  });

  it.each(['+55 (11) 98765-4321', '5511987654321', '11987654321'])('is looked for by the phone %p', (value) => {
    expect(subjectKeysOf(PERSON, [{ kind: 'telefone', value }])).toContain('telefone:11987654321');
  });
});
