import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import type { ChosenPurpose } from '../run-lookup/purpose';
import { PurposeChip } from '../run-lookup/purpose-chip';
import classes from './company-group.module.css';

export type Steps = 1 | 2 | 3;

const CHOICES: readonly { readonly steps: Steps; readonly label: string }[] = [
  { steps: 1, label: 'Sócios e filiais' },
  { steps: 2, label: 'Com as outras empresas deles' },
  { steps: 3, label: 'Com os sócios dessas empresas' },
];

interface Props {
  readonly asked: Steps | null;
  readonly chosen: ChosenPurpose;
  readonly busy: boolean;
  readonly onAsk: (steps: Steps) => void;
}

/** How far to go, why, and what it costs, before anything is asked. */
export function GroupAsk({ asked, chosen, busy, onAsk }: Props) {
  const [steps, setSteps] = useState<Steps>(asked ?? 1);
  const cost = useId();
  const [refused, setRefused] = useState(false);
  const missing = refused && steps > 1 && chosen.purpose === null;
  const ask = () => {
    setRefused(true);
    if (steps === 1 || chosen.purpose !== null) onAsk(steps);
  };
  return (
    <div className={`screen-only ${classes.ask}`}>
      <fieldset className={`row ${classes.steps}`}>
        <legend>Até onde ir</legend>
        {CHOICES.map((choice) => (
          <label key={choice.steps} className={classes.step}>
            <input
              type="radio"
              name="passos"
              checked={steps === choice.steps}
              onChange={() => setSteps(choice.steps)}
            />
            {choice.label}
          </label>
        ))}
      </fieldset>
      {steps > 1 && (
        <div className="grid gap-2 starts">
          <p className="soft medium">
            Procurar as outras empresas de uma pessoa é consulta de dados pessoais: pede finalidade e fica na auditoria.
          </p>
          <PurposeChip chosen={chosen} missing={missing} />
          <p role="status" className="danger small">
            {missing && 'Escolha a finalidade. A lei pede um motivo para consultar dados pessoais.'}
          </p>
        </div>
      )}
      {(asked !== steps || busy) && (
        <div className={`row ${classes.go}`}>
          <p id={cost} className="soft medium">
            {costInWords(steps)}
          </p>
          <Button variant="default" onClick={ask} loading={busy} aria-describedby={cost}>
            {asked === null ? 'Ver grupo' : 'Ver de novo'}
          </Button>
        </div>
      )}
    </div>
  );
}

function costInWords(steps: Steps): string {
  if (steps === 1) return 'Usa 1 consulta do dia; 2 ou 3 em grupos com mais de 50 nomes.';
  return 'Usa 1 consulta do dia e mais 1 por sócio pesquisado, até 10 sócios; 1 ou 2 a mais em grupos com mais de 50 nomes.';
}
