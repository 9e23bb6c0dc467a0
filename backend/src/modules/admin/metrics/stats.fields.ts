import { ApiProperty } from '@nestjs/swagger';

export const COUNT = { type: 'integer', example: 42 } as const;
export const CENTS = { type: 'integer', description: 'Em centavos.', example: 1_500 } as const;

/** A part from 0 to 1. */
export const rate = (description: string) => ({ type: Number, nullable: true, description, example: 0.4 });

export class StatsPeriodAnswer {
  @ApiProperty({ format: 'date', description: 'O primeiro dia, em Brasília.' })
  from!: string;

  @ApiProperty({ format: 'date', description: 'O último dia.' })
  to!: string;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: 24, description: 'Quantas horas do último dia entram.' })
  hours!: number;
}

/** A metric beside that of the equal period before. */
export class ComparedAnswer {
  @ApiProperty(COUNT)
  current!: number;

  @ApiProperty(COUNT)
  previous!: number;
}
