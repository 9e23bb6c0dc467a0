import { SEARCH_MS } from '@kernel/people-search';
import { countOfPeople } from '@kernel/results/format';
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useMinutely } from '../../../shared/ui/use-time-ago';
import type { LookupFlow } from './lookup-flow';
import { readOf } from './people-pages';

/** Before the server forgets the search, since the page looks at its clock that often. */
const A_MINUTE_MS = 60_000;

interface Props {
  readonly flow: LookupFlow;
  /** Runs the search anew, which counts. */
  readonly again: () => void;
}

/** How many people of a search are shown, and the way to the next of them, to the first of whom the focus then goes. */
export function MorePeople({ flow, again }: Props) {
  const { run } = flow;
  const place = useRef<HTMLDivElement>(null);
  const read = run.phase === 'done' ? readOf(run.answer.data) : null;
  const shown = read?.shown ?? 0;
  const doneAt = run.phase === 'done' ? run.doneAt : 0;
  const over = useMinutely(() => Date.now() - doneAt > SEARCH_MS - A_MINUTE_MS);
  const before = useRef(shown);
  useEffect(() => {
    const lines = place.current?.closest('article')?.querySelectorAll<HTMLElement>('li > details > summary');
    if (shown > before.current) lines?.[before.current]?.focus();
    before.current = shown;
  }, [shown]);
  if (run.phase !== 'done' || !read) return null;
  const { total, goesOn } = read;
  return (
    <div ref={place} className="row apart middle between">
      <p role="status" className="soft">
        Mostrando {shown.toLocaleString('pt-BR')} de {countOfPeople(total, goesOn)}
      </p>
      {run.more.problem && (
        <p role="alert" className="danger">
          {run.more.problem.text}
        </p>
      )}
      {shown < total && (
        <Button variant="default" size="md" loading={run.more.running} onClick={over ? again : flow.more}>
          {over ? 'Consultar de novo (conta uma consulta)' : 'Mostrar mais'}
        </Button>
      )}
    </div>
  );
}
