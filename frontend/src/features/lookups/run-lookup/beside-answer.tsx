import type { LookupType } from '@kernel/lookup-catalogue';
import { READERS } from '@kernel/results/read-result';
import { countOf } from '@kernel/results/result-view';
import { warningsOf } from '@kernel/warnings/warnings-of';
import { dayInBrazil } from '../../../shared/ui/dates';
import { DOT } from '../../../shared/ui/dot';
import type { LookupAnswer } from '../lookups.api';
import { useNaturalView } from '../result/natural-view';
import { ResultSectionPanel } from '../result/result-section';
import { SimulatedBanner } from '../result/simulated-banner';
import { SummaryList } from '../result/summary/summary-list';
import { WarningList } from '../result/warnings/warning-list';
import classes from './beside-lookup.module.css';

const NO_LINKS: ReadonlySet<string> = new Set();

/** A result in a panel: who, what decides, what deserves a second look, then the record. */
export function BesideAnswer({ type, answer: { data, meta } }: { type: LookupType; answer: LookupAnswer }) {
  const { view, say } = useNaturalView(READERS[type](data));
  const { title, document, documentLabel, status, facts, summary } = view;
  const sections = view.sections.map((section) => ({ ...section, id: `ao-lado-${section.id}` }));
  return (
    <>
      {meta.simulado && <SimulatedBanner />}
      <div>
        <p className={classes.title}>{title}</p>
        <p className="soft tabular">
          {[document && `${documentLabel} ${document}`, status?.text, ...facts].filter(Boolean).join(DOT)}
        </p>
      </div>
      {summary.length > 0 && <SummaryList facts={summary} sections={NO_LINKS} />}
      <WarningList
        result={warningsOf(type, data, meta.dadosDe, dayInBrazil(new Date()))}
        view={{ ...view, sections }}
        say={say}
      />
      {sections
        .filter((section) => countOf(section) > 0)
        .map((section) => (
          <ResultSectionPanel key={section.id} section={section} showEmpty={false} />
        ))}
    </>
  );
}
