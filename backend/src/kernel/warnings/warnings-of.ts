import type { LookupType } from '../lookup-catalogue.js';
import { recordIn, recordOf, recordsOf, words } from '../source-record.js';
import { identityGaps, identityIn, oldData, wholeTown } from './answer-rules.js';
import { companyFacts } from './company-facts.js';
import { COMPANY_RULES } from './company-rules.js';
import {
  dead,
  HOLDER_RULES,
  MOTHER_RULES,
  NAME_RULES,
  ONE_HOLDER_RULES,
  type PeopleFacts,
  peopleFacts,
} from './people-rules.js';
import { deathFacts, type PersonFacts, personFacts, phoneHolderFacts, places } from './person-facts.js';
import * as person from './person-rules.js';
import { cepElsewhere } from './place-rules.js';
import { applyRules, joined, type Rule, type RulesResult } from './warning.js';

/**
 * What in an answer deserves a second look, by rules that rest on its own facts alone. `month` is the month of the data
 * as the source told it (AAAA-MM), `today` a day in Brasília (AAAA-MM-DD).
 */
export function warningsOf(type: LookupType, data: unknown, month: string | null, today: string): RulesResult {
  const told = personFacts(type, data)?.informedIn ?? month;
  return joined([ofType(type, data, today), ...(told === null ? [] : [applyRules([oldData], { month: told }, today)])]);
}

function ofType(type: LookupType, data: unknown, today: string): RulesResult {
  const aboutOne = (rules: readonly Rule<PersonFacts>[]) => {
    const facts = personFacts(type, data);
    return facts === null ? joined([]) : applyRules(rules, facts, today);
  };
  const ofNamed = (rules: readonly Rule<PersonFacts>[]) => {
    const death = deathFacts(recordIn(recordOf(data).dados_pessoais));
    if (death !== null) return applyRules([person.deceased], death, today);
    return joined([aboutOne(rules), applyRules([identityGaps], identityIn(data), today)]);
  };
  switch (type) {
    case 'cnpj':
      return applyRules(COMPANY_RULES, companyFacts(data), today);
    case 'nome':
      return ofNamesakes(peopleFacts(data), today);
    case 'mae':
      return applyRules(MOTHER_RULES, peopleFacts(data), today);
    case 'telefone':
      return ofPhone(data, today);
    case 'cep':
      return ofPlace(data, today);
    case 'fotorj':
      return ofNamed([]);
    case 'email':
      return ofNamed(person.EMAIL_RULES);
    case 'pix':
      return ofNamed(person.PIX_RULES);
    case 'cpf-2':
      return aboutOne(person.REGISTRATION_RULES);
    case 'rg':
      return aboutOne(person.CARD_RULES);
    default:
      return aboutOne(person.WHOLE_PERSON_RULES);
  }
}

/** The source tells of namesakes no more than that one has died: of the others nothing is said. */
function ofNamesakes(facts: PeopleFacts, today: string): RulesResult {
  return applyRules(facts.statuses.length > 0 ? [...NAME_RULES, dead] : NAME_RULES, facts, today);
}

/** One holder is looked at as a person, several as a list. */
function ofPhone(data: unknown, today: string): RulesResult {
  const [holder, ...others] = recordsOf(data);
  if (!holder || others.length > 0) return applyRules(HOLDER_RULES, peopleFacts(data), today);
  return joined([
    applyRules(ONE_HOLDER_RULES, peopleFacts(data), today),
    applyRules(person.PHONE_RULES, phoneHolderFacts(holder), today),
  ]);
}

function ofPlace(data: unknown, today: string): RulesResult {
  const place = recordOf(data);
  return joined([
    applyRules([wholeTown], { street: words(place.logradouro) }, today),
    applyRules([cepElsewhere], { addresses: places([place]) }, today),
  ]);
}
