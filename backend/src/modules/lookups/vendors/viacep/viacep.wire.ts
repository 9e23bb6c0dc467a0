import { z } from 'zod';
import { postalRecordWithDdd } from '../postal-register/postal.wire.js';

/** `GET /ws/{cep}/json/`. */
export const viaCepReply = z.union([
  z.object({ erro: z.union([z.literal(true), z.literal('true')]) }),
  postalRecordWithDdd,
]);
