import { lookupDefinition } from '@kernel/lookup-catalogue';
import { IconArrowRight } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { CloseButton } from '../../../shared/ui/close-button';
import { lazyOf } from '../../../shared/ui/code-of';
import { LatePart } from '../../../shared/ui/late-part';
import { resultAt } from '../paths';
import classes from './beside-lookup.module.css';
import { keepPlace } from './keep-place';
import type { LookupFlow } from './lookup-flow';
import { LookupProblemView } from './lookup-problem-view';
import { RunningLookup } from './running-lookup';

const BesideAnswer = lazyOf(() => import('./beside-answer'), 'BesideAnswer');

/** A related lookup, run and shown beside the result it came from; on phones over it. Esc closes it. */
export function BesideLookup({ flow }: { flow: LookupFlow }) {
  const { type, run, filled } = flow;
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef(document.activeElement);
  const close = () => {
    keepPlace(opener.current, () => flow.choose(null));
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows each further lookup
  useEffect(() => heading.current?.focus(), [filled]);
  if (!type) return null;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  };
  return (
    <aside className={`screen-only ${classes.panel}`} aria-label="Consulta ao lado" onKeyDown={onKeyDown}>
      <div className={`line middle ${classes.bar}`}>
        <h2 ref={heading} tabIndex={-1} className={classes.type}>
          {lookupDefinition(type).label}
        </h2>
        {run.phase === 'done' && (
          <Link to={resultAt(run.answer.meta.protocolo)} className={classes.whole}>
            Abrir resultado inteiro
            <IconArrowRight size={16} stroke={1.8} aria-hidden />
          </Link>
        )}
        <CloseButton label="Fechar consulta ao lado" onClick={close} />
      </div>
      <p role="status" className="visually-hidden">
        {run.phase === 'done' && 'Resultado pronto.'}
      </p>
      <div className={classes.body}>
        {run.phase === 'running' && <RunningLookup type={type} startedAt={run.startedAt} onCancel={close} />}
        {run.phase === 'failed' && (
          <LookupProblemView
            problem={run.problem}
            onRepeat={() => {
              heading.current?.focus();
              void flow.submit(run.purpose);
            }}
            onCorrect={close}
          />
        )}
        {run.phase === 'done' && (
          <LatePart>
            <BesideAnswer type={type} answer={run.answer} />
          </LatePart>
        )}
      </div>
    </aside>
  );
}
