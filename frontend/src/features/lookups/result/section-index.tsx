import { countOf, type ResultSection } from '@kernel/results/result-view';
import { PageIndex } from './page-index';

/** The result's sections with how much each holds. */
export function SectionIndex({ sections }: { sections: readonly ResultSection[] }) {
  const counted = sections.map((section) => ({ id: section.id, title: section.title, count: countOf(section) }));
  return <PageIndex label="Seções do resultado" sections={counted} />;
}
