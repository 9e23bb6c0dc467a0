import { READERS } from '@kernel/results/read-result';
import { company, person } from '../testing/answers';
import { changesBetween } from './changes';

type Person = typeof person.resultado;

const cpf = (more: Partial<Person> = {}) => READERS.cpf({ resultado: { ...person.resultado, ...more } });
const cnpj = (more: object = {}) => READERS.cnpj({ ...company, ...more });
const general = (more: object) => ({ dados_gerais: { ...person.resultado.dados_gerais, ...more } });

describe('What changed between two lookups', () => {
  it('is nothing between two that say the same', () => {
    expect(changesBetween(cpf(), cpf())).toEqual([]);
    expect(changesBetween(cnpj(), cnpj())).toEqual([]);
  });

  it('is nothing when a list comes in another order, or a text in other case, accents or spaces', () => {
    const { telefones_list, parentes } = person.resultado;
    const other = cpf({
      telefones_list: [...telefones_list].reverse(),
      parentes: [...parentes].reverse(),
      ...general({ nome: 'Helena  Prado Vásques ' }),
    });
    expect(changesBetween(cpf(), other)).toEqual([]);
  });

  it('tells old and new of a field, and what came and went', () => {
    const newer = cpf(general({ estado_civil: 'DIVORCIADA', pai: 'JOAO VASQUES', titulo_eleitor: null }));
    expect(changesBetween(cpf(), newer)).toEqual([
      { section: 'Dados gerais', label: 'Estado civil', before: 'CASADA', after: 'DIVORCIADA' },
      { section: 'Dados gerais', label: 'Pai', before: null, after: 'JOAO VASQUES' },
      { section: 'Documentos', label: 'Título de eleitor', before: '070695430116', after: null },
    ]);
  });

  it('tells which items of a list came and went', () => {
    const telefones_list = [
      person.resultado.telefones_list[0] as Person['telefones_list'][number],
      { ddd: '31', telefone: '911112222', telefone_completo: '(31) 911112222', tipo: 'MOVEL', operadora: null },
    ];
    expect(changesBetween(cpf(), cpf({ telefones_list }))).toEqual([
      { section: 'Contatos', label: 'Telefone', before: null, after: '(31) 91111-2222 · Tipo: MOVEL' },
      { section: 'Contatos', label: 'Telefone', before: '(31) 3322-4402 · Tipo: FIXO', after: null },
    ]);
  });

  it('tells what an item that stays says otherwise', () => {
    const [one] = person.resultado.empresas;
    const empresas = [{ ...one, situacao_cadastral: 'BAIXADA' } as Person['empresas'][number]];
    expect(changesBetween(cpf(), cpf({ empresas }))).toEqual([
      { section: 'Empresas', label: 'PRADO LTDA · Situação', before: 'ATIVA', after: 'BAIXADA' },
    ]);
  });

  it('does not mistake two items of one title for one', () => {
    const address = person.resultado.enderecos[0] as Person['enderecos'][number];
    const [a, b, c] = ['CASA 1', 'CASA 2', 'CASA 3'].map((logr_complemento) => ({ ...address, logr_complemento }));
    const changes = changesBetween(cpf({ enderecos: [a, b] as never }), cpf({ enderecos: [b, c] as never }));
    expect(changes.map(({ label, before, after }) => [label, before, after])).toEqual([
      ['RUA DOS LIRIOS, 402 · Complemento', 'CASA 1', 'CASA 3'],
    ]);
    const more = changesBetween(cpf({ enderecos: [a] as never }), cpf({ enderecos: [b, c] as never }));
    expect(more.map(({ before, after }) => [before === null, after === null])).toEqual([
      [true, false],
      [true, false],
      [false, true],
    ]);
  });

  it('tells a score by points and range', () => {
    const score = [{ CSB8: '610', CSB8_FAIXA: 'MEDIO RISCO', CSBA: null, CSBA_FAIXA: 'ALTO RISCO' }];
    expect(changesBetween(cpf(), cpf({ score }))).toEqual([
      { section: 'Score', label: 'CSB8', before: '742', after: '610' },
      { section: 'Score', label: 'CSB8, faixa', before: 'BAIXO RISCO', after: 'MEDIO RISCO' },
    ]);
  });

  it('leaves out when the source looked at its own register', () => {
    const at = (ultima_atualizacao: string, situacao = 'REGULAR') =>
      READERS['cpf-2']({ dados_pessoais: {}, receita_federal: { situacao, ultima_atualizacao } });
    expect(changesBetween(at('10/10/2026 10:00'), at('21/11/2026 11:00'))).toEqual([]);
    expect(changesBetween(at('10/10/2026 10:00'), at('21/11/2026 11:00', 'SUSPENSA'))).toEqual([
      { section: 'Receita Federal', label: 'Situação', before: 'REGULAR', after: 'SUSPENSA' },
    ]);
  });
});
