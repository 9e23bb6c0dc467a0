import { suppressing } from '../../../../../test/lookups/protection/suppressing.js';
import type { LookupQuery } from '../../model/index.js';

import { isByDocument, type StoredAnswer, stillDisclosable } from './stored-answer.js';
import { phoneKey } from './subject-keys.js';

const ANA = { kind: 'nome_cpf', key: 'ANA LIMA|982247' } as const;
const PROTECTION = { today: '2026-11-21', suppressed: suppressing([ANA]) };
const COMPANY = { query: { cnpj: '11222333000181' } };
const namedAs = (...names: string[]): StoredAnswer => ({
  ...COMPANY,
  outcome: 'diverged',
  result: { campos: [{ campo: 'razao_social', valores: names.map((valor) => ({ fonte: 'x', valor })) }] },
});

describe('What was stored', () => {
  it('is told as long as nobody in it is protected', () => {
    const stored: StoredAnswer = {
      ...COMPANY,
      outcome: 'success',
      result: { cnpj: '1', razao_social: 'PADARIA LTDA' },
    };
    expect(stillDisclosable(stored, PROTECTION)).toEqual(stored);
    expect(stillDisclosable(namedAs('PADARIA LTDA', 'PADARIA ME'), PROTECTION)).not.toBeNull();
    expect(stillDisclosable({ ...COMPANY, outcome: 'not_found', result: null }, PROTECTION)).not.toBeNull();
  });

  it('is not told any more when its person was suppressed since', () => {
    const result = { razao_social: 'ANA LIMA ***.982.247-**' };
    expect(stillDisclosable({ ...COMPANY, outcome: 'success', result }, PROTECTION)).toBeNull();
  });

  it('is told without CPFs in a company’s names that were kept as a source wrote them, and judged by them', () => {
    const result = { cnpj: '1', razao_social: 'DOCES 529982247-25', nome_fantasia: null, qsa: [] };
    const stored = { ...COMPANY, outcome: 'success', result } as const;
    const shown = { ...result, razao_social: 'DOCES ***.982.247-**' };
    expect(stillDisclosable(stored, PROTECTION)?.result).toEqual(shown);
    const suppressed = suppressing([{ kind: 'cpf', key: '52998224725' }]);
    expect(stillDisclosable(stored, { ...PROTECTION, suppressed })).toBeNull();
  });

  it.each<[LookupQuery, boolean]>([
    [{ cpf: '1' }, true],
    [{ cnpj: '1' }, true],
    [{ nome: 'ANA', sufixo: '529.982.247-25' }, true],
    [{}, false],
    [{ telefone: '1' }, false],
    [{ nome: 'ANA', sufixo: '982247' }, false],
  ])('was asked for by %j, a document: %p', (query, by) => {
    expect(isByDocument(query)).toBe(by);
  });

  it('of fields that diverge is not told when one of them names somebody suppressed', () => {
    expect(stillDisclosable(namedAs('ANA LIMA ***.982.247-**', 'ANA LIMA'), PROTECTION)).toBeNull();
  });

  it('is judged by the CPFs in a company’s names too, which nobody is shown', () => {
    const cpfs_no_nome = ['52998224725'];
    const company = { cnpj: '1', razao_social: 'DOCES ***.982.247-**', qsa: [] };
    const { campos } = namedAs('DOCES ***.982.247-**', 'DOCES').result as { campos: object[] };
    const kept: [StoredAnswer['outcome'], object][] = [
      ['success', company],
      ['diverged', { campos }],
    ];
    for (const [outcome, shown] of kept) {
      const stored = { ...COMPANY, outcome, result: { ...shown, cpfs_no_nome } };
      expect(stillDisclosable(stored, PROTECTION)?.result).toEqual(shown);
      const suppressed = suppressing([{ kind: 'cpf', key: '52998224725' }]);
      expect(stillDisclosable(stored, { ...PROTECTION, suppressed })).toBeNull();
    }
  });

  it.each(['not_found', 'source_down'] as const)(
    'of a lookup by telephone that ended %s stays as it is, whoever’s telephone it is',
    (outcome) => {
      const suppressed = suppressing([{ kind: 'telefone', key: phoneKey('11987654321') ?? '' }]);
      const stored = { query: { telefone: '11987654321' }, outcome, result: null };
      expect(stillDisclosable(stored, { ...PROTECTION, suppressed })).toEqual(stored);
      expect(stillDisclosable({ ...stored, outcome: 'success' }, { ...PROTECTION, suppressed })).toBeNull();
    },
  );

  it.each(['not_found', 'source_down'] as const)(
    'of a lookup by CPF that ended %s is told of nobody suppressed',
    (outcome) => {
      const suppressed = suppressing([{ kind: 'cpf', key: '52998224725' }]);
      const stored = { query: { cpf: '52998224725' }, outcome, result: null };
      expect(stillDisclosable(stored, { ...PROTECTION, suppressed })).toBeNull();
    },
  );

  it('of who was withheld once is not even what was asked', () => {
    expect(stillDisclosable({ query: { cpf: '1' }, outcome: 'withheld', result: null }, PROTECTION)).toBeNull();
  });
});
