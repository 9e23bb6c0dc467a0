/** What docs/api-changelog.md tells, in the words of this page; the newest first. */
export const CHANGES = [
  {
    date: '2026-11-24',
    text: 'Webhooks: endereços, registro, teste e reenvio, com o escopo webhooks. Clientes para TypeScript e Python e coleção do Postman. Idempotency-Key em todo POST que custa ou muda algo.',
  },
  {
    date: '2026-11-23',
    text: 'Começo: consultas de todos os tipos, histórico, uso e situação; chaves de produção e de teste.',
  },
] as const;
