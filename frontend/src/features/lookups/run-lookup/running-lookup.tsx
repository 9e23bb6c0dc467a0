import type { LookupType } from '@kernel/lookup-catalogue';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { ResultSkeleton } from '../result/result-skeleton';
import classes from './running-lookup.module.css';

const SKELETON_AFTER_MS = 200;
const WORDS_AFTER_MS = 3000;

/** Nothing for an instant, then the result's shape, then how long it is taking and a way out. */
export function RunningLookup({
  type,
  startedAt,
  onCancel,
}: {
  type: LookupType;
  startedAt: number;
  onCancel: () => void;
}) {
  const passed = useElapsed(startedAt);
  if (passed < SKELETON_AFTER_MS) return null;
  const seconds = Math.floor(passed / 1000);
  return (
    <div className="far">
      <div role="status" className={`line soft medium middle ${classes.words}`}>
        {passed < WORDS_AFTER_MS ? (
          <span className="visually-hidden">Consultando</span>
        ) : (
          <>
            <span>Consultando fontes…</span>
            <span className="tabular" aria-hidden="true">
              {seconds} s
            </span>
            <Button variant="default" size="xs" onClick={onCancel}>
              Cancelar
            </Button>
          </>
        )}
      </div>
      <ResultSkeleton type={type} />
    </div>
  );
}

/** Milliseconds since the start, told at the moments that matter here. */
function useElapsed(startedAt: number): number {
  const [now, setNow] = useState(startedAt);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SKELETON_AFTER_MS);
    return () => clearInterval(timer);
  }, []);
  return now - startedAt;
}
