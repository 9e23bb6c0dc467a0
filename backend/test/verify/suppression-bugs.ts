import type { Edit } from './verification.js';

const LOOKUPS = 'modules/lookups';
const PEOPLE = `${LOOKUPS}/suppression/domain/protected-people.js`;
const KEYS = `${LOOKUPS}/suppression/domain/subject-keys.js`;
const RUN = `${LOOKUPS}/run/application/run-lookup.js`;

/** Bugs that somebody could write, each of which the made-up people must find. */
export const BUGS: ReadonlyArray<{ readonly name: string; readonly edits: readonly Edit[] }> = [
  {
    name: 'pass over lists',
    edits: [{ file: PEOPLE, find: 'return protectList(value, guard);', replace: 'return value;' }],
  },
  {
    name: 'look at the top of a result alone',
    edits: [
      {
        file: PEOPLE,
        find: 'if (holdsProtected(record[field], protection)) return true;',
        replace: '',
      },
    ],
  },
  {
    name: 'look before the source is asked, and not at its answer',
    edits: [
      {
        file: `${LOOKUPS}/suppression/application/protect-people.js`,
        find: 'const data = disclosable(verdict.answer.data, query, protection);',
        replace:
          'const data = disclosable(verdict.answer.data, query, { ...protection, suppressed: { isEmpty: true } });',
      },
    ],
  },
  {
    name: 'look at the answer, and not before the source is asked',
    edits: [{ file: RUN, find: 'await this.people.refuses(request.query)', replace: 'false' }],
  },
  {
    name: 'give the answer of a moment ago as it was',
    edits: [
      {
        file: RUN,
        find: 'await this.people.disclosable(verdict, query)',
        replace: 'recalled ? verdict : await this.people.disclosable(verdict, query)',
      },
    ],
  },
  {
    name: 'open saved results as they were kept',
    edits: [
      {
        file: `${LOOKUPS}/history/application/read-history.js`,
        find: 'const still = stillDisclosable(',
        replace: 'const still = ((kept)=>kept)(',
      },
    ],
  },
  {
    name: 'export own data as they were kept',
    edits: [
      {
        file: `${LOOKUPS}/history/adapters/lookups-account-data.js`,
        find: 'const still = stillDisclosable(',
        replace: 'const still = ((kept)=>kept)(',
      },
    ],
  },
  {
    name: 'know a CPF only with all its zeros',
    edits: [{ file: KEYS, find: "digits.padStart(11, '0')", replace: 'digits' }],
  },
  {
    name: 'know a CPF only without punctuation',
    edits: [{ file: KEYS, find: String.raw`/^[\d.\-/\s]+$/.test(text)`, replace: String.raw`/^\d+$/.test(text)` }],
  },
  {
    name: 'know an e-mail only in small letters',
    edits: [{ file: KEYS, find: '.trim().toLowerCase()', replace: '.trim()' }],
  },
  {
    name: 'know a mobile only with its ninth digit',
    edits: [{ file: KEYS, find: String.raw`digits.replace(/^(\d{2})9(?=[6-9]\d{7}$)/, '$1')`, replace: 'digits' }],
  },
  {
    name: 'know a name only as it was typed',
    edits: [{ file: KEYS, find: 'plainName(textOf(name))', replace: 'textOf(name)' }],
  },
  {
    name: 'know a name only with its signs',
    edits: [{ file: KEYS, find: 'nameLetters(plain)', replace: 'plain' }],
  },
  {
    name: 'know a sole trader’s company by its name alone',
    edits: [{ file: `${LOOKUPS}/suppression/domain/suppressed.js`, find: 'cnpjKey(record.cnpj)', replace: 'null' }],
  },
  {
    name: 'tell of a partner without a document',
    edits: [
      {
        file: PEOPLE,
        find: 'return NAMES.some((field)=>typeof record[field] ===',
        replace: 'return NAMES.every((field)=>typeof record[field] ===',
      },
    ],
  },
  {
    name: 'tell of a parent through a minor’s own CPF',
    edits: [{ file: PEOPLE, find: 'if (hidden.mayBe(cpfKey(query.cpf))) return null;', replace: '' }],
  },
  { name: 'tell of who is 17', edits: [{ file: PEOPLE, find: 'age < 18', replace: 'age < 17' }] },
  {
    name: 'tell of the dead',
    edits: [{ file: PEOPLE, find: 'if (hasDied(own)) return onlyStatus(value, guard);', replace: '' }],
  },
  {
    name: 'count who was taken out',
    edits: [{ file: PEOPLE, find: 'shown.quantidade = has.length;', replace: ';' }],
  },
];
