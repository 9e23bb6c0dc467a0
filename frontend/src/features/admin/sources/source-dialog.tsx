import { LEGAL_BASES } from '@kernel/legal-bases';
import { Button } from '@mantine/core';
import { useState } from 'react';
import {
  type SourceChangeAnswer,
  type SourceItem,
  useGetSourceQuery,
  useUnregisterSourceMutation,
} from '../../../shared/api/generated';
import { dayText, formatMoment } from '../../../shared/ui/dates';
import { Dialog, DialogActions } from '../../../shared/ui/dialog';
import { Fold } from '../../../shared/ui/fold';
import { Problem } from '../../../shared/ui/problem';
import { SourceForm } from './source-form';
import classes from './sources.module.css';

/** A source's entry in the register: to write, to take out, and how it came to be. */
export function SourceDialog({ source, onClose }: { source: SourceItem; onClose: () => void }) {
  const { data } = useGetSourceQuery({ id: source.id }, { refetchOnMountOrArgChange: true });
  const [removing, setRemoving] = useState(false);
  return (
    <Dialog title={source.name} onClose={onClose}>
      {source.missing.length > 0 && <p className={classes.missing}>{source.missing.join(' ')}</p>}
      {removing ? (
        <Removal source={source} onDone={onClose} onKeep={() => setRemoving(false)} />
      ) : (
        <SourceForm
          source={source}
          onDone={onClose}
          onRemove={source.entry ? () => setRemoving(true) : null}
          onClose={onClose}
        />
      )}
      {data && data.changes.length > 0 && (
        <Fold label="Mudanças deste registro">
          <ul className={classes.plain}>
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

function Removal({ source, onDone, onKeep }: { source: SourceItem; onDone: () => void; onKeep: () => void }) {
  const [remove, { isLoading, error }] = useUnregisterSourceMutation();
  return (
    <>
      <p>As consultas pessoais que só esta fonte responde serão recusadas até que ela volte ao registro.</p>
      <Problem error={error} text="Não foi possível tirar a fonte do registro." />
      <DialogActions>
        <Button variant="default" onClick={onKeep}>
          Manter
        </Button>
        <Button
          color="red"
          loading={isLoading}
          onClick={async () => {
            const { data } = await remove({ id: source.id });
            if (data) onDone();
          }}
        >
          Tirar do registro
        </Button>
      </DialogActions>
    </>
  );
}

function changeInWords({ terms }: SourceChangeAnswer): string {
  if (!terms) return 'saiu do registro.';
  const basis = terms.legalBasis && (LEGAL_BASES as Readonly<Record<string, string>>)[terms.legalBasis];
  const until = terms.contractEnd ? `até ${dayText(terms.contractEnd)}` : 'sem fim marcado';
  return `${terms.owner}, ${basis ?? (terms.legalBasis ? 'dados fictícios' : 'sem base legal')}, contrato ${terms.contractNumber ?? '–'}, ${until}.`;
}
