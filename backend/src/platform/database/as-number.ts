import type { ValueTransformer } from 'typeorm';

/** For a `numeric` column, which comes as text, of a few digits: it is written as it is and read as a number. */
export const AS_NUMBER: ValueTransformer = { to: (value: number) => value, from: Number };
