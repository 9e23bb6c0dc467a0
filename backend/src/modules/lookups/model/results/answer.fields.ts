import { ApiProperty } from '@nestjs/swagger';

/** A text that a source may not know. */
export const Text = (example: string | null = null, description?: string): PropertyDecorator =>
  ApiProperty({ type: String, nullable: true, example, ...(description ? { description } : {}) });

/** A list of records of a class that is declared above. */
export const ListOf = (type: () => new () => object, description?: string): PropertyDecorator =>
  ApiProperty({ type: type(), isArray: true, ...(description ? { description } : {}) });
