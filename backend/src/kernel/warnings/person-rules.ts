import { isDead } from '../has-died.js';
import { naturalCase } from '../natural-case.js';
import { moneyText } from '../results/format.js';
import { type Score, scoreText } from '../score.js';
import { amountIn } from '../source-record.js';
import type { PersonFacts } from './person-facts.js';
import { cepElsewhere, noContact, phonesElsewhere } from './place-rules.js';
import type { Evidence, Rule } from './warning.js';

type PersonRule = Rule<PersonFacts>;

/** At and beneath this many points of 1000 the bureaus call a score very low. */
const VERY_LOW_SCORE = 300;

export const deceased: PersonRule = {
  id: 'deceased',
  checks: 'A pessoa não consta como falecida',
  look({ registration, died, death }) {
    if (!died) return registration === null ? 'untold' : null;
    return {
      severity: 'alert',
      text: death === null ? 'Titular falecido' : `Titular falecido em ${death}`,
      evidence: [
        ...told('Óbito', death ?? (isDead(registration) ? null : 'Sim')),
        ...told('Situação cadastral', registration),
      ],
    };
  },
};

const registration: PersonRule = {
  id: 'registration',
  checks: 'O CPF está regular',
  look({ registration: status, registeredSince, died }) {
    if (status === null || died) return 'untold';
    if (/^regular$/i.test(status)) return null;
    const since = registeredSince === null ? '' : ` desde ${registeredSince}`;
    return {
      severity: /pendente/i.test(status) ? 'caution' : 'alert',
      text: `CPF com situação ${naturalCase(status).toLocaleLowerCase('pt-BR')}${since}`,
      evidence: [...told('Situação cadastral', status), ...told('Situação desde', registeredSince)],
    };
  },
};

const pending: PersonRule = {
  id: 'pending',
  checks: 'Não há pendências na Receita Federal',
  look({ pending: said }) {
    // Sources tell what is pending, never that nothing is.
    if (said === null) return 'untold';
    return {
      severity: 'caution',
      text: 'Há pendências na Receita Federal',
      evidence: told('Pendências', said),
    };
  },
};

const lowScore: PersonRule = {
  id: 'low-score',
  checks: `Nenhum score abaixo de ${VERY_LOW_SCORE + 1} pontos`,
  look({ scores }) {
    const pointed = (scores ?? []).filter(({ points }) => points !== null);
    if (pointed.length === 0) return 'untold';
    const low = pointed.filter(({ points }) => (points ?? 0) <= VERY_LOW_SCORE);
    if (low.length === 0) return null;
    return {
      severity: 'caution',
      text: `Score muito baixo: ${Math.min(...low.map(({ points }) => points ?? 0))} de 1000`,
      evidence: low.map(scoreTold),
    };
  },
};

const scoresDisagree: PersonRule = {
  id: 'scores-disagree',
  checks: 'Os scores estão na mesma faixa de risco',
  look({ scores }) {
    const banded = (scores ?? []).filter(({ band }) => band !== null);
    if (banded.length < 2) return 'untold';
    if (new Set(banded.map(({ band }) => band)).size === 1) return null;
    return { severity: 'note', text: 'Scores em faixas de risco diferentes', evidence: banded.map(scoreTold) };
  },
};

const incomeOutsideBand: PersonRule = {
  id: 'income-outside-band',
  checks: 'A renda está dentro da faixa de poder aquisitivo',
  look({ income, incomeBand }) {
    const [low = Number.NaN, high = Number.NaN] = (incomeBand ?? '').split(/ AT[EÉ] /i).map(lastAmount);
    if (income === null || Number.isNaN(low + high)) return 'untold';
    if (income >= low && income <= high) return null;
    return {
      severity: 'note',
      text: `Renda informada ${income > high ? 'acima' : 'abaixo'} da faixa`,
      evidence: [
        { label: 'Renda', value: moneyText(income) ?? '', topic: 'income' },
        { label: 'Faixa', value: incomeBand ?? '', topic: 'income' },
      ],
    };
  },
};

const cardsDiffer: PersonRule = {
  id: 'cards-differ',
  checks: 'O RG é o mesmo nos dados gerais e no registro de identidade',
  look({ cards }) {
    if (cards.length < 2) return 'untold';
    if (new Set(cards.map((card) => card.replace(/[^0-9a-z]/gi, '').toUpperCase())).size === 1) return null;
    return {
      severity: 'caution',
      text: 'A resposta traz dois números de RG',
      evidence: cards.map((value) => ({ label: 'RG', value, topic: 'documents' })),
    };
  },
};

const companiesNotActive: PersonRule = {
  id: 'companies-not-active',
  checks: 'As empresas da pessoa estão ativas',
  look({ companies }) {
    if (companies === null || companies.length === 0) return 'untold';
    const known = companies.flatMap(({ name, status }) => (status === null ? [] : { name, status }));
    const others = known.filter(({ status }) => !/^ativa$/i.test(status));
    if (others.length === 0) return known.length < companies.length ? 'untold' : null;
    const inapt = others.filter(({ status }) => !/^baixada$/i.test(status));
    const about = inapt.length > 0 ? inapt : others;
    const states = [...new Set(about.map(({ status }) => status.toLocaleLowerCase('pt-BR')))].join(' ou ');
    return {
      severity: inapt.length > 0 ? 'caution' : 'note',
      text:
        about.length === 1 ? `Sócio de empresa ${states}` : `Sócio de ${about.length} empresas em situação ${states}`,
      evidence: about.map(({ name, status }) => ({ label: status, value: name, topic: 'companies' })),
    };
  },
};

/** For answers that tell a whole person. */
export const WHOLE_PERSON_RULES: readonly PersonRule[] = [
  deceased,
  registration,
  lowScore,
  scoresDisagree,
  incomeOutsideBand,
  companiesNotActive,
  phonesElsewhere,
  cepElsewhere,
  cardsDiffer,
  noContact,
];
export const REGISTRATION_RULES: readonly PersonRule[] = [deceased, registration, pending];
export const CARD_RULES: readonly PersonRule[] = [deceased, registration];
export const EMAIL_RULES: readonly PersonRule[] = [phonesElsewhere, cepElsewhere];
export const PIX_RULES: readonly PersonRule[] = [cepElsewhere];
export const PHONE_RULES: readonly PersonRule[] = [deceased, registration, lowScore, phonesElsewhere, cepElsewhere];

function told(label: string, value: string | null): Evidence[] {
  return value === null ? [] : [{ label, value, topic: 'registration' }];
}

function scoreTold({ name, points, band }: Score): Evidence {
  return { label: name, value: scoreText(points, band), topic: 'score' };
}

/** DE R$ 4.000,00 → 4000; NaN where no amount stands last. */
function lastAmount(text: string): number {
  return amountIn(text.trim().split(' ').at(-1)) ?? Number.NaN;
}
