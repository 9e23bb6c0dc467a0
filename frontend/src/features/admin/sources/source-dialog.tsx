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
import { isConflict } from '../is-conflict';
import { SourceForm } from './source-form';
import { seenAt } from './source-form-fields';
import classes from './sources.module.css';

/** A source's entry in the register: to write, to take out, and how it came to be. */
export function SourceDialog({ source: opened, onClose }: { source: SourceItem; onClose: () => void }) {
  const { data, refetch } = useGetSourceQuery({ id: opened.id }, { refetchOnMountOrArgChange: true });
  const [source, setSource] = useState(opened);
  const [removing, setRemoving] = useState(false);
  /** Somebody else was faster: what is saved next is saved over what is there now. */
  const seeAnew = async () => {
    const now = (await refetch()).data?.data ?? source;
    setSource(now);
    return now;
  };
  return (
    <Dialog title={source.name} onClose={onClose}>
      {source.missing.length > 0 && <p className={classes.missing}>{source.missing.join(' ')}</p>}
      {removing ? (
        <Removal source={source} seeAnew={seeAnew} onDone={onClose} onKeep={() => setRemoving(false)} />
      ) : (
        <SourceForm
          source={source}
          seeAnew={seeAnew}
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

interface RemovalProps {
  readonly source: SourceItem;
  readonly seeAnew: () => unknown;
  readonly onDone: () => void;
  readonly onKeep: () => void;
}

function Removal({ source, seeAnew, onDone, onKeep }: RemovalProps) {
  const [remove, { isLoading, error: problem }] = useUnregisterSourceMutation();
  return (
    <>
      <p>As consultas pessoais que só esta fonte responde serão recusadas até que ela volte ao registro.</p>
      <Problem error={problem} text="Não foi possível tirar a fonte do registro." />
      <DialogActions>
        <Button variant="default" onClick={onKeep}>
          Manter
        </Button>
        <Button
          color="red"
          loading={isLoading}
          onClick={async () => {
            const { error } = await remove({ id: source.id, seenEntryBody: { seenAt: seenAt(source) } });
            if (!error) onDone();
            else if (isConflict(error)) await seeAnew();
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
