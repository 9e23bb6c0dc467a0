import { isPurpose, PURPOSE_IDS, PURPOSES, type Purpose } from '@kernel/purposes';
import { type Ref, useEffect, useRef, useState } from 'react';
import { useUpdatePreferencesMutation } from '../lookups.api';
import type { ChosenPurpose } from './purpose';
import classes from './purpose-choice.module.css';

interface Props {
  readonly chosen: ChosenPurpose;
  readonly error: string | null;
  readonly disabled: boolean;
  readonly ref: Ref<HTMLFieldSetElement>;
}

/**
 * Why personal data is looked up: one click a session, then a line with a way to change it. Arrow keys only move the choice: the others stand
 * until one is pressed, or until the lookup is run.
 */
export function PurposeChoice({ chosen, error, disabled, ref }: Props) {
  const [changing, setChanging] = useState(false);
  const settled = chosen.purpose !== null && !changing && error === null;
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    if (pressed.current) place.current?.querySelector<HTMLElement>(settled ? 'button' : 'input:checked')?.focus();
    pressed.current = false;
  }, [settled]);
  return (
    <fieldset ref={ref} disabled={disabled} data-settled={settled || undefined}>
      <legend className={settled ? 'visually-hidden' : 'legend'}>Finalidade da consulta</legend>
      <div ref={place}>
        {settled ? (
          <p className={classes.line}>
            Finalidade: <strong className="bold">{PURPOSES[chosen.purpose as Purpose]}</strong>
            <button
              type="button"
              className={`link-button ${classes.link}`}
              onClick={() => {
                pressed.current = true;
                setChanging(true);
              }}
            >
              Alterar<span className="visually-hidden"> finalidade</span>
            </button>
          </p>
        ) : (
          <PurposeOptions
            value={chosen.purpose}
            onChoose={(purpose, stepped) => {
              chosen.choose(purpose);
              pressed.current = !stepped;
              setChanging(stepped);
            }}
          />
        )}
      </div>
      {error && (
        <p className="danger small near" role="alert">
          {error}
        </p>
      )}
      {chosen.purpose !== null && chosen.purpose !== chosen.accountDefault && settled && (
        <SaveAsDefault purpose={chosen.purpose} />
      )}
      {!settled && (
        <p className={`soft small near ${classes.help}`}>
          A lei pede um motivo para consultar dados pessoais. Vale para a sessão.
        </p>
      )}
    </fieldset>
  );
}

interface OptionsProps {
  readonly value: Purpose | null;
  /** `stepped`: by an arrow key, on the way to another maybe. */
  readonly onChoose: (purpose: Purpose, stepped: boolean) => void;
}

function PurposeOptions({ value, onChoose }: OptionsProps) {
  const stepping = useRef(false);
  return (
    <div className="row gap-2">
      {PURPOSE_IDS.map((purpose) => (
        <label key={purpose} className={`focus-ring ${classes.option}`}>
          <input
            type="radio"
            name="finalidade"
            className="visually-hidden"
            value={purpose}
            checked={value === purpose}
            onChange={() => undefined}
            onKeyDown={({ key }) => {
              stepping.current = key.startsWith('Arrow');
            }}
            onClick={({ currentTarget }) => {
              if (isPurpose(currentTarget.value)) onChoose(currentTarget.value, stepping.current);
              stepping.current = false;
            }}
          />
          {PURPOSES[purpose]}
        </label>
      ))}
    </div>
  );
}

function SaveAsDefault({ purpose }: { purpose: Purpose }) {
  const [save, { isLoading, isError }] = useUpdatePreferencesMutation();
  return (
    <p className={`soft small near ${classes.help}`}>
      <button
        type="button"
        className={`link-button ${classes.link}`}
        disabled={isLoading}
        onClick={() => save({ finalidadePadrao: purpose })}
      >
        Usar sempre esta finalidade
      </button>
      {isError && <span role="alert"> Não foi possível salvar. Tente de novo.</span>}
    </p>
  );
}
