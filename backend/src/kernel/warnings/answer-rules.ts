import { monthText } from '../results/format.js';
import { dayIn, recordIn, recordOf, words } from '../source-record.js';
import type { Rule } from './warning.js';

const OLD_MONTHS = 12;

/** The month that the data are of, AAAA-MM or MM/AAAA, or a day of it. */
export const oldData: Rule<{ readonly month: string }> = {
  id: 'old-data',
  checks: `Os dados têm até ${OLD_MONTHS} meses`,
  look({ month }, today) {
    const day = dayIn(month) ?? dayIn(`${month}-01`) ?? dayIn(`01/${month}`);
    if (day === null) return 'untold';
    const age =
      (Number(today.slice(0, 4)) - Number(day.slice(0, 4))) * 12 + Number(today.slice(5, 7)) - Number(day.slice(5, 7));
    if (age <= OLD_MONTHS) return null;
    const value = monthText(day);
    return {
      severity: 'note',
      text: `Dados de ${value}: têm ${age} meses`,
      evidence: [{ label: 'Dados de', value, topic: 'source' }],
    };
  },
};

/** A whole town's CEP. */
export const wholeTown: Rule<{ readonly street: string | null }> = {
  id: 'whole-town',
  checks: 'O CEP é de uma rua',
  look: ({ street }) =>
    street !== null
      ? null
      : {
          severity: 'note',
          text: 'CEP sem rua: vale para a localidade inteira',
          evidence: [{ label: 'Logradouro', value: 'Não informado', topic: 'addresses' }],
        },
};

type Identity = Readonly<Record<string, string | null>>;

/** What tells one person from another, each under the word that is shown when it lacks. */
export const identityGaps: Rule<Identity> = {
  id: 'identity-gaps',
  checks: 'Nome, CPF, nascimento e mãe estão na resposta',
  look(identity) {
    const missing = Object.keys(identity).filter((word) => identity[word] === null);
    if (missing.length === 0) return null;
    return {
      severity: 'note',
      text: `A fonte não informou ${missing.join(', ').replace(/, ([^,]*)$/, ' e $1')}`,
      evidence: [{ label: 'Não informado', value: missing.join(', '), topic: 'registration' }],
    };
  },
};

export function identityIn(data: unknown): Identity {
  const record = recordOf(data);
  const person = recordIn(record.dados_pessoais);
  const mother = words(person.mae) ?? words(recordIn(record.filiacao).mae);
  return { nome: words(person.nome), CPF: words(person.cpf), nascimento: words(person.nascimento), mãe: mother };
}
