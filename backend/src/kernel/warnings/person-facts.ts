import { hasDied, isDead } from '../has-died.js';
import type { LookupType } from '../lookup-catalogue.js';
import { dateText } from '../results/format.js';
import { type Score, scoreOf, scoresIn } from '../score.js';
import { amountIn, listIn, phoneIn, recordIn, recordOf, type SourceRecord, textsIn, words } from '../source-record.js';

export interface Place {
  readonly city: string | null;
  readonly state: string | null;
  readonly cep: string | null;
}

/** What the rules about one person look at; null where the type's answer does not tell it at all. */
export interface PersonFacts {
  readonly registration: string | null;
  readonly registeredSince: string | null;
  readonly died: boolean;
  /** The day of the death, where it is told. */
  readonly death: string | null;
  readonly pending: string | null;
  readonly scores: readonly Score[] | null;
  readonly income: number | null;
  readonly incomeBand: string | null;
  readonly phones: readonly string[] | null;
  readonly emails: readonly string[] | null;
  readonly addresses: readonly Place[] | null;
  /** The number of the identity card in each place that tells it. */
  readonly cards: readonly string[];
  /** Each with its situation, where it is told. */
  readonly companies: readonly { readonly name: string; readonly status: string | null }[] | null;
  /** The month of the data, or a day of it, as the record itself tells it. */
  readonly informedIn: string | null;
}

const NOTHING: PersonFacts = {
  registration: null,
  registeredSince: null,
  died: false,
  death: null,
  pending: null,
  scores: null,
  income: null,
  incomeBand: null,
  phones: null,
  emails: null,
  addresses: null,
  cards: [],
  companies: null,
  informedIn: null,
};

/** The facts of an answer about one person; null for the types that are about something else. */
export function personFacts(type: LookupType, data: unknown): PersonFacts | null {
  const record = recordOf(data);
  const person = recordIn(record.dados_pessoais);
  switch (type) {
    case 'cpf':
    case 'cpf-mae':
    case 'cpf-pai':
      return wholePerson(record);
    case 'cpf-2':
      return { ...NOTHING, ...registrationAtTaxAuthority(record) };
    case 'rg':
      return { ...NOTHING, ...statusOf(record), informedIn: words(record.data_informacao) };
    case 'email':
      return {
        ...NOTHING,
        phones: textsIn(person.telefones),
        addresses: places([recordIn(person.endereco)]),
      };
    case 'pix':
      return { ...NOTHING, addresses: places([recordIn(record.endereco)]) };
    default:
      return null;
  }
}

/** Of whom a record says that they have died; null of the living. */
export function deathFacts(record: SourceRecord): PersonFacts | null {
  return hasDied(record) ? { ...NOTHING, ...statusOf(record) } : null;
}

/** One holder of a telephone. */
export function phoneHolderFacts(holder: SourceRecord): PersonFacts {
  return {
    ...NOTHING,
    registration: words(holder.status_cpf),
    died: hasDied(holder),
    scores: [scoreOf('Score', holder.score)],
    phones: textsIn([phoneIn(holder)]),
    addresses: places([holder]),
  };
}

function wholePerson(record: SourceRecord): PersonFacts {
  const general = recordIn(record.dados_gerais);
  const [band = null] = textsIn(listIn(record.poder_aquisitivo).map((one) => one.faixa_poder_aquisitivo));
  const status = statusOf(general);
  // Of somebody who has died the status alone is told: the rest is kept back, and not missing.
  if (status.died) return { ...NOTHING, ...status };
  return {
    ...NOTHING,
    ...status,
    scores: listIn(record.score).flatMap(scoresIn),
    income: amountIn(general.renda),
    incomeBand: band,
    phones: textsIn(listIn(record.telefones_list).map(phoneIn)),
    emails: listIn(record.emails_list).flatMap((one) => textsIn([one.email])),
    addresses: places(listIn(record.enderecos)),
    cards: textsIn([general.rg, recordIn(record.rg_dados).rg]),
    companies: listIn(record.empresas).map((one) => ({
      name: words(one.razao_social) ?? words(one.cnpj) ?? 'Empresa',
      status: words(one.situacao_cadastral),
    })),
  };
}

function registrationAtTaxAuthority(record: SourceRecord): Partial<PersonFacts> {
  const tax = recordIn(record.receita_federal);
  const pending = Array.isArray(tax.pendencias) ? textsIn(tax.pendencias).join(', ') : tax.pendencias;
  const status = words(tax.situacao) ?? words(recordIn(record.dados_pessoais).situacao_cadastral);
  const died = isDead(status) || hasDied(recordIn(record.dados_pessoais));
  return { registration: status, died, pending: words(pending) };
}

function statusOf(record: SourceRecord) {
  return {
    registration: words(record.situacao_cadastral),
    registeredSince: dateText(record.data_situacao_cadastral),
    died: hasDied(record),
    death: dateText(record.data_obito),
  };
}

/** As registers write the state of an address abroad. */
const ABROAD = 'EX';

/** The places that name a state or a CEP at all; abroad there is neither. */
export function places(records: readonly SourceRecord[]): Place[] {
  return records
    .map((one) => ({
      city: words(one.cidade ?? one.municipio),
      state: words(one.uf ?? one.estado),
      cep: words(one.cep),
    }))
    .filter(({ state, cep }) => state !== ABROAD && (state !== null || cep !== null));
}
