import { useState } from 'react';
import { readApiError } from '../../../shared/api/api-error';
import { baseApi } from '../../../shared/api/base-api';
import { type OwnerProofRequest, useEraseAccountMutation } from '../../../shared/api/generated';
import { leaveTo } from '../../../shared/api/leave';
import { clearPendingPayer } from '../../../shared/api/pending-payer';
import { saveAnswer } from '../../../shared/api/save-answer';
import { OwnerProofDialog } from '../second-factor/owner-proof-dialog';
import { WhatGoes } from './what-goes';

/** The export goes from the answer to the disk and never into the store. */
const { useSaveDataByPasswordMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    saveDataByPassword: build.mutation<null, OwnerProofRequest>({
      query: (body) => ({
        url: '/api/user/export',
        method: 'POST',
        body,
        responseHandler: saveAnswer('meus-dados.json'),
      }),
    }),
  }),
});

/** For who has an account and neither plan nor session: a copy of what is held about it, or its end. */
export function OwnDataDialog({ act, onClose }: { act: 'copy' | 'end'; onClose: () => void }) {
  const [save] = useSaveDataByPasswordMutation();
  const [erase] = useEraseAccountMutation();
  const [withCode, setWithCode] = useState(false);
  const askingForCode = async <Answer extends { error?: unknown }>(call: PromiseLike<Answer>) => {
    const answer = await call;
    if (readApiError(answer.error, '').code === 'TOTP_REQUIRED') setWithCode(true);
    return answer;
  };

  if (act === 'copy') {
    return (
      <OwnerProofDialog
        title="Baixar seus dados"
        submit="Baixar"
        withCode={withCode}
        call={(proof) => askingForCode(save(proof))}
        failed="Não foi possível baixar seus dados."
        onDone={onClose}
        onClose={onClose}
      >
        <p>Um arquivo JSON com tudo o que guardamos sobre você. Até três vezes por dia; cada vez fica registrada.</p>
      </OwnerProofDialog>
    );
  }
  return (
    <OwnerProofDialog
      title="Encerrar sua conta?"
      submit="Encerrar conta"
      danger
      withCode={withCode}
      call={(proof) => askingForCode(erase(proof))}
      failed="Não foi possível encerrar a conta."
      onDone={() => {
        clearPendingPayer();
        sessionStorage.clear();
        leaveTo('/login?motivo=conta-encerrada');
      }}
      onClose={onClose}
    >
      <WhatGoes />
    </OwnerProofDialog>
  );
}
