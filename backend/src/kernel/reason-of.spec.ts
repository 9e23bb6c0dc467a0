import { AppError } from './errors.js';
import { ownMessage, reasonOf, withoutData } from './reason-of.js';

const ofDatabase = (code: string, message: string) => Object.assign(new Error(message), { severity: 'ERROR', code });

describe('The reason of a failure', () => {
  it.each([
    [
      'a value that PostgreSQL cannot read',
      ofDatabase('22P02', 'invalid input syntax for type uuid: "Ana "Bia" Lima"'),
    ],
    ['a text that is no JSON', new SyntaxError(`Unexpected token 'A', "Ana Lima" is not valid JSON`)],
    ['a value of another type', new TypeError('must be of type string. Received type number (52998224725)')],
    ['an e-mail', new Error('no mailbox ana.lima@gmail.com here')],
    ['a document', new Error('nobody has 529.982.247-25 nor 52998224725')],
    ['a telephone', new Error('nobody answers at (11) 98765-4321 nor at +55 11 98765 4321')],
    [
      'a text that its driver names by no state of its own',
      Object.assign(new Error('connect "Ana"'), { driverError: {}, code: 'ECONNRESET' }),
    ],
    ['a file that the system names', Object.assign(new Error("EPERM: open '/home/Ana'"), { code: 'EPERM' })],
    ['what was thrown and is no failure', 'Ana Lima 52998224725'],
    ['a cause', new AppError('unavailable', 'DOWN', 'Fora do ar.', { cause: new SyntaxError('at "Ana Lima"') })],
  ])('quotes nothing of %s', (_, error) => {
    expect(reasonOf(error)).not.toMatch(/Ana|Bia|Lima|529|98765|4321/i);
    expect(reasonOf(error)).not.toBe('');
  });

  it('names what helps: tables, rules, ids, addresses of servers, and the cause before its effect', () => {
    const id = '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11';
    const ofDigits = '84413092-a4f6-4d3b-8d71-3a0f7a9c1142';
    expect(reasonOf(new Error(`message ${ofDigits} waits`))).toBe(`message ${ofDigits} waits`);
    const missing = ofDatabase('42P01', 'relation "lookup_history" does not exist');
    expect(reasonOf(missing)).toBe('relation "lookup_history" does not exist');
    expect(reasonOf(new AppError('timeout', 'DOWN', 'Fora do ar.', { cause: new Error(`payment ${id} 504`) }))).toBe(
      `payment ${id} 504`,
    );
    expect(reasonOf(Object.assign(new Error('relation "a" is not there'), { driverError: {}, code: '42P01' }))).toBe(
      'relation "a" is not there',
    );
    expect(ownMessage(new AppError('conflict', 'FILE', 'O arquivo "a.csv" está vazio.'))).toBe(
      'O arquivo "a.csv" está vazio.',
    );
    expect(reasonOf(new Error('connect ECONNREFUSED 127.0.0.1:5432'))).toBe('connect ECONNREFUSED 127.0.0.1:5432');
  });
});

describe('A text without data', () => {
  it.each([
    ['CPF 52998224725 de alguém', 'CPF *** de alguém'],
    ['o número 12345678', 'o número ***'],
    ['o número 1234567', 'o número 1234567'],
    ['commit 1234567890ab', 'commit 1234567890ab'],
    ['versão v-1234567890', 'versão v-1234567890'],
    ['chave x12345678 dele', 'chave x12345678 dele'],
  ])('makes %j %j', (text, left) => {
    expect(withoutData(text)).toBe(left);
  });

  it('has 500 characters at most', () => {
    expect(withoutData('a '.repeat(400))).toHaveLength(500);
  });
});
