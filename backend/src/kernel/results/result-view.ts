import type { LookupType } from '../lookup-catalogue.js';
import { words } from '../source-record.js';

export { words };

/** A result as the page shows it, whatever its type: the type's own file translates the answer into this. */
export interface ResultView {
  readonly title: string;
  /** Who or what the answer is about, formatted. */
  readonly document: string;
  readonly documentLabel: string;
  readonly status: { readonly text: string; readonly tone: Tone } | null;
  /** Short facts beside the status: the age or opening date, the place. */
  readonly facts: readonly string[];
  /** The four to six facts that decide, the most telling first. */
  readonly summary: readonly SummaryFact[];
  readonly sections: readonly ResultSection[];
}

export type Tone = 'good' | 'caution' | 'bad' | 'neutral';

export interface SummaryFact {
  readonly label: string;
  /** Null when the source says nothing. */
  readonly value: string | null;
  /** What places the value: since when, in which band, one of how many. */
  readonly note?: string | null;
  readonly tone?: Tone;
  /** Where on the scale of 1000 it lies; such a fact is shown with the warning that goes with scores. */
  readonly points?: number | null;
  /** The id of the section that tells more. */
  readonly section: string;
  readonly links?: readonly ResultLink[];
}

export interface ResultSection {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly ResultBlock[];
}

export type ResultBlock =
  | { readonly kind: 'fields'; readonly title?: string; readonly fields: readonly ResultField[] }
  | { readonly kind: 'items'; readonly title?: string; readonly items: readonly ResultItem[] }
  | { readonly kind: 'people'; readonly people: readonly ResultPerson[]; readonly stateLabel: string }
  | { readonly kind: 'photo'; readonly photo: ResultPhoto }
  | { readonly kind: 'scores'; readonly scores: readonly ResultScore[] };

/** A label and what the source says; null when it says nothing. */
export interface ResultField {
  readonly label: string;
  readonly value: string | null;
  /** The value itself can be looked up in turn. */
  readonly related?: RelatedDocument | null;
  /** It is shown and handed over with the warning that goes with scores. */
  readonly isScore?: boolean;
}

/** One of several people in an answer: a line that opens to the whole record. */
export interface ResultPerson {
  readonly name: string;
  /** What tells namesakes apart; documents in it are masked. */
  readonly facts: readonly string[];
  readonly related: RelatedDocument | null;
  readonly fields: readonly ResultField[];
  readonly addresses: readonly ResultItem[];
  /** What a list of people is narrowed and sorted by. */
  readonly facets: PersonFacets;
}

export interface PersonFacets {
  readonly age: number | null;
  readonly states: readonly string[];
  readonly mother: string | null;
}

export interface ResultPhoto {
  /** A data address; null when the answer brings no picture, as a saved one never does. */
  readonly src: string | null;
  readonly alt: string;
}

/** One of several alike: a phone, an address, a relative, a company. */
export interface ResultItem {
  readonly title: string;
  readonly details: readonly ResultField[];
  readonly links: readonly ResultLink[];
  /** A document that can be looked up in turn. */
  readonly related: RelatedDocument | null;
}

export interface ResultLink {
  readonly kind: 'phone' | 'whatsapp' | 'map' | 'mail';
  readonly label: string;
  readonly href: string;
}

/** Types of one input, named as the type itself. */
export type RelatedType = Extract<LookupType, 'cpf' | 'cnpj' | 'telefone' | 'cep' | 'rg' | 'nome'>;

export interface RelatedDocument {
  readonly type: RelatedType;
  readonly document: string;
}

export interface ResultScore {
  readonly name: string;
  /** From 0 to 1000; null when the source gave a range only. */
  readonly points: number | null;
  readonly words: string | null;
  readonly tone: Tone;
}

/** A section of labels and values. */
export function fieldsSection(id: string, title: string, fields: readonly ResultField[]): ResultSection {
  return { id, title, blocks: [{ kind: 'fields', fields }] };
}

/** A section of several alike. */
export function itemsSection(id: string, title: string, items: readonly ResultItem[]): ResultSection {
  return { id, title, blocks: [{ kind: 'items', items }] };
}

/** A field from whatever the wire carries: blank text and absence are both "nothing said". */
export function field(label: string, value: unknown): ResultField {
  return { label, value: words(value) };
}

/** The section without what the source left empty. */
export function withoutEmpty(section: ResultSection): ResultSection {
  return { ...section, blocks: section.blocks.map(dropEmpty).filter((block) => sizeOf(block) > 0) };
}

/** What is left where the rest is withheld, which nobody may call unknown to the source. */
export function withoutWithheld(sections: readonly ResultSection[]): ResultSection[] {
  return sections.filter((section) => countOf(section) > 0 && section.id !== 'foto').map(withoutEmpty);
}

/** How many facts the section holds: its items and scores, or its filled fields when it has nothing else. */
export function countOf(section: ResultSection): number {
  const many = section.blocks.filter((block) => block.kind !== 'fields');
  const counted = many.length > 0 ? many : section.blocks;
  return counted.reduce((sum, block) => sum + sizeOf(dropEmpty(block)), 0);
}

/** How many labels stand without a value in the whole view. */
export function emptyFieldsIn(view: ResultView): number {
  const missingIn = (fields: readonly ResultField[]) => fields.filter(({ value }) => value === null).length;
  const empty = (block: ResultBlock) => {
    if (block.kind === 'people') return block.people.reduce((sum, { fields }) => sum + missingIn(fields), 0);
    return block.kind === 'fields' ? missingIn(block.fields) : 0;
  };
  const missing = (section: ResultSection) =>
    section.blocks.reduce((sum, block) => sum + empty(block), 0) || (countOf(section) === 0 ? 1 : 0);
  return view.sections.reduce((sum, section) => sum + missing(section), 0);
}

function dropEmpty(block: ResultBlock): ResultBlock {
  if (block.kind !== 'fields') return block;
  return { ...block, fields: block.fields.filter(({ value }) => value !== null) };
}

function sizeOf(block: ResultBlock): number {
  if (block.kind === 'fields') return block.fields.length;
  if (block.kind === 'photo') return 1;
  if (block.kind === 'people') return block.people.length;
  return block.kind === 'items' ? block.items.length : block.scores.length;
}
