import {
  countOf,
  type RelatedDocument,
  type ResultBlock,
  type ResultField,
  type ResultItem,
  type ResultView,
} from '../result-view.js';

/** A view as lines to compare: its head, what it is summed up in (*), and its sections (#) with all that is in them. */
export function linesOf(view: ResultView): string[] {
  const { title, documentLabel, document, status, facts, summary, sections } = view;
  return [
    `${title} | ${documentLabel} ${document} | ${status ? `${status.text} (${status.tone})` : '-'}`,
    ...facts,
    ...summary.map(({ label, value, note, tone, points, section, links = [] }) =>
      [`* ${label}: ${value}`, note ?? '-', tone ?? '-', points ?? '-', section, ...links.map(({ href }) => href)].join(
        ' | ',
      ),
    ),
    ...sections.flatMap((section) => [
      `# ${section.id}, ${section.title}: ${countOf(section)}`,
      ...section.blocks.flatMap(ofBlock),
    ]),
  ].map((line) => line.replace(/\s/g, ' '));
}

function ofBlock(block: ResultBlock): string[] {
  switch (block.kind) {
    case 'fields':
      return block.fields.map(ofField);
    case 'items':
      return [...(block.title ? [`## ${block.title}`] : []), ...block.items.map(ofItem)];
    case 'scores':
      return block.scores.map(({ name, points, words, tone }) => `${name}: ${points} | ${words} | ${tone}`);
    case 'photo':
      return [`${block.photo.alt}: ${block.photo.src}`];
    case 'people':
      return block.people.flatMap(({ name, facts, related, fields, addresses, facets }) => [
        `- ${[name, ...facts].join(', ')}${arrow(related)}`,
        `  ${block.stateLabel} ${facets.states.join(' ')}, ${facets.age}, ${facets.mother}`,
        ...fields.map((one) => `  ${ofField(one)}`),
        ...addresses.map((one) => `  ${ofItem(one)}`),
      ]);
  }
}

function ofField({ label, value, related, isScore }: ResultField): string {
  return `${label}: ${value}${arrow(related)}${isScore ? ' (score)' : ''}`;
}

function ofItem({ title, details, links, related }: ResultItem): string {
  return [`- ${title}`, ...details.map(ofField), ...links.map(({ href }) => href)].join(' | ') + arrow(related);
}

function arrow(related: RelatedDocument | null | undefined): string {
  return related ? ` > ${related.type} ${related.document}` : '';
}
