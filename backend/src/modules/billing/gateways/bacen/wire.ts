import { z } from 'zod';

/** The Banco Central's API Pix 2.9 as far as we use it; further fields are ignored. */
const money = z.string().regex(/^\d{1,10}\.\d{2}$/);

export const wireReturn = z.object({
  id: z.string(),
  valor: money,
  status: z.enum(['EM_PROCESSAMENTO', 'DEVOLVIDO', 'NAO_REALIZADO']),
  natureza: z.string().nullish(),
});

export const wirePix = z.object({
  endToEndId: z.string().regex(/^[A-Za-z0-9]{32}$/),
  txid: z.string().nullish(),
  valor: money,
  horario: z.iso.datetime({ offset: true }),
  devolucoes: z.array(wireReturn).nullish(),
});

export const wireCharge = z.object({
  txid: z.string().regex(/^[A-Za-z0-9]{26,35}$/),
  status: z.enum(['ATIVA', 'CONCLUIDA', 'REMOVIDA_PELO_USUARIO_RECEBEDOR', 'REMOVIDA_PELO_PSP']),
  calendario: z.object({ criacao: z.iso.datetime({ offset: true }), expiracao: z.int().positive() }),
  valor: z.object({ original: money }),
  chave: z.string(),
  pixCopiaECola: z.string().nullish(),
  pix: z.array(wirePix).nullish(),
});

/** A delivery: one or several Pix. Each is read on its own, so that an odd one does not hold back the others. */
export const wireWebhook = z.object({ pix: z.array(z.unknown()).min(1).max(1_000) });

export type WireCharge = z.infer<typeof wireCharge>;
export type WireReturn = z.infer<typeof wireReturn>;
export type WirePix = z.infer<typeof wirePix>;
