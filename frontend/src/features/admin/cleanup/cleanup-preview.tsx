import { CLEANUP_RULE_LABELS, type CleanupRule } from '@kernel/cleanup';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { readApiError } from '../../../shared/api/api-error';
import {
  type CleanupPreviewAnswer,
  type DepartureItem,
  generatedApi,
  type PreviewCleanupApiResponse,
} from '../../../shared/api/generated';
import { type Column, DataTable } from '../../../shared/list/data-table';
import { ExportButton } from '../../../shared/list/export-button';
import { formatMoment } from '../../../shared/ui/dates';
import { Tag } from '../../../shared/ui/tag';
import { planLabel } from '../plan-labels';
import classes from './cleanup.module.css';
import { type CleanupNotice, ConfirmCleanup } from './confirm-cleanup';
import { RULE_LABELS, stayText } from './rule-labels';

/** Further pages are of the same list as the first one: that of its moment. */
const { usePreviewPagesInfiniteQuery } = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    previewPages: build.infiniteQuery<PreviewCleanupApiResponse, CleanupRule, { cursor: string; asOf: string } | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextCursor, asOf }) => (nextCursor ? { cursor: nextCursor, asOf } : undefined),
      },
      query: ({ queryArg: rule, pageParam }) => ({
        url: '/api/admin/cleanup/preview',
        params: { rule, ...pageParam },
      }),
      providesTags: ['CleanupStats'],
    }),
  }),
});

interface Props {
  readonly rule: CleanupRule;
  /** Of the rule, and whether it removes nobody; undefined while that is not known. */
  readonly days: number | undefined;
  readonly off: boolean | undefined;
  readonly onDone: (notice: CleanupNotice) => void;
}

/** Who would go now by one rule. Nothing happens before the list is confirmed. */
export function CleanupPreview({ rule, days, off, onDone }: Props) {
  const list = usePreviewPagesInfiniteQuery(rule, { refetchOnMountOrArgChange: true });
  const [asked, setAsked] = useState<CleanupPreviewAnswer | null>(null);
  const words = RULE_LABELS[rule];
  const title = CLEANUP_RULE_LABELS[rule];
  const shown = list.data?.pages[0];
  const finish = (notice: CleanupNotice) => {
    setAsked(null);
    onDone(notice);
    if (notice.failed) void list.refetch();
  };
  return (
    <section aria-labelledby={rule} className={classes.part}>
      <div className={`row ${classes.head}`}>
        <div>
          <h2 id={rule} className="row gap-2 middle">
            {title} {off && <Tag>Regra desligada</Tag>}
          </h2>
          {days !== undefined && <p className="soft small nearest">{words.terms(days)}</p>}
          {off && <p className="soft small nearest">{words.off}</p>}
          {shown && (
            <p className="soft small nearest">
              Lista de {formatMoment(shown.asOf)}. {stayText(shown.stays)}
            </p>
          )}
        </div>
        <div className={`row ${classes.actions}`}>
          <Button variant="default" loading={list.isFetching} onClick={() => list.refetch()}>
            Atualizar
          </Button>
          <ExportButton
            path="/api/admin/cleanup/preview/export"
            params={{ rule, ...(shown && { asOf: shown.asOf }) }}
          />
          {off === false && shown && shown.toRemove > 0 && (
            <Button onClick={() => setAsked(shown)}>{words.execute}</Button>
          )}
        </div>
      </div>
      <DataTable
        label={title}
        list={isTooOld(list.error) ? { ...list, isFetchNextPageError: false } : list}
        columns={departureColumns(rule)}
        empty={{ title: words.empty, text: 'Quem passar do prazo aparece aqui antes de sair.' }}
        counted={['conta além do prazo', 'contas além do prazo']}
      />
      {asked && <ConfirmCleanup shown={asked} onDone={finish} onClose={() => setAsked(null)} />}
    </section>
  );
}

/** Nothing more is told of it: what is tried again is the whole list. */
function isTooOld(error: unknown): boolean {
  return readApiError(error, '').code === 'CLEANUP_LIST_OLD';
}

const EMAIL: Column<DepartureItem> = { header: 'E-mail', cell: ({ email }) => email, look: 'line' };
const PLAN: Column<DepartureItem> = { header: 'Plano', cell: ({ planId }) => planId && planLabel(planId) };
const REST: ReadonlyArray<Column<DepartureItem>> = [
  { header: 'Fim do prazo', cell: ({ dueAt }) => formatMoment(dueAt), look: 'line' },
  { header: 'Conta', cell: ({ id }) => id, look: 'code' },
];

/** What is told of who would go by a rule; who never paid had no plan. */
function departureColumns(rule: CleanupRule): ReadonlyArray<Column<DepartureItem>> {
  const ended: Column<DepartureItem> = {
    header: RULE_LABELS[rule].endedAt,
    cell: ({ endedAt }) => formatMoment(endedAt),
    look: 'line',
  };
  return rule === 'plano_vencido' ? [EMAIL, PLAN, ended, ...REST] : [EMAIL, ended, ...REST];
}
