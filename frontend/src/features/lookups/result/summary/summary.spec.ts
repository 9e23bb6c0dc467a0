import { cepResult } from '@kernel/results/cep-result';
import { cnpjResult } from '@kernel/results/cnpj-result';
import { cpf2Result } from '@kernel/results/cpf-2-result';
import { cpfResult } from '@kernel/results/cpf-result';
import { emailResult } from '@kernel/results/email-result';
import { fotorjResult } from '@kernel/results/fotorj-result';
import { maeResult } from '@kernel/results/mae-result';
import { nomeResult } from '@kernel/results/nome-result';
import { pixResult } from '@kernel/results/pix-result';
import type { ResultView } from '@kernel/results/result-view';
import { rgResult } from '@kernel/results/rg-result';
import { bestPhoneFact } from '@kernel/results/summary/parts';
import { telefoneResult } from '@kernel/results/telefone-result';
import {
  cardHolder,
  children,
  company,
  emailOwner,
  namesakes,
  person,
  phoneOwners,
  photo,
  pixOwner,
  place,
  registration,
} from '../../testing/answers';

const lines = ({ summary }: ResultView) => summary.map(({ label, value, note }) => [label, value, note ?? null]);

describe('the summary', () => {
  it('of a person has six facts that decide', () => {
    expect(lines(cpfResult(person))).toEqual([
      ['Situação', 'REGULAR', 'desde 29/01/2011'],
      ['Score CSB8', '742 de 1000', 'BAIXO RISCO'],
      ['Melhor telefone', '(31) 98765-4402', 'Móvel · DDD de MG · 1 de 2'],
      ['Endereço', 'RUA DOS LIRIOS, 402', 'CENTRO · BELO HORIZONTE, MG'],
      ['Renda por mês', 'R$\u00a03.250,50', 'DE R$ 3000 ATE R$ 5000'],
      ['Empresas', 'PRADO LTDA', 'ATIVA'],
    ]);
  });

  it.each(['SEM SCORE', 'N/D', '-1'])('makes no points of a score of %s', (score) => {
    const scored = cpfResult({ resultado: { ...person.resultado, score: [{ CSB8: score }] } }).summary[1];
    expect(scored).toMatchObject({ label: 'Score CSB8', value: score, points: null });
    const [holder] = phoneOwners.resultado;
    const reached = telefoneResult({ quantidade: 1, resultado: [{ ...holder, score }] }).summary[1];
    expect(reached).toMatchObject({ label: 'Score', value: score, points: null });
  });

  it('of a company has six others', () => {
    expect(
      lines(cnpjResult(company)).map(([label, value, note]) => [
        label,
        value,
        String(note).replace(/\d+ anos/, 'N anos'),
      ]),
    ).toEqual([
      ['Situação', 'ATIVA', 'desde 15/10/2019'],
      ['Aberta em', '15/10/2019', 'há N anos · MATRIZ'],
      ['Atividade', 'Supermercados', 'e 1 secundária'],
      ['Porte e capital', 'MICRO EMPRESA', 'Capital social de R$\u00a085.000,00'],
      ['Sócio', 'HELENA PRADO VASQUES', 'Sócio-Administrador'],
      ['Contato', '(31) 3322-4402', 'Fixo · DDD de MG'],
    ]);
  });

  it('of a sole trader says that there are no partners, where it is not known of another company', () => {
    const partners = (changed: object) => lines(cnpjResult({ ...company, qsa: [], ...changed }))[4];
    expect(partners({ opcao_pelo_mei: true })).toEqual(['Sócios', 'Não tem', 'É de uma pessoa só']);
    expect(partners({ natureza_juridica: 'Empresário (Individual)' })).toEqual([
      'Sócios',
      'Não tem',
      'É de uma pessoa só',
    ]);
    expect(partners({})).toEqual(['Sócios', 'Nenhum informado', null]);
  });

  it('of a list says how many there are and what those read so far differ in', () => {
    expect(lines(nomeResult(namesakes))).toEqual([
      ['Pessoas', '26', '2 lidas até agora'],
      ['UF', '1 em MG', 'nas 2 lidas'],
      ['Idades', expect.stringMatching(/^\d+ anos$/), 'nas 2 lidas'],
      ['Mães', '1 nome de mãe', 'nas 2 lidas'],
    ]);
    expect(lines(maeResult(children))[1]).toEqual(['UF do RG', '1 em MG', null]);
  });

  it.each<[string, ResultView, number]>([
    ['one holder of a telephone', telefoneResult(phoneOwners), 6],
    ['an identity card', rgResult(cardHolder), 6],
    ['a CPF at the tax authority', cpf2Result(registration), 4],
    ['a photo', fotorjResult(photo), 4],
    ["an e-mail address's owner", emailResult(emailOwner), 6],
    ["a Pix key's owner", pixResult(pixOwner), 4],
    ['a place', cepResult(place), 4],
  ])('of %s tells facts that stand in its sections', (_, view, count) => {
    expect(view.summary).toHaveLength(count);
    const sections = view.sections.map(({ id }) => id);
    for (const { section } of view.summary) expect(sections).toContain(section);
  });

  it('of the deceased tells what was left, and misses nothing', () => {
    const dados_gerais = { situacao_cadastral: 'TITULAR FALECIDO' };
    expect(lines(cpfResult({ resultado: { dados_gerais } }))).toEqual([['Situação', 'TITULAR FALECIDO', null]]);
  });

  it.each([null, {}, { resultado: [] }, { resultado: { score: [null], empresas: 'x' } }])(
    'survives an answer of another shape: %j',
    (answer) => {
      for (const read of [cpfResult, cnpjResult, nomeResult, telefoneResult, rgResult, cepResult, pixResult]) {
        expect(read(answer).summary.length).toBeGreaterThan(0);
      }
    },
  );
});

describe('the telephone to try first', () => {
  const best = (...phones: string[]) => bestPhoneFact(phones, 'SP', 'contatos').value;

  it("is a mobile of the address's state, else a mobile, else one of that state, else the first", () => {
    expect(best('1133224402', '31987654402', '11987654402')).toBe('(11) 98765-4402');
    expect(best('1133224402', '31987654402')).toBe('(31) 98765-4402');
    expect(best('3133224402', '1133224402')).toBe('(11) 3322-4402');
    expect(best('3133224402')).toBe('(31) 3322-4402');
    expect(best()).toBeNull();
  });
});
