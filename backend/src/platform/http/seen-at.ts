import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ValidateIf } from 'class-validator';
import { instantRule } from './period.js';
import { Satisfies } from './request.fields.js';

/** When what is to be changed had been changed as its author saw it; null: never. Of two authors the second is told. */
export function SeenAt(): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      type: String,
      format: 'date-time',
      nullable: true,
      description: 'O `changedAt` que foi visto: ninguém sobrescreve o que não viu.',
    }),
    ValidateIf((_, value) => value !== null),
    Satisfies(instantRule('Momento inválido.')),
  );
}

export function momentSeen({ seenAt }: { readonly seenAt: string | null }): Date | null {
  return seenAt === null ? null : new Date(seenAt);
}
