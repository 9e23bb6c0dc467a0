import { markOfDeath, normaliseDay, normaliseText, type PixResult, padded, plainName } from '../../model/index.js';
import { tellsNoRecord } from '../tells-no-record.js';

/** What the text says: somebody, nobody, that something failed, or nothing that can be read. */
export type PixReading =
  | { readonly kind: 'found'; readonly data: PixResult }
  | { readonly kind: 'nobody' | 'failed' | 'unreadable' };

/**
 * Reads the service's text, one `LABEL: value` a line, in any case and with accents of either form. "Não encontrado"
 * of the record means nobody, of anything else an outage, as "erro" does, but only before the first field:
 * a name or a street may hold those letters. The last field is the CEP; a text without it has been cut. A page of HTML is an outage.
 */
export function readPixText(text: string): PixReading {
  const lines = text.normalize('NFC').split(/\r?\n/);
  const fields = new Map<string, string | null>();
  for (const line of lines) {
    const match = /^\s*([\p{L}]+)\s*:(.*)$/u.exec(line);
    if (match) fields.set(plainName(match[1] ?? ''), normaliseText(match[2]));
  }
  const field = (label: string): string | null => fields.get(label) ?? null;
  if (!fields.has('NOME')) return { kind: wordsOf(text) };
  const [nome, cpf] = [field('NOME'), cpfIn(field('CPF'))];
  if (!nome || !cpf || !fields.has('CEP')) return { kind: 'unreadable' };
  return {
    kind: 'found',
    data: {
      dados_pessoais: {
        nome,
        cpf,
        nascimento: normaliseDay(field('NASCIMENTO')),
        sexo: field('SEXO'),
        mae: field('MAE'),
        ...markOfDeath({ obito: field('OBITO'), situacao: field('SITUACAO') }),
      },
      endereco: {
        logradouro: field('LOGRADOURO'),
        numero: field('NUMERO'),
        bairro: field('BAIRRO'),
        cidade: field('CIDADE'),
        estado: field('ESTADO'),
        cep: padded(digits(field('CEP')), 8),
      },
    },
  };
}

function wordsOf(text: string): 'nobody' | 'failed' | 'unreadable' {
  const words = plainName(text);
  if (words === '' || words.startsWith('<')) return 'failed';
  if (/\bERRO\b/.test(words) && !words.includes('REGISTRO NAO ENCONTRADO')) return 'failed';
  if (tellsNoRecord(text)) return 'nobody';
  return words.includes('NAO ENCONTRAD') ? 'failed' : 'unreadable';
}

/** Eleven digits, or those that are shown behind a mask, as in ***.982.247-**; null for anything else. */
function cpfIn(text: string | null): string | null {
  const bare = (text ?? '').replace(/[.\-/\s]/g, '').replace(/x/gi, '*');
  if (/^\d*\*[\d*]*$/.test(bare)) return bare.replace(/^(.{3})(.{3})(.{3})(.{2})$/, '$1.$2.$3-$4');
  return /^\d{1,11}$/.test(bare) ? padded(bare, 11) : null;
}

function digits(text: string | null): string | null {
  return text === null ? null : text.replace(/\D/g, '') || null;
}
