/** What docs/api-changelog.md tells, in the words of this page; the newest first. */
export const CHANGES = [
  {
    date: '2026-11-27',
    items: [
      'Um CNPJ com letras que a base não tem, que uma fonte diz não existir e a outra não aceita, é 404, NOT_FOUND; details.motivo diz o mês da base. Era 502, SOURCE_DOWN, e ainda é onde a base está vazia.',
      'Num lote, a linha de um CNPJ assim é source_down na primeira tentativa e diz em reason que uma fonte não o aceita; antes era tentada como se uma fonte estivesse fora do ar.',
      'Até 200 mil linhas por dia na conta em lotes de mil ou mais, os de teste à parte; depois 429, milhares.',
      'Lotes que não tinham terminado ficam pausados (pauseReason owner) depois que o sistema volta de uma cópia, até que alguém os retome.',
      'O dia com que um novo protocolo começa é o de Brasília, como as datas da página. Era o de UTC, o dia seguinte a partir das 21:00.',
    ],
  },
  {
    date: '2026-11-26',
    items: [
      'Os termos e o aviso de privacidade têm nova versão: até o dono da conta aceitá-la na página, as consultas das chaves recebem 403, TERMS_NOT_ACCEPTED.',
      'Em /v1/usage o mês conta como o dia: as consultas de empresas entram, respostas repetidas (emCache) não, nem no uso da chave.',
      'Um CNPJ com letras que só uma fonte diz não existir é 502, SOURCE_DOWN: a outra não aceita letras e não o confirma.',
      'Consultas por nome, mãe e telefone deixam de fora registros de outras pessoas que a fonte misture, e os nomes são comparados por suas letras.',
      'capital_social é nulo onde a Receita só preenche o campo, com 999999999999.',
      'O 429 dos relatórios diz o seu limite, relatorios.',
      'Consultas por nome e por mãe dizem se a fonte tem mais pessoas do que as lidas (haMais).',
      'Empresas acompanhadas dizem se a base as tem (na_base), e uma mudança que se lê igual antes e depois não é contada.',
      'Empresas e filiais que saíram da base respondem em /timeline e com mes pelos meses em que estavam nela; antes eram 404.',
      'Sócios, Simples e MEI que entram ou saem da base junto com a empresa não são contados como mudanças: vem só aberta (entrou na base) ou removida (saiu dela).',
      'Sócios sem faixa etária cuja qualificação é de menor (30 e 68) não aparecem.',
      'payment.refunded traz em amountCents o que voltou de fato.',
      'payment.refunded vem também quando o banco de quem pagou toma o dinheiro de volta: cause diz dispute, senão refund.',
      'Cada mudança dos clientes tem versão e endereço próprios, a partir de 1.1.0, que dá também o código dos relatórios e os cabeçalhos de cada resposta.',
      'Resultados de CPF 2.0 dizem obito, SIM de quem faleceu.',
      'Empresas em modo de teste recusam o que a produção recusa: COMPANY_NOT_FOUND, mês sem dados (o deles é 2026-10), grupo sem finalidade e, com um sócio como Maria da Silva, COMPANY_SEARCH_BROAD.',
      'Numa conta em uso fora do comum as consultas começam uma a uma e poucas esperam; as demais recebem 429, lenta, e RateLimit-Policy diz lenta em cada resposta.',
      'POST /v1/batches/{id}/retry consulta de novo as linhas de um lote terminado cuja fonte estava fora do ar; no fim há outro batch.finished.',
      'DELETE /v1/batches/{id} apaga um lote que terminou; um que não terminou é 409, BATCH_OPEN: cancele-o antes.',
      'POST /v1/batches com a Idempotency-Key de um lote apagado é 404, BATCH_NOT_FOUND, e diz isso.',
      'Uma consulta repetida cujo resultado foi apagado ou já não é guardado é 409, RESULT_NOT_KEPT: NOT_FOUND diz só que a fonte não conhece ninguém.',
      'Os clientes repetem um 503 SOURCE_DOWN uma vez e um MAINTENANCE nenhuma. Um DELETE repetido que recebe 404 só vale como feito onde a resposta é 204.',
      'Consultas que terminam em SOURCE_DOWN ou MAINTENANCE não contam para o limite por hora do uso fora do comum.',
      'Até 30 lotes começados ou repetidos por hora na conta, os de teste à parte; depois 429, lotes.',
      'POST /v1/batches aceita lines, o número de cada item na sua planilha.',
      'E-mails com acento, com sinais como ! ou com ponto ou hífen numa ponta são recusados (INVALID_INPUT); o limite é de 254 caracteres.',
      'Telefones de um só dígito repetido, como (22) 2222-2222, são aceitos; só de zeros, não.',
    ],
  },
  {
    date: '2026-11-25',
    items: [
      'Exportar e retomar um lote pede também o escopo do seu tipo; sem ele é 403, API_KEY_SCOPE.',
      'Até 30 exportações de lotes da conta a cada 15 minutos; depois 429, exportacoes.',
      'Um campo opcional nulo vale como ausente.',
      'Resultados de CPF e RG dizem obito: SIM de quem faleceu, qualquer que seja a situação.',
      'Na busca de empresas, facets pode ser nulo também na primeira página.',
    ],
  },
  {
    date: '2026-11-24',
    items: [
      'Os endereços de webhook ficam pausados quando a senha da conta é redefinida por e-mail, até que o dono os retome.',
      'Um lote fica parado quando a chave que o começou é revogada, até que o dono da conta o retome.',
    ],
  },
  {
    date: '2026-11-23',
    items: [
      'Começo: consultas de todos os tipos, relatórios, lotes, histórico, empresas e seus grupos, acompanhamento, webhooks, uso e situação; chaves de produção e de teste; Idempotency-Key em todo POST que custa ou muda algo; clientes para TypeScript e Python e coleção do Postman.',
    ],
  },
] as const;
