import type { AuditedLookup } from '../../audit/index.js';
import { reportOf } from './answer-report.js';
import { subjectKeysOf } from './audited-as.js';

const NOW = new Date('2026-11-21T12:00:00Z');

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
    const report = reportOf({ lookups, total: 3 }, new Map(), NOW);
    expect(report.consultas.map(({ assinante }) => assinante)).toEqual([1, 2, 1]);
    expect(report.assinantes).toBe(2);
    expect(JSON.stringify(report)).not.toContain('accountId');
  });

  it('names purposes, bases and outcomes in words, and what no source was asked for without one', () => {
    const lookups = [lookup({}), lookup({ source: null, legalBasis: null, outcome: 'withheld', purpose: null })];
    const { consultas, fontes } = reportOf({ lookups, total: 2 }, new Map([['Birô de dados', 'Empresa Ltda']]), NOW);
    expect(consultas).toMatchObject([
      { finalidade: 'Localização para cobrança', baseLegal: 'Proteção do crédito (art. 7º, X)' },
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

  it('is looked for by everything that is the person’s own, and not by the name alone', () => {
    const person = {
      name: 'ana souza',
      cpf: '52998224725',
      birthDate: '27/03/1980',
      email: 'ana@exemplo.com.br',
      message: '',
      contacts: [],
    };
    const keys = subjectKeysOf(person, [{ kind: 'telefone', value: '(11) 98765-4321' }]);
    expect(keys).toEqual([
      'cpf:52998224725',
      'cpf:52998224725|dataNascimento:27/03/1980',
      'nome:ANA SOUZA|sufixo:982247',
      'telefone:11987654321',
    ]);
  });
});
