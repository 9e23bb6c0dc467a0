import { useCallDispatch } from '../../../shared/api/call';
import { generatedApi } from '../../../shared/api/generated';
import { saveAnswer } from '../../../shared/api/save-answer';

const reportApi = generatedApi.injectEndpoints({
  endpoints: (build) => ({
    saveReport: build.mutation<null, string>({
      query: (protocolo) => ({
        url: `/api/user/history/${protocolo}/report`,
        method: 'POST',
        responseHandler: saveAnswer('relatorio.pdf'),
      }),
      invalidatesTags: (_answer, error) => (error ? [] : ['MadeReports']),
    }),
  }),
});

/** Has the server make the report of a saved lookup, and saves it; throws what the call failed with. */
export function useReport(): (protocolo: string) => Promise<void> {
  const dispatch = useCallDispatch();
  return async (protocolo) => {
    const { error } = await dispatch(reportApi.endpoints.saveReport.initiate(protocolo, { track: false }));
    if (error) throw error;
  };
}
