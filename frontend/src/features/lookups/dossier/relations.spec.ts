import { company, person } from '../testing/answers';
import { HUB, masked, relationsOf } from './relations';

const HELENA = { nome: 'HELENA PRADO VASQUES', documento: '529.982.247-25' };
const cpf = { type: 'cpf', data: person } as const;
const linesOf = ({ nodes, ties }: ReturnType<typeof relationsOf>) =>
  ties.map(({ id, of, text }) => {
    const name = (one: string) => (one === HUB ? 'ela' : nodes.find((node) => node.id === one)?.label);
    return `${name(id)}: ${text} de ${name(of)}`;
  });

describe('Relations', () => {
  it('of a person are parents, relatives, companies and addresses, each once', () => {
    const relations = relationsOf(HELENA, [cpf, cpf]);
    expect(linesOf(relations)).toEqual([
      'RUTE PRADO: Mãe de ela',
      'CAIO PRADO: Irmão de ela',
      'PRADO LTDA: Sócio-administrador de ela',
      'RUA DOS LIRIOS, 402: Endereço de ela',
    ]);
    expect(relations.nodes.map(({ kind, related }) => [kind, related?.type ?? null])).toEqual([
      ['pessoa', 'cpf'],
      ['pessoa', null],
      ['empresa', 'cnpj'],
      ['endereco', 'cep'],
    ]);
  });

  it('know the subject by the masked document too, and never count it among its own', () => {
    const masked = { nome: 'H***** P**** V******', documento: '***.982.247-**' };
    expect(linesOf(relationsOf(masked, [cpf]))).toEqual(linesOf(relationsOf(HELENA, [cpf])));
  });

  it('of a company are partners and the address', () => {
    const relations = relationsOf({ nome: 'PRADO LTDA', documento: '12.ABC.345/01DE-35' }, [
      { type: 'cnpj', data: { ...company, qsa: [{ nome: 'HELENA PRADO', qualificacao: 'Sócio-Administrador' }] } },
    ]);
    expect(linesOf(relations)).toEqual([
      'HELENA PRADO: Sócio-administrador de ela',
      'RUA DOS LIRIOS, 402: Endereço de ela',
    ]);
  });

  it('join what different types say of the same one, and hang a mother’s own under her', () => {
    const mother = {
      resultado: {
        ...person.resultado,
        dados_gerais: { cpf: '11144477735', nome: 'RUTE PRADO', mae: 'OLGA PRADO' },
        parentes: [],
        empresas: [],
        enderecos: [],
      },
    };
    const pix = {
      dados_pessoais: { nome: 'HELENA', cpf: '52998224725', mae: 'RUTE PRADO' },
      endereco: {
        logradouro: 'RUA DOS LIRIOS',
        numero: '402',
        cidade: 'BELO HORIZONTE',
        estado: 'MG',
        cep: '30110000',
      },
    };
    const relations = relationsOf(HELENA, [{ type: 'pix', data: pix }, { type: 'cpf-mae', data: mother }, cpf]);
    expect(linesOf(relations).sort()).toEqual([
      'CAIO PRADO: Irmão de ela',
      'OLGA PRADO: Mãe de RUTE PRADO',
      'PRADO LTDA: Sócio-administrador de ela',
      'RUA DOS LIRIOS, 402: Endereço de ela',
      'RUTE PRADO: Mãe de ela',
    ]);
    expect(relations.nodes.filter(({ label }) => label === 'RUTE PRADO')).toHaveLength(1);
  });

  it('name partners of a company, and nobody of whom another telephone’s holder tells', () => {
    const [one] = person.resultado.empresas;
    const empresas = [
      {
        ...one,
        socios: [...(one?.socios ?? []), { nome: 'LUIS TEIXEIRA', cpf: '11144477735', qualificacao: 'SOCIO' }],
      },
    ];
    const data = { resultado: { ...person.resultado, parentes: [], empresas } };
    expect(linesOf(relationsOf(HELENA, [{ type: 'cpf', data }]))).toContain('LUIS TEIXEIRA: Sócio de PRADO LTDA');
    const phone = { resultado: [{ nome: 'OUTRA', cpf: '11144477735', endereco: 'RUA A', cidade: 'X', uf: 'MG' }] };
    expect(relationsOf(HELENA, [{ type: 'telefone', data: phone }])).toEqual({ nodes: [], ties: [] });
  });

  it.each([
    ['under a whole town’s CEP', { cep: '35798000', logr_numero: '10' }],
    ['without a CEP', { logr_numero: '10' }],
    ['without a number', { cep: '30110042', logr_numero: 'S/N' }],
    ['with a nought for a number', { cep: '30110042', logr_numero: '0' }],
  ])('keep two streets apart %s', (_title, rest) => {
    const streets = ['A', 'B', 'a'].map((logr_nome) => ({
      logr_tipo: 'RUA',
      logr_nome,
      cidade: 'X',
      uf: 'MG',
      ...rest,
    }));
    const data = { resultado: { dados_gerais: { cpf: '52998224725' }, enderecos: streets } };
    expect(relationsOf(HELENA, [{ type: 'cpf', data }]).nodes).toHaveLength(2);
  });

  it('know a house by its CEP and number however its street is written', () => {
    const streets = ['R DOS LIRIOS', 'RUA DOS LÍRIOS'].map((logr_nome) => ({
      logr_nome,
      logr_numero: '402',
      cep: '30110042',
    }));
    const data = { resultado: { dados_gerais: { cpf: '52998224725' }, enderecos: streets } };
    expect(relationsOf(HELENA, [{ type: 'cpf', data }]).nodes).toHaveLength(1);
  });

  it.each([[null], ['x'], [{}], [{ resultado: null }], [[]]])('of what is no result are none: %p', (data) => {
    for (const type of ['cpf', 'cpf-mae', 'rg', 'fotorj', 'telefone', 'email', 'pix', 'cnpj', 'cep'] as const) {
      expect(relationsOf(HELENA, [{ type, data }]).nodes).toEqual([]);
    }
  });

  it('are masked with names and streets hidden', () => {
    const { nodes } = masked(relationsOf(HELENA, [cpf]));
    expect(nodes.map(({ label, detail }) => [label, detail])).toEqual([
      ['R*** P****', null],
      ['C*** P****', null],
      ['PRADO LTDA', null],
      ['BELO HORIZONTE, MG', null],
    ]);
  });

  it.each([
    ['MANUEL ROCHA XAVIER ***.982.247-**', 'M***** R**** X***** ***.982.247-**'],
    ['12.345.678 MANUEL ROCHA XAVIER', '12.345.678 M***** R**** X*****'],
    ['ROCHA XAVIER LTDA', 'ROCHA XAVIER LTDA'],
  ])('are masked with the name of a company hidden that is its owner’s: %s', (razao_social, label) => {
    const empresas = [{ ...person.resultado.empresas[0], razao_social }];
    const data = { resultado: { ...person.resultado, parentes: [], empresas } };
    const { nodes } = masked(relationsOf(HELENA, [{ type: 'cpf', data }]));
    expect(nodes.find(({ kind }) => kind === 'empresa')?.label).toBe(label);
  });
});
