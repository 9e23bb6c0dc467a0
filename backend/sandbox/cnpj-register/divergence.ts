/** The same company as a source with an older copy of the register would tell it. */
export function olderCopy(body: Record<string, unknown>): Record<string, unknown> {
  const closed = body.situacao_cadastral === 8;
  return {
    ...body,
    situacao_cadastral: closed ? 2 : 8,
    descricao_situacao_cadastral: closed ? 'ATIVA' : 'BAIXADA',
    data_situacao_cadastral: '2019-03-14',
    razao_social: `${body.razao_social} EM LIQUIDACAO`,
  };
}
