import { AUDIT_OUTCOME_LABELS } from '@kernel/audit-outcomes';
import { LOOKUP_CATALOGUE, lookupDefinition } from '@kernel/lookup-catalogue';
import { PURPOSES } from '@kernel/purposes';
import { useState } from 'react';
import { type AuditItem, generatedApi, type SearchAuditBody } from '../../../shared/api/generated';
import type { Column } from '../../../shared/list/data-table';
import { choice, DATE_RANGE, type Filters, hidden, isUuid, order } from '../../../shared/list/filters';
import { PagedList } from '../../../shared/list/paged-list';
import { type FilterState, useFilters } from '../../../shared/list/use-filters';
import { useSearchedPages } from '../../../shared/list/use-searched-pages';
import { dayInBrazil, formatMoment } from '../../../shared/ui/dates';
import { DOT } from '../../../shared/ui/dot';
import { formatNumber } from '../../../shared/ui/numbers';
import { AuditRecord } from './audit-record';
import { type SearchedSubject, SubjectSearch } from './subject-search';
import { VerificationPanel } from './verification-panel';

/** What of a search may stand in the page's address: nothing that says whom a lookup was about. */
type AddressFilters = Pick<SearchAuditBody, 'type' | 'outcome' | 'purpose' | 'from' | 'to' | 'sort' | 'accountId'>;

const FILTERS: Filters<AddressFilters> = {
  type: choice('Tipo', Object.fromEntries(LOOKUP_CATALOGUE.map(({ type, label }) => [type, label]))),
  outcome: choice('Desfecho', AUDIT_OUTCOME_LABELS),
  purpose: choice('Finalidade', PURPOSES, 'Todas'),
  ...DATE_RANGE,
  sort: order({ newest: 'Mais recentes', oldest: 'Mais antigas' }),
  accountId: hidden('Conta', isUuid),
};

const COLUMNS: ReadonlyArray<Column<AuditItem>> = [
  { header: 'Quando', cell: ({ at }) => formatMoment(at), look: 'line' },
  { header: 'Tipo', cell: ({ type }) => lookupDefinition(type).label },
  { header: 'Titular', cell: ({ subject }) => subject, look: 'line' },
  { header: 'Finalidade', cell: ({ purpose }) => (purpose ? PURPOSES[purpose] : '–') },
  { header: 'Fonte', cell: ({ fonte }) => fonte ?? '–' },
  { header: 'Desfecho', cell: ({ outcome }) => AUDIT_OUTCOME_LABELS[outcome] },
  { header: 'Conta', cell: ({ accountId }) => accountId.slice(-8), look: 'code' },
  { header: 'Bloco', cell: ({ block }) => (block === null ? 'Espera' : formatNumber(block)), look: 'number' },
];

/** A search may name somebody: it is started untracked, and its answer stays on the screen. */
const searchAudit = (body: SearchAuditBody) =>
  generatedApi.endpoints.searchAudit.initiate({ limit: 50, ...body }, { track: false });

const daysAgo = (days: number) => dayInBrazil(new Date(Date.now() - days * 86_400_000));

/** The lookups' audit: what narrows it, what it holds, and whether it is still what was written. */
export function AuditRecords() {
  const inAddress = useFilters(FILTERS);
  const [subject, setSubject] = useState<SearchedSubject | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const { from } = inAddress.values;
  const ofSubject = subject && !subject.accountEmail;
  const filters: FilterState<AddressFilters> = {
    ...inAddress,
    // A purpose is looked for within a month at most, unless of a subject: the last days, until others are chosen.
    change: (next) => inAddress.change(next.purpose && !from && !ofSubject ? { from: daysAgo(30), ...next } : next),
  };
  const body: SearchAuditBody = { sort: 'newest', ...filters.values, ...subject };
  const pages = useSearchedPages(searchAudit, body);
  const seek = (next: SearchedSubject) =>
    JSON.stringify(next) === JSON.stringify(subject) ? pages.refetch() : setSubject(next);
  const clear = () => {
    setSubject(null);
    filters.clear();
  };
  return (
    <>
      <VerificationPanel onOpen={setOpened} />
      <SubjectSearch onSearch={seek} />
      <PagedList
        label="Registros de auditoria"
        list={{ filters, search: undefined, pages, clear: subject || filters.narrowed ? clear : undefined }}
        columns={COLUMNS}
        onOpen={({ id }) => setOpened(id)}
        empty={{ title: 'Nenhuma consulta ainda', text: 'Cada consulta feita por qualquer conta aparece aqui.' }}
        counted={['registro', 'registros']}
        chips={subject ? [{ label: Object.values(subject).join(DOT), drop: () => setSubject(null) }] : []}
        exportTo={{ path: '/api/admin/audit/export', params: body, inBody: true }}
      />
      {opened && (
        <AuditRecord
          id={opened}
          onOpen={setOpened}
          onClose={() => setOpened(null)}
          onAccount={(accountId) => {
            setOpened(null);
            filters.change({ accountId });
          }}
        />
      )}
    </>
  );
}
