import { type LookupType, lookupDefinition } from '@kernel/lookup-catalogue';
import { LOOKUP_VIEWS } from '../lookup-views';
import type { DetectedLookup } from './detect-lookup';
import classes from './smart-box.module.css';

interface Props {
  readonly candidates: readonly DetectedLookup[];
  readonly chosen: LookupType;
  readonly onChoose: (type: LookupType) => void;
}

/** What the text can be meant for; the marked one is under Enter. */
export function CandidateChips({ candidates, chosen, onChoose }: Props) {
  return (
    <fieldset className="row gap-2">
      <legend className="visually-hidden">Tipo de consulta reconhecido</legend>
      {candidates.map(({ type }) => {
        const { icon: Icon } = LOOKUP_VIEWS[type];
        return (
          <label key={type} className={`focus-ring ${classes.chip}`}>
            <input
              type="radio"
              name="tipo"
              className="visually-hidden"
              checked={type === chosen}
              onChange={() => onChoose(type)}
            />
            <Icon size={16} stroke={1.8} aria-hidden />
            {lookupDefinition(type).label}
          </label>
        );
      })}
    </fieldset>
  );
}
