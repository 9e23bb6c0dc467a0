import { daysBetween } from '../brazilian-day.js';
import { naturalCase } from '../natural-case.js';
import { dateText } from '../results/format.js';
import type { CompanyFacts } from './company-facts.js';
import { cepElsewhere, noContact, phonesElsewhere } from './place-rules.js';
import type { Rule } from './warning.js';

type CompanyRule = Rule<CompanyFacts>;

const NEW_DAYS = 180;

const notActive: CompanyRule = {
  id: 'company-not-active',
  checks: 'A empresa está ativa',
  look({ status, statusSince }) {
    if (status === null) return 'untold';
    if (/^ativa$/i.test(status)) return null;
    const since = dateText(statusSince);
    return {
      severity: 'alert',
      text: `Empresa ${status.toLocaleLowerCase('pt-BR')}${since === null ? '' : ` desde ${since}`}`,
      evidence: [
        { label: 'Situação cadastral', value: status, topic: 'registration' },
        ...(since === null ? [] : [{ label: 'Situação desde', value: since, topic: 'registration' as const }]),
      ],
    };
  },
};

const specialSituation: CompanyRule = {
  id: 'special-situation',
  checks: 'A empresa não está em recuperação judicial, falência ou outra situação especial',
  look({ special, specialSince }) {
    if (special === undefined) return 'untold';
    if (special === null) return null;
    const since = dateText(specialSince);
    return {
      severity: 'caution',
      text: specialText(special, since === null ? '' : ` desde ${since}`),
      evidence: [
        { label: 'Situação especial', value: special, topic: 'registration' },
        ...(since === null ? [] : [{ label: 'Situação especial desde', value: since, topic: 'registration' as const }]),
      ],
    };
  },
};

/** RECUPERACAO JUDICIAL → Empresa em recuperação judicial; what is none of the known words stays beside them. */
function specialText(special: string, since: string): string {
  const said = naturalCase(special).toLocaleLowerCase('pt-BR');
  const [, word] =
    /^(?:em )?((?:recuperação|liquidação|falência|intervenção)(?: (?:extra)?judicial)?)$/.exec(said) ?? [];
  if (word) return `Empresa ${word.startsWith('intervenção') ? 'sob' : 'em'} ${word}${since}`;
  return /^falid[oa]$/.test(said) ? `Empresa falida${since}` : `Empresa em situação especial${since}: ${said}`;
}

const veryNew: CompanyRule = {
  id: 'company-very-new',
  checks: `A empresa tem mais de ${NEW_DAYS} dias`,
  look({ openedOn }, today) {
    if (openedOn === null || openedOn > today) return 'untold';
    const days = daysBetween(noon(openedOn), noon(today));
    if (days > NEW_DAYS) return null;
    return {
      severity: 'caution',
      text: `Empresa aberta há ${days === 1 ? '1 dia' : `${days} dias`}`,
      evidence: [{ label: 'Início de atividade', value: dateText(openedOn) ?? '', topic: 'registration' }],
    };
  },
};

const noCapital: CompanyRule = {
  id: 'no-capital',
  checks: 'O capital social é maior que zero',
  look({ capital }) {
    if (capital === null) return 'untold';
    if (capital > 0) return null;
    return {
      severity: 'note',
      text: 'Capital social zero',
      evidence: [{ label: 'Capital social', value: 'R$ 0,00', topic: 'registration' }],
    };
  },
};

const noPartners: CompanyRule = {
  id: 'no-partners',
  checks: 'Há sócios informados, ou a empresa é de uma pessoa só',
  look({ partners, sole }) {
    if (partners > 0 || sole) return null;
    return {
      severity: 'note',
      text: 'Nenhum sócio informado',
      evidence: [{ label: 'Sócios', value: '0', topic: 'partners' }],
    };
  },
};

const branch: CompanyRule = {
  id: 'branch',
  checks: 'O CNPJ é da matriz',
  look({ kind }) {
    if (kind === null) return 'untold';
    if (!/^filial$/i.test(kind)) return null;
    return {
      severity: 'note',
      text: 'Este CNPJ é de uma filial: situação e abertura são dela, não da matriz',
      evidence: [{ label: 'Tipo', value: kind, topic: 'registration' }],
    };
  },
};

export const COMPANY_RULES: readonly CompanyRule[] = [
  notActive,
  specialSituation,
  veryNew,
  noCapital,
  noPartners,
  branch,
  phonesElsewhere,
  cepElsewhere,
  noContact,
];

function noon(day: string): Date {
  return new Date(`${day}T12:00:00-03:00`);
}
