import type { Rule } from '../../../../kernel/rules.js';
import type { FoundSubject } from '../../model/index.js';

export const MOST_NOTES = 20;
export const MOST_LABELS = 10;
/** People and companies that one account may have written about. */
export const MOST_DOSSIERS = 500;

const NOTE_LENGTH = 2_000;
const LABEL_LENGTH = 30;

/** What an account has written about somebody. */
export interface Annotations {
  readonly anotacoes: readonly { texto: string; em: string }[];
  readonly etiquetas: readonly string[];
  /** Changes with each change; null while nothing is written. */
  readonly versao: string | null;
}

export const NOTHING_WRITTEN: Annotations = { anotacoes: [], etiquetas: [], versao: null };

/** The same, with whom it is about, so that it can be told when nothing may be told of them any more. */
export interface StoredAnnotations extends Annotations {
  readonly subject: string;
  readonly about: FoundSubject;
}

export const noteRule: Rule = (text) => {
  if (text.trim() === '') return 'Escreva a anotação.';
  return text.length > NOTE_LENGTH ? 'A anotação tem no máximo 2.000 caracteres.' : null;
};

export const labelRule: Rule = (text) => {
  if (!/[\p{L}\p{N}]/u.test(text)) return 'A etiqueta precisa de uma letra ou de um número.';
  return text.trim().length > LABEL_LENGTH ? `A etiqueta tem no máximo ${LABEL_LENGTH} caracteres.` : null;
};
