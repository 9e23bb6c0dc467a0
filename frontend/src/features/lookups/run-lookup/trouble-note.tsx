import type { LookupType } from '@kernel/lookup-catalogue';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useLookupStates } from '../lookup-states';
import classes from './trouble-note.module.css';

const WORDS: Readonly<Record<string, string>> = {
  instavel: 'Esta consulta está instável: pode demorar ou falhar.',
  fora_do_ar: 'A fonte desta consulta não está respondendo. Você pode tentar, mas ela deve falhar.',
};

/** Beneath a form whose sources are in trouble, as it may come late and must not move what is about to be pressed: what to expect. */
export function TroubleNote({ type }: { type: LookupType }) {
  const state = useLookupStates().stateOf(type);
  const words = WORDS[state];
  if (!words) return null;
  return (
    <p className={classes.note} data-state={state} role="status">
      <IconAlertTriangle size={18} stroke={1.7} aria-hidden />
      <span>
        {words} <Link to="/status">Ver a situação do serviço</Link>
      </span>
    </p>
  );
}
