import { LEGAL_BASES } from '@kernel/legal-bases';
import { lookupDefinition } from '@kernel/lookup-catalogue';
import { useState } from 'react';
import {
  type SourceChangeAnswer,
  type SourceItem,
  useGetSourceQuery,
  useUnregisterSourceMutation,
} from '../../../shared/api/generated';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { dayText, formatMoment } from '../../../shared/ui/dates';
import { Dialog } from '../../../shared/ui/dialog';
import { Fold } from '../../../shared/ui/fold';
import { isConflict } from '../is-conflict';
import { SourceForm } from './source-form';
import { seenAt } from './source-form-fields';

/** A source's entry in the register: to write, to take out, and how it came to be. */
export function SourceDialog({ source: opened, onClose }: { source: SourceItem; onClose: () => void }) {
  const { data, refetch } = useGetSourceQuery(opened.id, { refetchOnMountOrArgChange: true });
  const [source, setSource] = useState(opened);
  const [remove] = useUnregisterSourceMutation();
  const [removing, setRemoving] = useState(false);
  /** Somebody else was faster: what is saved next is saved over what is there now. */
  const seeAnew = async () => {
    const now = (await refetch()).data?.data ?? source;
    setSource(now);
    return now;
  };
  if (removing) {
    return (
      <ConfirmDialog
        title={source.name}
        confirm="Tirar do registro"
        cancel="Manter"
        failed="Não foi possível tirar a fonte do registro."
        call={async () => {
          const answer = await remove({ id: source.id, seenEntryBody: { seenAt: seenAt(source) } });
          if (isConflict(answer.error)) await seeAnew();
          return answer;
        }}
        onDone={onClose}
        onClose={() => setRemoving(false)}
      >
        <p>
          {source.askedBy.some((type) => lookupDefinition(type).personal)
            ? 'As consultas pessoais que só esta fonte responde serão recusadas até que ela volte ao registro.'
            : 'Sem registro, esta fonte de dados abertos é consultada em tudo o que responde.'}
        </p>
      </ConfirmDialog>
    );
  }
  return (
    <Dialog title={source.name} onClose={onClose}>
      {source.missing.length > 0 && <p className="warning">{source.missing.join(' ')}</p>}
      <SourceForm
        source={source}
        seeAnew={seeAnew}
        onDone={onClose}
        onRemove={source.entry ? () => setRemoving(true) : null}
        onClose={onClose}
      />
      {data && data.changes.length > 0 && (
        <Fold label="Mudanças deste registro">
          <ul className="small">
            {data.changes.map((change) => (
              <li key={change.at}>
                {formatMoment(change.at)}, {change.by ?? 'o próprio sistema'}: {changeInWords(change)}
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </Dialog>
  );
}

function changeInWords({ terms }: SourceChangeAnswer): string {
  if (!terms) return 'saiu do registro.';
  const basis = terms.legalBasis && (LEGAL_BASES as Readonly<Record<string, string>>)[terms.legalBasis];
  const until = terms.contractEnd ? `até ${dayText(terms.contractEnd)}` : 'sem fim marcado';
  return `${terms.owner}, ${basis ?? (terms.legalBasis ? 'dados fictícios' : 'sem base legal')}, contrato ${terms.contractNumber ?? '–'}, ${until}.`;
}
