import { countOfPeople } from '@kernel/results/format';
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { LookupFlow } from './lookup-flow';
import { readOf } from './people-pages';

/** How many people of a search are shown, and the way to the next of them, to the first of whom the focus then goes. */
export function MorePeople({ flow }: { flow: LookupFlow }) {
  const { run } = flow;
  const place = useRef<HTMLDivElement>(null);
  const read = run.phase === 'done' ? readOf(run.answer.data) : null;
  const shown = read?.shown ?? 0;
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
        <Button variant="default" size="md" loading={run.more.running} onClick={flow.more}>
          Mostrar mais
        </Button>
      )}
    </div>
  );
}
