import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { readApiError } from '../../../shared/api/api-error';
import { baseApi } from '../../../shared/api/base-api';
import { saveAnswer } from '../../../shared/api/save-answer';
import { Card } from '../../../shared/ui/card';
import { Said } from '../../../shared/ui/said';

/** The export goes from the answer to the disk and never into the store. */
const { useSaveOwnDataMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    saveOwnData: build.mutation<null, void>({
      query: () => ({ url: '/api/user/export', responseHandler: saveAnswer('meus-dados.json') }),
    }),
  }),
});

/** A copy of everything that is held about the account. */
export function OwnDataCard() {
  const [fetchFile, { isLoading, isSuccess, error }] = useSaveOwnDataMutation();
  return (
    <Card title="Meus dados">
      <p className="soft medium">
        Um arquivo JSON com tudo o que guardamos sobre você: cadastro, aceites, sessões, pagamentos e o histórico, com
        as consultas e os resultados por extenso. Guarde-o com cuidado: ele contém dados de outras pessoas. Até três
        vezes por dia; cada vez fica registrada.
      </p>
      <Button
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        loading={isLoading}
        onClick={() => fetchFile()}
      >
        Baixar meus dados
      </Button>
      <Said failed={error !== undefined}>
        {error ? readApiError(error, 'Não foi possível baixar seus dados.').text : isSuccess && 'Arquivo baixado.'}
      </Said>
    </Card>
  );
}
