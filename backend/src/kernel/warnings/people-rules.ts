import { hasDied, isDead } from '../has-died.js';
import { countOfPeople } from '../results/format.js';
import { amountIn, recordIn, recordsOf, type SourceRecord, words } from '../source-record.js';
import type { Rule } from './warning.js';

/** What the rules about a list of people look at. */
export interface PeopleFacts {
  /** How many the source has; of them so many were read. */
  readonly total: number;
  readonly read: number;
  /** The source has more than these. */
  readonly goesOn: boolean;
  readonly statuses: readonly string[];
}

export function peopleFacts(data: unknown): PeopleFacts {
  const records = recordsOf(data);
  const { total, quantidade, haMais } = recordIn(data);
  const statuses = records.flatMap((one) => statusOf(one) ?? []);
  const all = Math.max(amountIn(total ?? quantidade) ?? 0, records.length);
  return { total: all, read: records.length, goesOn: haMais === true, statuses };
}

function statusOf(record: SourceRecord): string | null {
  const status = words(record.situacao_cadastral) ?? words(record.status_cpf);
  return (hasDied(record) || hasDied(recordIn(record.dados_cpf))) && !isDead(status) ? 'TITULAR FALECIDO' : status;
}

type PeopleRule = Rule<PeopleFacts>;

const oneOnly = (id: string, checks: string, text: (total: string) => string): PeopleRule => ({
  id,
  checks,
  look: ({ total, goesOn }) =>
    total <= 1 && !goesOn
      ? null
      : {
          severity: 'caution',
          text: text(countOfPeople(total, goesOn, 'Mais de')),
          evidence: [{ label: 'Pessoas', value: countOfPeople(total, goesOn), topic: 'people' }],
        },
});

const namesakes = oneOnly(
  'namesakes',
  'Só uma pessoa tem este nome',
  (total) => `${total} pessoas têm este nome: confira CPF, nascimento e mãe`,
);
const children = oneOnly(
  'children',
  'Só uma pessoa tem mãe com este nome',
  (total) => `${total} pessoas têm mãe com este nome: podem ser de mães diferentes`,
);
const holders = oneOnly('holders', 'O telefone é de uma só pessoa', (total) => `${total} pessoas têm este telefone`);

export const dead: PeopleRule = counted('dead-among', 'Ninguém da lista consta como falecido', isDead, (count) =>
  count === 1 ? '1 pessoa da lista consta como falecida' : `${count} pessoas da lista constam como falecidas`,
);
const irregular: PeopleRule = counted(
  'irregular-among',
  'Os CPFs da lista estão regulares',
  (status) => !isDead(status) && !/^regular$/i.test(status),
  (count) => (count === 1 ? '1 CPF da lista não está regular' : `${count} CPFs da lista não estão regulares`),
);

function counted(
  id: string,
  checks: string,
  is: (status: string) => boolean,
  text: (count: number) => string,
): PeopleRule {
  return {
    id,
    checks,
    look({ statuses, read, total }) {
      const found = statuses.filter(is);
      if (found.length === 0) return statuses.length === 0 || statuses.length < total ? 'untold' : null;
      const value = `${found.length} de ${read} ${read === 1 ? 'lida' : 'lidas'}`;
      return { severity: 'note', text: text(found.length), evidence: [{ label: 'Situação', value, topic: 'people' }] };
    },
  };
}

export const NAME_RULES: readonly PeopleRule[] = [namesakes];
export const MOTHER_RULES: readonly PeopleRule[] = [children, dead, irregular];
export const ONE_HOLDER_RULES: readonly PeopleRule[] = [holders];
export const HOLDER_RULES: readonly PeopleRule[] = [holders, dead, irregular];
