import { useNavigate } from 'react-router-dom';
import { type DossierAnswer, generatedApi } from '../../../shared/api/generated';
import { byCursor } from '../../../shared/api/pages';
import { BackLink } from '../../../shared/ui/back-link';
import { NotOpened } from '../../../shared/ui/not-opened';
import { usePageTitle } from '../../../shared/ui/page-title';
import { StatePanel } from '../../../shared/ui/state-panel';
import { HISTORY } from '../paths';
import { usePrivacyMode } from '../privacy-mode/privacy-mode';
import { ResultSkeleton } from '../result/result-skeleton';
import { DossierView } from './dossier-view';

/** Opened anew each time, since each opening is on record. */
const { useDossierPagesInfiniteQuery } = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    dossierPages: build.infiniteQuery<DossierAnswer, { id: string; masked: boolean }, string | null>({
      infiniteQueryOptions: byCursor,
      query: ({ queryArg: { id }, pageParam }) => ({
        url: `/api/user/dossiers/${encodeURIComponent(id)}`,
        params: { ...(pageParam && { cursor: pageParam }) },
      }),
      keepUnusedDataFor: 0,
    }),
  }),
});

/** Everything that was looked up of one person or company, from what is kept: no source is asked. */
export function OneDossier({ id }: { id: string }) {
  usePageTitle('Dossiê');
  const { on: masked } = usePrivacyMode();
  const asked = { id, masked: masked ?? true };
  const query = useDossierPagesInfiniteQuery(asked, { skip: masked === null });
  const { currentData: data } = query;
  const navigate = useNavigate();
  const first = data?.pages[0];
  if (query.error && !first)
    return (
      <NotOpened
        heading="Dossiê"
        list={HISTORY}
        gone={{ title: 'Dossiê não encontrado', text: 'As consultas dele foram apagadas ou são de outra conta.' }}
        failed={{ title: 'Não foi possível abrir o dossiê', text: 'Não foi possível abrir o dossiê.' }}
        query={query}
      />
    );
  return (
    <>
      <BackLink to={HISTORY} />
      {!first || masked === null ? (
        <ResultSkeleton type="cpf" className="felt-wait" />
      ) : first.dossie.retido ? (
        <>
          <h1 className="visually-hidden">Dossiê</h1>
          <StatePanel
            title="Os dados desta pessoa não estão disponíveis."
            text="Nada do dossiê é mostrado. As consultas continuam no histórico, mascaradas."
            action={{ label: 'Ver histórico', onClick: () => navigate(HISTORY) }}
          />
        </>
      ) : (
        <DossierView
          about={first.dossie}
          lookups={data.pages.flatMap(({ consultas }) => consultas)}
          masked={masked}
          pages={query}
        />
      )}
    </>
  );
}
