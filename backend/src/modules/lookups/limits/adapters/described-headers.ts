import type { ApiResponseOptions } from '@nestjs/swagger';

type Headers = NonNullable<ApiResponseOptions['headers']>;

const text = (description: string, example: string) => ({ description, schema: { type: 'string' as const, example } });
const count = (description: string, example: number) => ({
  description,
  schema: { type: 'integer' as const, example },
});

/** For the API's description: what every lookup's answer says of the daily quota. */
export const QUOTA_HEADERS: Headers = {
  'RateLimit-Policy': text(
    'As consultas por dia do plano (rascunho da IETF); depois `lenta`, enquanto a conta é mais lenta.',
    '"diario";q=300;w=86400',
  ),
  RateLimit: text('Quantas restam e em quantos segundos o dia acaba.', '"diario";r=288;t=41212'),
  'X-RateLimit-Limit': count('As consultas por dia do plano, para clientes antigos.', 300),
  'X-RateLimit-Remaining': count('Quantas restam hoje.', 288),
  'X-RateLimit-Reset': count('Em quantos segundos o dia acaba.', 41_212),
};

export const RETRY_AFTER: Headers = { 'Retry-After': count('Segundos até a próxima tentativa.', 41_212) };
