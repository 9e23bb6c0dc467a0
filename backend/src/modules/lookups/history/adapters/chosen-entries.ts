import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, IsArray, Matches } from 'class-validator';
import { UUID } from '../../../../platform/ids.js';

const MOST = 100;
const COUNT = `Escolha de 1 a ${MOST} consultas.`;

/** A field with the ids of entries that a person has chosen. */
export function ChosenEntries({ required = true } = {}): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      type: [String],
      format: 'uuid',
      minItems: 1,
      maxItems: MOST,
      required,
      example: ['0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11'],
    }),
    IsArray({ message: COUNT }),
    ArrayMinSize(1, { message: COUNT }),
    ArrayMaxSize(MOST, { message: COUNT }),
    Matches(UUID, { each: true, message: 'Consulta inválida na seleção.' }),
  );
}
