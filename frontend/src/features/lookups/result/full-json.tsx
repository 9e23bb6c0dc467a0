import type { ResultView } from '@kernel/results/result-view';
import { useState } from 'react';
import type { LookupMeta } from '../../../shared/api/generated';
import { CopyButton } from './copy-button';
import classes from './full-json.module.css';
import { resultJson } from './result-files';

/** The whole answer as it came, on demand. */
export function FullJson({ view, data, meta }: { view: ResultView; data: unknown; meta: LookupMeta | null }) {
  const [open, setOpen] = useState(false);
  const json = open ? resultJson(view, data, meta) : '';
  return (
    <>
      <button type="button" className="link-button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? 'Ocultar JSON' : 'Ver JSON Completo'}
      </button>
      {open && (
        <section className={classes.json} aria-label="JSON completo">
          <CopyButton value={json} label="Copiar JSON" words="Copiar" />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <pre tabIndex={0}>{json}</pre>
        </section>
      )}
    </>
  );
}
