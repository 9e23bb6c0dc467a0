import { maeResult } from '@kernel/results/mae-result';
import { nomeResult } from '@kernel/results/nome-result';
import { countOf, type ResultPerson, type ResultView } from '@kernel/results/result-view';
import { telefoneResult } from '@kernel/results/telefone-result';
import { children, namesakes, phoneOwners } from '../testing/answers';
import { resultCsv } from './result-files';

function peopleIn(view: ResultView): readonly ResultPerson[] {
  return view.sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'people' ? block.people : [])),
  );
}
const value = (person: ResultPerson | undefined, label: string) =>
  person?.fields.find((one) => one.label === label)?.value;

describe('a result that is a list of people', () => {
  it('says how many there are, and how many of them are shown', () => {
    const view = nomeResult(namesakes);
    expect(view).toMatchObject({
      title: '26 pessoas encontradas',
      documentLabel: 'Nome',
      document: 'HELENA PRADO VASQUES',
      facts: ['Mostrando 2 de 26'],
    });
    expect(view.sections.map(countOf)).toEqual([2]);
    expect(telefoneResult(phoneOwners)).toMatchObject({
      title: 'HELENA PRADO VASQUES',
      document: '(31) 98765-4402',
      facts: ['1 pessoa encontrada'],
    });
    expect(maeResult(children)).toMatchObject({ documentLabel: 'Mãe', document: 'RUTE PRADO' });
  });

  it('says that there are more than can be read', () => {
    const view = nomeResult({ ...namesakes, total: 500, haMais: true });
    expect(view).toMatchObject({ title: 'Mais de 500 pessoas encontradas', facts: ['Mostrando 2 de mais de 500'] });
    expect(view.summary[0]).toMatchObject({ label: 'Pessoas', value: 'mais de 500' });
    const whole = nomeResult({ ...namesakes, total: 2, haMais: true });
    expect(whole).toMatchObject({ title: 'Mais de 2 pessoas encontradas', facts: ['Mostrando 2 de mais de 2'] });
  });

  it('tells namesakes apart in the closed line with the CPF masked', () => {
    const [first, second] = peopleIn(nomeResult(namesakes));
    expect(first?.facts).toEqual(['CPF ***.982.247-**', expect.stringMatching(/^\d+ anos$/), 'BELO HORIZONTE, MG']);
    expect(second?.facts).toEqual(['CPF ***.444.777-**']);
    expect(second?.related).toEqual({ type: 'cpf', document: '11144477735' });
  });

  it('writes the record as people do, with its RG and CEP to look up', () => {
    const [person] = peopleIn(nomeResult(namesakes));
    expect(value(person, 'CPF')).toBe('529.982.247-25');
    expect(value(person, 'Renda')).toBe('R$\u00a03.250,50');
    expect(person?.fields.find(({ label }) => label === 'RG')?.related).toEqual({ type: 'rg', document: '416548276' });
    expect(person?.addresses[0]?.related).toEqual({ type: 'cep', document: '30110000' });
    expect(person?.addresses[0]?.links[0]?.href).toContain('RUA%20DOS%20LIRIOS%2C%20402');
  });

  it('leaves nothing out of what a telephone tells', () => {
    const [owner] = peopleIn(telefoneResult(phoneOwners));
    expect(owner?.fields.filter((one) => one.value === null).map(({ label }) => label)).toEqual(['Risco NET']);
    expect(value(owner, 'Óbito')).toBe('Não');
    expect(owner?.addresses).toHaveLength(1);
  });

  it('shows of the deceased what was left: the status, no age', () => {
    const [gone] = peopleIn(
      telefoneResult({ quantidade: 1, resultado: [{ obito: 'SIM', status_cpf: 'TITULAR FALECIDO', nome: null }] }),
    );
    expect(gone).toMatchObject({ name: 'Pessoa falecida', facts: ['TITULAR FALECIDO'], related: null });
    expect(gone?.fields.map(({ label, value: said }) => [label, said])).toEqual([
      ['Situação do CPF', 'TITULAR FALECIDO'],
      ['Óbito', 'Sim'],
    ]);
    const regular = telefoneResult({ quantidade: 1, resultado: [{ obito: 'SIM', status_cpf: 'REGULAR', nome: null }] });
    expect(regular).toMatchObject({
      document: '',
      facts: ['1 pessoa encontrada', 'De pessoas falecidas é mostrada só a situação do CPF.'],
    });
    expect(regular.summary[0]).toMatchObject({ value: 'REGULAR', tone: 'neutral' });
  });

  it('goes to a spreadsheet as a person a row', () => {
    const [head, first, second, ...rest] = resultCsv(nomeResult(namesakes), null).split('\r\n');
    expect(head).toBe(
      '\uFEFFNome;CPF;Nascimento;Sexo;Estado civil;Mãe;Pai;RG;Título de eleitor;Renda;Ocupação (CBO);Endereços',
    );
    expect(first).toContain('HELENA PRADO VASQUES;529.982.247-25;14/03/1987;Feminino;CASADA;RUTE PRADO;;416548276');
    expect(second).toContain('111.444.777-35');
    expect(rest).toEqual([`Mostrando 2 de 26${';'.repeat(11)}`]);
  });

  it.each([null, {}, [], { resultado: 'x' }, { resultados: [null] }])(
    'survives an answer of another shape: %j',
    (answer) => {
      expect(() => [nomeResult(answer), telefoneResult(answer), maeResult(answer)].map(peopleIn)).not.toThrow();
    },
  );
});
