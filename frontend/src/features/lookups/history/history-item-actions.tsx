import { IconFolder, IconRefresh, IconTrash } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { HistoryItem as Entry } from '../../../shared/api/generated';
import { dossierAt } from '../paths';
import classes from './history-item.module.css';

/** What can be done with an entry; the same for all of them, so that a change to one leaves the others alone. */
export interface EntryActions {
  readonly listAddress: string;
  readonly onSelect: (id: string, event: MouseEvent<HTMLInputElement>) => void;
  readonly onErase: (entry: Entry) => void;
  readonly onRepeat: (entry: Entry) => void;
}

interface Props {
  readonly entry: Entry;
  readonly about: string;
  readonly runnable: boolean;
  readonly actions: EntryActions;
  /** It is being opened. */
  readonly busy: boolean;
}

/** The ways on from an entry: its dossier, the same lookup again, and its end. */
export function HistoryItemActions({ entry, about, runnable, actions, busy }: Props) {
  const { dossie } = entry;
  return (
    <div className={classes.actions}>
      {dossie && (
        <Link
          to={dossierAt(dossie)}
          className={`text-action ${classes.action}`}
          aria-label={`Abrir dossiê de ${about}`}
        >
          <IconFolder size={16} stroke={1.7} aria-hidden />
          Dossiê
        </Link>
      )}
      {runnable && (
        <button
          type="button"
          className={`text-action ${classes.action}`}
          aria-busy={busy || undefined}
          onClick={() => busy || actions.onRepeat(entry)}
        >
          <IconRefresh size={16} stroke={1.7} aria-hidden />
          Consultar de novo<span className="visually-hidden"> {about}</span>
        </button>
      )}
      <button
        type="button"
        className={`text-action ${classes.action}`}
        onClick={() => actions.onErase(entry)}
        aria-label={`Apagar ${about}`}
        title="Apagar"
      >
        <IconTrash size={16} stroke={1.7} aria-hidden />
      </button>
    </div>
  );
}
