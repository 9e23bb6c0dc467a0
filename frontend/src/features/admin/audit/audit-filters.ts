import { AUDIT_OUTCOME_LABELS } from '@kernel/audit-outcomes';
import { isLookupType, type LookupType } from '@kernel/lookup-catalogue';
import { isPurpose, type Purpose } from '@kernel/purposes';
import { useSearchParams } from 'react-router-dom';
import type { AuditOutcome, SearchAuditBody } from '../../../shared/api/generated';

/** What of a search may stand in the page's address: nothing that says whom a lookup was about. */
export interface AuditFilters {
  readonly type: LookupType | null;
  readonly outcome: AuditOutcome | null;
  readonly purpose: Purpose | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly accountId: string | null;
  readonly sort: 'newest' | 'oldest';
}

/** Whom a lookup was about, or who asked; it stays on the screen alone. */
export type Sought = Pick<
  SearchAuditBody,
  'cpf' | 'dataNascimento' | 'cnpj' | 'telefone' | 'email' | 'rg' | 'nome' | 'accountEmail'
>;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const ID = /^[0-9a-f-]{36}$/i;

export const NO_FILTERS: AuditFilters = {
  type: null,
  outcome: null,
  purpose: null,
  from: null,
  to: null,
  accountId: null,
  sort: 'newest',
};

/** The filters as the address holds them. */
export function useAuditFilters(): [AuditFilters, (filters: AuditFilters) => void] {
  const [params, setParams] = useSearchParams();
  const change = (filters: AuditFilters): void => {
    const kept = Object.entries(filters).filter(([name, value]) => value && !(name === 'sort' && value === 'newest'));
    setParams(Object.fromEntries(kept), { replace: true });
  };
  return [readFilters(params), change];
}

export function readFilters(params: URLSearchParams): AuditFilters {
  const given = (name: string) => params.get(name) ?? '';
  const [type, purpose] = [given('type'), given('purpose')];
  return {
    type: isLookupType(type) ? type : null,
    outcome: isOutcome(given('outcome')),
    purpose: isPurpose(purpose) ? purpose : null,
    from: DAY.test(given('from')) ? given('from') : null,
    to: DAY.test(given('to')) ? given('to') : null,
    accountId: ID.test(given('accountId')) ? given('accountId') : null,
    sort: given('sort') === 'oldest' ? 'oldest' : 'newest',
  };
}

/** The body of a search or an export. */
export function searchBody({ sort, ...filters }: AuditFilters, sought: Sought | null): SearchAuditBody {
  const set = Object.entries(filters).filter(([, value]) => value !== null);
  return { ...Object.fromEntries(set), ...sought, sort };
}

function isOutcome(text: string): AuditOutcome | null {
  return Object.hasOwn(AUDIT_OUTCOME_LABELS, text) ? (text as AuditOutcome) : null;
}
