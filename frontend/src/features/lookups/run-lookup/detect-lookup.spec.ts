import { LOOKUP_TYPES, type LookupType, lookupDefinition } from '@kernel/lookup-catalogue';
import { detectableText, detectLookups, undetectedReason } from './detect-lookup';

const NOW: readonly LookupType[] = ['cpf', 'cnpj'];
const ALL: readonly LookupType[] = ['cpf', 'cnpj', 'telefone', 'email', 'cep', 'nome'];

const detectLookup = (text: string, runnable: readonly LookupType[]) => detectLookups(text, runnable)[0] ?? null;
const typesIn = (text: string) => detectLookups(text, LOOKUP_TYPES).map(({ type }) => type);

describe('the type of lookup in a text', () => {
  it.each([
    ['52998224725', 'cpf', '529.982.247-25'],
    ['CPF: 529.982.247-25.', 'cpf', '529.982.247-25'],
    ['529 982 247 25', 'cpf', '529.982.247-25'],
    ['CPF \u202a529.982.247\u201125\u202c', 'cpf', '529.982.247-25'],
    ['00.000.000/0001-91', 'cnpj', '00.000.000/0001-91'],
    ['12abc34501de35', 'cnpj', '12.ABC.345/01DE-35'],
    ['Banco, CNPJ 00000000E08G12, Brasília', 'cnpj', '00.000.000/E08G-12'],
  ])('%j is %s %s', (text, type, shown) => {
    expect(detectLookup(text, NOW)).toMatchObject({ type, text: shown });
  });

  it.each(['', '52998224724', '12ABC34501DE34', '11111111111', '123', 'ana@gmail.com'])('finds none in %j', (text) => {
    expect(detectLookup(text, NOW)).toBeNull();
  });

  it('finds the other types as soon as they can be run', () => {
    expect(detectLookup('fale com ana@exemplo.com.br', ALL)?.type).toBe('email');
    expect(detectLookup('(31) 98765-4402', ALL)?.type).toBe('telefone');
    expect(detectLookup('fale com (16) 92750-8896, à tarde', ALL)?.text).toBe('(16) 92750-8896');
    expect(detectLookup('+55 16 3734 8904', ALL)?.values).toEqual({ telefone: '1637348904' });
    expect(detectLookup('011 98765-4321', ALL)?.text).toBe('(11) 98765-4321');
    expect(detectLookup('fale com (011) 3322-4402', ALL)?.values).toEqual({ telefone: '1133224402' });
    expect(detectLookup('01001-000', ALL)?.type).toBe('cep');
    expect(detectLookup('CEP: 14.062-252', ALL)?.text).toBe('14062-252');
    expect(detectLookup("Joana D'Ávila", ALL)?.values).toEqual({ nome: "Joana D'Ávila" });
  });

  it.each([
    ['529.982.247-25', 'cpf'],
    ['52998224725 27/03/1980', 'cpf-2'],
    ['nasc. 1980-03-27, CPF 529.982.247-25', 'cpf-2'],
    ['12.ABC.345/01DE-35', 'cnpj'],
    ['(31) 98765-4402', 'telefone'],
    ['ana@exemplo.com.br', 'email'],
    ['Ana Maria de Souza', 'nome'],
    ['01001-000', 'cep'],
    ['12.345.678-X', 'rg'],
    ['RG 4165482760', 'rg'],
    ['MARIA DE SOUZA ***.982.247-**', 'pix'],
    ['Maria de Souza 982247', 'pix'],
  ])('%j is told as %s, the likeliest first and whole', (text, type) => {
    expect(detectLookups(text, LOOKUP_TYPES)[0]).toMatchObject({ type, missing: [] });
  });

  it('offers all that the text can be meant for', () => {
    expect(typesIn('11987654374')).toEqual(['cpf', 'telefone', 'cpf-2', 'fotorj', 'cpf-mae', 'cpf-pai']);
    expect(typesIn('01001000')).toEqual(['cep', 'rg']);
    expect(typesIn('Ana de Souza')).toEqual(['nome', 'mae', 'pix']);
    expect(typesIn('00.000.000/0001-91')).toEqual(['cnpj']);
    for (const text of ['11987654374', '01001000', 'Ana de Souza', 'Ana de Souza 982247', 'ana@exemplo.com.br']) {
      for (const { type, values, missing } of detectLookups(text, LOOKUP_TYPES)) {
        const { inputs } = lookupDefinition(type);
        expect([...Object.keys(values), ...missing.map(({ name }) => name)].sort()).toEqual(
          inputs.map(({ name }) => name).sort(),
        );
        for (const { name, rule } of inputs) if (name in values) expect(rule(values[name] ?? '')).toBeNull();
      }
    }
  });

  it('says what a type needs besides, and reads a birth date in either order', () => {
    const [, , receita] = detectLookups('11987654374', LOOKUP_TYPES);
    expect(receita).toMatchObject({ type: 'cpf-2', values: { cpf: '11987654374' } });
    expect(receita?.missing.map(({ name }) => name)).toEqual(['dataNascimento']);
    expect(detectLookup('52998224725, 1980-03-27', LOOKUP_TYPES)?.values).toEqual({
      cpf: '52998224725',
      dataNascimento: '27/03/1980',
    });
    expect(detectLookup('52998224725, 1980-13-27', LOOKUP_TYPES)?.type).toBe('cpf');
    expect(detectLookup('Ana Lima ***.982.247-**', LOOKUP_TYPES)?.values).toEqual({
      nome: 'Ana Lima',
      sufixo: '982247',
    });
  });

  it('takes no mistyped CPF for a telephone', () => {
    expect(detectLookup('52998224724', ALL)).toBeNull();
    expect(detectLookup('529.982.247-24', ALL)).toBeNull();
    expect(detectLookup('01133224402', ALL)).toBeNull();
    expect(undetectedReason('52998224724', ALL)).toBe('CPF inválido. Verifique o formato e os dígitos.');
  });

  it('says what can be pasted', () => {
    expect(detectableText(NOW)).toBe('CPF ou CNPJ');
    expect(detectableText(ALL)).toBe('CPF, CNPJ, telefone, e-mail ou nome');
  });

  it('says what is wrong with a document once it is whole, and nothing before', () => {
    expect(undetectedReason('5299822472', NOW)).toBeNull();
    expect(undetectedReason('529.982.247-24', NOW)).toBe('CPF inválido. Verifique o formato e os dígitos.');
    expect(undetectedReason('12ABC34501DE34', NOW)).toBe('CNPJ inválido. Verifique o formato e os dígitos.');
    expect(undetectedReason('um texto qualquer', NOW)).toBe('Não reconheci um CPF ou CNPJ neste texto.');
  });

  it('says of a short text what it is not, once it is to be looked up', () => {
    expect(undetectedReason('José', ALL, true)).toMatch(/^Não reconheci um CPF, .* neste texto\.$/);
    expect(undetectedReason('5299822472', NOW, true)).toBe('Não reconheci um CPF ou CNPJ neste texto.');
    expect(undetectedReason('', NOW, true)).toBeNull();
  });
});
