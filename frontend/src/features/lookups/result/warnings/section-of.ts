import { countOf, type ResultSection, type ResultView } from '@kernel/results/result-view';
import type { Evidence, Topic } from '@kernel/warnings/warning';

/** Sections that tell of a topic, the likeliest first. */
const SECTIONS: Readonly<Record<Topic, readonly string[]>> = {
  registration: ['dados-gerais', 'receita-federal', 'pessoas'],
  score: ['score', 'pessoas'],
  income: ['renda', 'perfil'],
  contacts: ['contatos', 'pessoas'],
  addresses: ['enderecos', 'endereco', 'pessoas'],
  documents: ['documentos'],
  companies: ['empresas'],
  partners: ['socios'],
  people: ['pessoas'],
  source: ['perfil'],
};

/** The id of the section that a fact stands in: the one with a field of its label, else the topic's; null when none is filled. */
export function sectionOf({ sections }: ResultView, { label, topic }: Evidence): string | null {
  const filled = sections.filter((section) => countOf(section) > 0);
  const named = filled.find((section) => hasField(section, label));
  const topical = SECTIONS[topic].find((id) => filled.some((section) => section.id === id));
  return named?.id ?? topical ?? null;
}

function hasField({ blocks }: ResultSection, label: string): boolean {
  return blocks.some((block) => block.kind === 'fields' && block.fields.some((one) => one.label === label));
}
