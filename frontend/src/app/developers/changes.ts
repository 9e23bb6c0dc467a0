/** What docs/api-changelog.md tells, in the words of this page; the newest first. */
export const CHANGES = [
  {
    date: '2026-11-24',
    text: 'Um lote fica parado quando a chave que o começou é revogada, até que o dono da conta o retome.',
  },
  {
    date: '2026-11-23',
    text: 'Começo: consultas de todos os tipos, relatórios, lotes, histórico, empresas e seus grupos, acompanhamento, webhooks, uso e situação; chaves de produção e de teste; Idempotency-Key em todo POST que custa ou muda algo; clientes para TypeScript e Python e coleção do Postman.',
  },
] as const;
