import type { AbuseFlagItem } from '../../../shared/api/generated';
import { pagesOf } from '../../../shared/api/pages';
import type { Column } from '../../../shared/list/data-table';
import { choice, isUuid, order, text } from '../../../shared/list/filters';
import { PagedList } from '../../../shared/list/paged-list';
import { usePagedList } from '../../../shared/list/use-paged-list';
import { formatMoment } from '../../../shared/ui/dates';
import { Screen } from '../../../shared/ui/screen';
import { useAsked } from '../../../shared/ui/use-asked';
import { searchAbuseFlags } from '../searches';
import { AbuseFlagDialog } from './abuse-flag-dialog';
import { DETECTORS, LEVELS, LevelMark, metricsLabel } from './labels';
import classes from './usage-limits.module.css';

const FLAGS = {
  filters: {
    nivel: choice('Nível', LEVELS),
    motivo: choice('Motivo', DETECTORS),
    emVigor: choice('Validade', { sim: 'Em vigor agora' }, 'Todas'),
    conta: text('Código da conta', isUuid),
    sort: order({ newest: 'Mais novas', oldest: 'Mais antigas' }),
  },
  usePages: pagesOf('listAbuseFlags'),
  search: { hint: 'Protocolo, e-mail inteiro ou código da conta', call: searchAbuseFlags },
};

const COLUMNS: ReadonlyArray<Column<AbuseFlagItem>> = [
  { header: 'Quando', cell: ({ em }) => formatMoment(em), look: 'line' },
  { header: 'Conta', cell: ({ nome, email, accountId }) => <Account {...{ nome, email, accountId }} /> },
  { header: 'Nível', cell: (one) => <LevelMark level={one.nivel} inForce={one.emVigor} /> },
  { header: 'Motivo', cell: ({ motivo, por }) => (motivo ? DETECTORS[motivo] : (por ?? '–')) },
  { header: 'Números', cell: ({ numeros, nota }) => metricsLabel(numeros) || nota || '–' },
  { header: 'Protocolo', cell: ({ protocolo }) => protocolo, look: 'line' },
  { header: 'Até', cell: ({ ate, nivel }) => (ate ? formatMoment(ate) : nivel === 'retida' ? 'Liberação' : '–') },
];

/** Accounts that seem to try documents, contacts or names out: what was noticed, and what to do about it. */
export function UsageLimitsPage() {
  const { asked, ask, close } = useAsked<string>();
  const list = usePagedList(FLAGS);
  // What a search found is in no cache that a decision could drop.
  const showDecided = () => {
    close();
    void list.pages.refetch();
  };
  return (
    <Screen
      title="Uso suspeito"
      lead="Contas que parecem consultar por tentativa. Nada aqui é prova: confira antes de decidir."
    >
      <PagedList
        label="Observações de uso"
        list={list}
        columns={COLUMNS}
        onOpen={({ id }) => ask(id)}
        empty={{
          title: 'Nada fora do comum',
          text: 'Quando uma conta parece consultar por tentativa, ela aparece aqui.',
        }}
        counted={['observação', 'observações']}
        exportTo={{ path: '/api/admin/discipline/export', inBody: true }}
      />
      {asked && <AbuseFlagDialog id={asked} onClose={close} onDecided={showDecided} />}
    </Screen>
  );
}

function Account({ nome, email, accountId }: Pick<AbuseFlagItem, 'nome' | 'email' | 'accountId'>) {
  return (
    <span className={classes.account}>
      <strong>{nome ?? 'Conta encerrada'}</strong>
      <span className="soft small breaks">{email ?? accountId.slice(-8)}</span>
    </span>
  );
}
