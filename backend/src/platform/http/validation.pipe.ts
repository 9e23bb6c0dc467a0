import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage, type ValidationError, validateSync } from 'class-validator';
import { AppError, type FieldError } from '../../kernel/errors.js';
import { withoutNulls } from './request.fields.js';

const MOST_DEPTH = 32;
/** Of an object. No form has as many, and the libraries take seconds for some ten thousand. */
const MOST_FIELDS = 200;
/** In all: the longest lists have ten thousand lines, each with its number. */
const MOST_VALUES = 25_000;
const MOST_FIELD_NAME = 60;

/**
 * Parses a body, query or path into its DTO. Unknown fields, wrong types and control characters are refused with the
 * field's name; what a rule decorator says is the text that is shown.
 */
@Injectable()
export class ValidationPipe implements PipeTransform {
  transform(value: unknown, { metatype, type }: ArgumentMetadata): unknown {
    if (type === 'custom') return value;
    refuseBadValues(value);
    if (!metatype || [String, Number, Boolean, Array, Object].includes(metatype as never)) return value;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      throw new AppError('invalid', 'INVALID_INPUT', 'Envie um objeto JSON no corpo da requisição.');
    }
    const dto = plainToInstance(metatype as new () => object, withoutNulls(metatype, value));
    const errors = validateSync(dto, {
      whitelist: true,
      forbidNonWhitelisted: true,
      forbidUnknownValues: false,
      stopAtFirstError: true,
    });
    if (errors.length > 0) throw invalid(errors.flatMap((error) => fieldErrors(error, '')));
    return dto;
  }
}

const invalid = (fields: FieldError[]): AppError =>
  new AppError('invalid', 'INVALID_INPUT', fields[0]?.message ?? 'Dados inválidos.', { fields });

function fieldErrors(error: ValidationError, parent: string): FieldError[] {
  const field = (parent ? `${parent}.${error.property}` : error.property).slice(0, MOST_FIELD_NAME);
  const own = Object.entries(error.constraints ?? {}).map(([constraint, text]) => ({
    field,
    message: textOf(constraint, text, field),
  }));
  return [...own, ...(error.children ?? []).flatMap((child) => fieldErrors(child, field))];
}

/** class-validator's own words are English; ours are marked by a rule or a message of the DTO. */
function textOf(constraint: string, text: string, field: string): string {
  if (constraint === 'whitelistValidation') return `Campo desconhecido: ${field}.`;
  const isLibraryText = text.startsWith(field.split('.').at(-1) ?? field) || text.startsWith('each value in');
  return isLibraryText ? `Campo inválido: ${field}.` : text;
}

function refuseBadValues(value: unknown, depth = 0, seen = { values: 0 }): void {
  if (depth > MOST_DEPTH) throw new AppError('invalid', 'INVALID_INPUT', 'Os dados enviados têm níveis demais.');
  if (typeof value === 'string') refuseBadCharacters(value);
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return;
  const keys = Object.keys(value);
  seen.values += keys.length;
  if (seen.values > MOST_VALUES || (!Array.isArray(value) && keys.length > MOST_FIELDS)) {
    throw new AppError('invalid', 'INVALID_INPUT', 'Os dados enviados têm campos ou itens demais.');
  }
  for (const key of keys) {
    // What reads the value as a number or a text would call what was sent.
    if (key in Object.prototype) throw invalid([{ field: key, message: `Campo desconhecido: ${key}.` }]);
    refuseBadCharacters(key);
    refuseBadValues((value as Record<string, unknown>)[key], depth + 1, seen);
  }
}

function refuseBadCharacters(text: string): void {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/.test(text)) {
    throw new AppError('invalid', 'INVALID_INPUT', 'Os dados enviados contêm caracteres de controle.');
  }
  // Half of a surrogate pair cannot be stored: PostgreSQL would get a replacement character, and texts that differ would agree.
  if (/\p{Surrogate}/u.test(text)) {
    throw new AppError('invalid', 'INVALID_INPUT', 'Os dados enviados contêm caracteres inválidos.');
  }
}

const rules = getMetadataStorage();
type RulesOf = typeof rules.getTargetValidationMetadatas;
type Rules = ReturnType<RulesOf>;
const gathered = new WeakMap<object, Rules>();
const gather = rules.getTargetValidationMetadatas.bind(rules);
const grouped = new WeakMap<Rules, ReturnType<typeof rules.groupByPropertyName>>();
const group = rules.groupByPropertyName.bind(rules);

/** The library looks through the rules of all classes at each validation; none of ours gets further ones later. */
rules.getTargetValidationMetadatas = (...given: Parameters<RulesOf>) => {
  const [target] = given;
  const known = gathered.get(target) ?? gather(...given);
  gathered.set(target, known);
  return known;
};

/** And puts them in order anew. */
rules.groupByPropertyName = (given: Rules) => {
  const known = grouped.get(given) ?? group(given);
  grouped.set(given, known);
  return known;
};
