import 'reflect-metadata';
import { Type } from 'class-transformer';
import { IsInt, IsOptional } from 'class-validator';
import { AppError } from '../../kernel/errors.js';
import { cpfRule } from '../../kernel/rules.js';
import { OptionalField, Satisfies } from './request.fields.js';
import { ValidationPipe } from './validation.pipe.js';

class Body {
  @Satisfies(cpfRule)
  cpf!: string;

  @IsOptional()
  @IsInt()
  amount?: number;

  @IsOptional()
  @Type(() => Number)
  @IsInt()
  limit?: number;
}

const parse = (value: unknown): unknown => new ValidationPipe().transform(value, { type: 'body', metatype: Body });

const failure = (value: unknown): AppError => {
  try {
    parse(value);
  } catch (error) {
    if (error instanceof AppError) return error;
  }
  throw new Error('nothing was refused');
};

describe('ValidationPipe', () => {
  it('makes the DTO of a good body', () => {
    expect(parse({ cpf: '529.982.247-25', amount: 3 })).toBeInstanceOf(Body);
  });

  it.each([
    [{ cpf: '1' }, 'cpf', 'CPF inválido. Verifique o formato e os dígitos.'],
    [{}, 'cpf', 'CPF inválido. Verifique o formato e os dígitos.'],
    [{ cpf: 52998224725 }, 'cpf', 'CPF inválido. Verifique o formato e os dígitos.'],
    [{ cpf: ['529.982.247-25'] }, 'cpf', 'CPF inválido. Verifique o formato e os dígitos.'],
    [{ cpf: '52998224725', amount: '3' }, 'amount', 'Campo inválido: amount.'],
    [{ cpf: '52998224725', admin: true }, 'admin', 'Campo desconhecido: admin.'],
  ])('refuses %p, naming the field', (value, field, text) => {
    const error = failure(value);
    expect([error.code, error.text, error.fields?.[0]?.field]).toEqual(['INVALID_INPUT', text, field]);
  });

  it('takes a null for a field that was left out, where it means nothing else', () => {
    class Preferences {
      @OptionalField()
      @IsInt()
      often = 7;

      @OptionalField({ type: Number, nullable: true })
      @IsInt()
      most?: number | null;
    }
    class MorePreferences extends Preferences {}
    const parsed = new ValidationPipe().transform(
      { often: null, most: null },
      { type: 'body', metatype: MorePreferences },
    );
    expect(parsed).toEqual({ often: 7, most: null });
  });

  it.each([null, [], 'text', 3, undefined])('refuses a body that is %p', (value) => {
    expect(failure(value).text).toBe('Envie um objeto JSON no corpo da requisição.');
  });

  it.each([{ cpf: '529\u0000' }, { 'a\u0007': 1 }, { cpf: { deep: ['\u001b'] } }])(
    'refuses control characters in %j',
    (value) => {
      expect(failure(value).text).toBe('Os dados enviados contêm caracteres de controle.');
    },
  );

  it.each([{ cpf: 'a\ud800' }, { '\udc00': 1 }])('refuses half a character in %j', (value) => {
    expect(failure(value).text).toBe('Os dados enviados contêm caracteres inválidos.');
  });

  it.each(['toString', 'valueOf', 'constructor', 'hasOwnProperty'])(
    'refuses what every object has, as %s, anywhere',
    (name) => {
      const limit = { [name]: 1, length: -1 };
      expect(failure({ cpf: '52998224725', limit })).toMatchObject({
        code: 'INVALID_INPUT',
        text: `Campo desconhecido: ${name}.`,
      });
    },
  );

  it('does not repeat an endless field name', () => {
    expect(failure({ cpf: '52998224725', ['x'.repeat(5_000)]: 1 }).text.length).toBeLessThan(100);
  });

  it('refuses a body nested too deeply instead of walking it', () => {
    const deep = JSON.parse(`${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`) as unknown;
    expect(failure(deep).text).toBe('Os dados enviados têm níveis demais.');
  });
});
