import { useState } from 'react';
import { readApiError } from '../../../shared/api/api-error';
import { type DossierAnnotations, generatedApi, useLazyGetDossierQuery } from '../../../shared/api/generated';

const { useAnnotateDossierMutation } = generatedApi.enhanceEndpoints({
  endpoints: { annotateDossier: { invalidatesTags: (_answer, error) => (error ? [] : ['Dossiers']) } },
});

const CHANGED = 'O dossiê mudou em outro lugar e já aparece atualizado. Confira e repita a alteração.';

interface Change {
  readonly anotacoes?: string[];
  readonly etiquetas?: string[];
  /** Said once it is saved. */
  readonly done: string;
  /** Whether it stands in what is written now, since its answer may have been lost. */
  readonly isMade: (now: DossierAnnotations) => boolean;
}

/** What is written in a dossier. Each change is saved at once, over the version that was read; where that is an old one, it is read again. */
export function useAnnotations(id: string, about: DossierAnnotations) {
  const [shown, setShown] = useState(about);
  const [outcome, setOutcome] = useState<{ readonly said?: string; readonly problem?: unknown }>({});
  const [save, { isLoading }] = useAnnotateDossierMutation();
  const [read, { isFetching }] = useLazyGetDossierQuery();
  return {
    ...shown,
    ...outcome,
    busy: isLoading || isFetching,
    /** Answers whether it is saved. */
    async change({ done, isMade, ...next }: Change): Promise<boolean> {
      setOutcome({});
      const { anotacoes, etiquetas, versao } = shown;
      const annotateDossierBody = { anotacoes: anotacoes.map(({ texto }) => texto), etiquetas, versao, ...next };
      const { data, error } = await save({ id, annotateDossierBody });
      const isOld = readApiError(error, '').code === 'DOSSIER_CHANGED';
      const now = data?.dossie ?? (isOld ? (await read({ id })).data?.dossie : undefined);
      if (now) setShown(now);
      const saved = data !== undefined || (now !== undefined && isMade(now));
      setOutcome(saved ? { said: done } : { problem: now ? CHANGED : error });
      return saved;
    },
  };
}
