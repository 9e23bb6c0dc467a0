import { isOfOneForm, type LivingRequest, type Person } from './data-request.js';
import { draftOf } from './draft.js';
import { wrongBirthDate } from './request-errors.js';

const NOW = new Date('2026-11-21T12:00:00Z');
const person: Person = {
  name: 'Ana Souza',
  cpf: '52998224725',
  birthDate: '27/03/1980',
  email: 'ana@exemplo.com.br',
  message: '',
  contacts: [
    { kind: 'telefone', value: '11987654321', confirmed: true },
    { kind: 'telefone', value: '1133334444', confirmed: true },
    { kind: 'rg', value: '123456789', confirmed: false },
    { kind: 'cnpj', value: '12345678000195', confirmed: false },
  ],
};
const draft = (kind: LivingRequest['kind'], change: Partial<LivingRequest> = {}) =>
  draftOf({ kind, protocol: '7Q2M-K9XD', person, suppressedAt: null, ...change } as LivingRequest);

describe('The text that answers a request to begin with', () => {
  it.each(['acesso', 'supressao', 'correcao', 'outra'] as const)('names the protocol and the authority: %s', (kind) => {
    expect(draft(kind)).toMatch(/^Este é o retorno ao seu pedido de protocolo 7Q2M-K9XD\.\n\n/);
    expect(draft(kind)).toMatch(/Autoridade Nacional de Proteção de Dados \(ANPD\)\.$/);
  });

  it('says by what is proven to be the person’s own lookups were sought, each once', () => {
    expect(draft('acesso')).toContain('feitas sobre o seu CPF, o e-mail deste pedido e o seu telefone.');
    const contacts = person.contacts.map((contact) => ({ ...contact, confirmed: true }));
    expect(draft('acesso', { person: { ...person, contacts } })).toContain(
      'o seu telefone, o seu RG e o CNPJ da sua empresa individual.',
    );
    expect(draft('acesso', { person: { ...person, contacts: [] } })).toContain(
      'feitas sobre o seu CPF e o e-mail deste pedido.',
    );
    expect(draft('acesso').split('\n\n')).toHaveLength(7);
  });

  it('does not say that lookups were sought by a representative’s e-mail', () => {
    const represented = { identityMethod: 'procuracao' } as const;
    expect(draft('acesso', represented)).toContain('feitas sobre o seu CPF e o seu telefone.');
    const contacts = [{ kind: 'email', value: 'bia@exemplo.com.br', confirmed: true }] as const;
    expect(draft('acesso', { ...represented, person: { ...person, contacts } })).toContain(
      'feitas sobre o seu CPF e o seu e-mail.',
    );
    expect(draft('acesso', { ...represented, person: { ...person, contacts: [] } })).toContain(
      'feitas sobre o seu CPF.',
    );
  });

  it('says what else is held, and that lookups of companies are not listed', () => {
    for (const said of [
      'até que ele a apague ou encerre a conta',
      'etiquetas e anotações',
      'listas (lotes)',
      'De um relatório em PDF fica a prova',
      'nem as feitas pelo CNPJ de uma empresa de que você é sócio',
    ])
      expect(draft('acesso')).toContain(said);
  });

  it('tells of a suppression only what is in force', () => {
    expect(draft('supressao', { suppressedAt: NOW })).toContain('A supressão que você pediu está em vigor');
    expect(draft('supressao').split('\n\n')).toHaveLength(2);
  });

  it('sends a correction to the source, and leaves any other question open', () => {
    expect(draft('correcao')).toContain('A correção precisa ser pedida à fonte que forneceu o dado.');
    expect(draft('correcao').split('\n\n')).toHaveLength(3);
    expect(draft('outra').split('\n\n')).toHaveLength(2);
  });
});

describe('A form that is sent again', () => {
  it('is the same one by what it said, whatever was confirmed since', () => {
    const contacts = person.contacts.map((contact) => ({ ...contact, confirmed: !contact.confirmed }));
    expect(isOfOneForm(person, { ...person, contacts })).toBe(true);
    for (const change of [{ name: 'Ana' }, { cpf: '1' }, { message: 'a' }, { contacts: [] }]) {
      expect(isOfOneForm(person, { ...person, ...change })).toBe(false);
    }
    const [first, ...others] = person.contacts;
    expect(isOfOneForm(person, { ...person, contacts: [{ ...first!, value: '1' }, ...others] })).toBe(false);
  });

  it('is told how often the birth date may still be tried', () => {
    expect(wrongBirthDate(2)).toMatchObject({
      fields: [{ field: 'birthDate', message: 'A data de nascimento não é a do pedido.' }],
      details: { remainingAttempts: 2 },
    });
  });
});
