const ID = '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11';

/** RFC 9457, with what our errors carry. */
export const PROBLEM = {
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'requestId'],
  properties: {
    type: { type: 'string', example: 'about:blank' },
    title: { type: 'string', description: 'Texto em português, pronto para mostrar.', example: 'Chave inválida.' },
    status: { type: 'integer', example: 401 },
    code: { type: 'string', description: 'Código estável, para programas.', example: 'API_KEY_INVALID' },
    requestId: { type: 'string', format: 'uuid', example: ID },
    fields: { type: 'array', items: { $ref: '#/components/schemas/FieldErrorAnswer' } },
    details: {
      type: 'object',
      additionalProperties: true,
      description: 'O que ajuda a decidir: em 429, `politica` diz qual limite recusou.',
      example: { politica: 'ritmo', porMinuto: 60 },
    },
    requiresSubscription: { type: 'boolean', description: 'Presente quando falta assinatura ativa.', example: true },
  },
} as const;

/** What any call for keys is refused with; a scope and a network where they are asked for. */
export const KEYS: Readonly<Record<number, string>> = {
  400: '`API_KEY_IN_URL`: Nunca envie a chave no endereço: ele fica em registros.',
  401: '`API_KEY_REQUIRED`: Envie sua chave em Authorization: Bearer nit_live_… · `API_KEY_INVALID`: Chave inválida. · `API_KEY_REVOKED`: Esta chave foi revogada. · `API_KEY_EXPIRED`: Esta chave expirou.',
  403: '`API_KEY_SCOPE`: Esta chave não tem o escopo pedido. · `API_KEY_NETWORK`: Esta chave não pode ser usada a partir deste endereço. · `ACCOUNT_BLOCKED`: Esta conta está bloqueada. Fale com o suporte.',
};

/** What a call with an `Idempotency-Key` is refused with besides, unless it has no body that could be another one or says itself how it refuses one. */
export const REPEATED: Readonly<Record<number, string>> = {
  409: '`IDEMPOTENCY_KEY_IN_USE`: A primeira chamada com esta Idempotency-Key ainda não terminou.',
  422: '`IDEMPOTENCY_KEY_REUSED`: Esta Idempotency-Key já veio com outra consulta. Use uma nova.',
};
