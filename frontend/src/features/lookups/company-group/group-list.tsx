import { useState } from 'react';
import type { CompanyGroupAnswer } from '../../../shared/api/generated';
import list from '../dossier/relation-list.module.css';
import classes from './company-group.module.css';
import { GroupMember } from './group-member';

interface Props {
  readonly group: CompanyGroupAnswer['data'];
  readonly say: (text: string) => string;
}

/** What the steps lead to. */
const STEPS = ['A empresa', 'Sócios, filiais e participações', 'Outras empresas deles', 'Sócios dessas empresas'];

/** Everybody in the group, step by step, with each link's source, since when, and how sure it is. */
export function GroupList({ group, say }: Props) {
  const [hidden, setHidden] = useState<readonly number[]>([]);
  const steps = [...new Set(group.nos.map(({ passo }) => passo))].filter((step) => step > 0);
  const toggle = (step: number) =>
    setHidden(hidden.includes(step) ? hidden.filter((one) => one !== step) : [...hidden, step]);
  return (
    <>
      {steps.length > 1 && (
        <fieldset className={`screen-only ${classes.filters}`}>
          <legend className="visually-hidden">Passos na lista</legend>
          {steps.map((step) => (
            <button
              key={step}
              type="button"
              className={classes.chip}
              aria-pressed={!hidden.includes(step)}
              onClick={() => toggle(step)}
            >
              {STEPS[step]} <small>{group.nos.filter(({ passo }) => passo === step).length}</small>
            </button>
          ))}
        </fieldset>
      )}
      {steps
        .filter((step) => !hidden.includes(step))
        .map((step) => (
          <div key={step} className={list.kind}>
            <h3 className="medium">{STEPS[step]}</h3>
            <ul className={list.list} aria-label={STEPS[step] ?? ''}>
              {group.nos
                .filter(({ passo }) => passo === step)
                .map((node) => (
                  <GroupMember key={node.id} node={node} group={group} say={say} />
                ))}
            </ul>
          </div>
        ))}
    </>
  );
}
