import { lookupProblem } from './lookup-problem';

const answered = (status: number, data: unknown) => ({ status, data });

describe('the words for a failed lookup', () => {
  it("are the server's own", () => {
    const problem = lookupProblem(
      'cpf',
      answered(503, { error: 'A fonte caiu.', code: 'SOURCE_DOWN', requestId: 'r1' }),
    );
    expect(problem).toMatchObject({ text: 'A fonte caiu.', code: 'SOURCE_DOWN', requestId: 'r1', retriable: true });
  });

  it('are the catalogue\'s where something was "não encontrado"', () => {
    const error = answered(404, { error: 'Registro não encontrado', code: 'NOT_FOUND' });
    expect(lookupProblem('cnpj', error).text).toBe(
      'CNPJ não encontrado ou inválido. Verifique se o CNPJ está correto.',
    );
    expect(lookupProblem('nome', error).text).toBe('Nome não encontrado na base de dados. Tente variações do nome.');
    expect(lookupProblem('cep', error)).toMatchObject({
      text: 'Dados não encontrados na base de dados.',
      retriable: false,
    });
  });

  it.each([
    ['cpf', 'dígito por dígito: CPF.'],
    ['cpf-2', 'dígito por dígito: CPF e data de nascimento.'],
    ['telefone', 'dígito por dígito: Telefone com DDD.'],
    ['nome', 'como está escrito: Nome completo.'],
  ] as const)('advise for %s what to look at again', (type, what) => {
    const error = answered(404, { error: 'Registro não encontrado', code: 'NOT_FOUND' });
    expect(lookupProblem(type, error).advice).toBe(`A fonte respondeu e não tem esse cadastro. Confira ${what}`);
  });

  it('add what the source said more precisely', () => {
    const motivo = 'Dados não encontrados para os parâmetros informados';
    const error = answered(404, { error: 'Dados PIX não encontrados', code: 'NOT_FOUND', details: { motivo } });
    expect(lookupProblem('pix', error)).toMatchObject({ advice: `${motivo}.`, tone: 'answer' });
    const other = 'CPF ou data de nascimento não conferem com os dados da Receita Federal';
    const mismatch = answered(404, { error: 'CPF não encontrado', code: 'NOT_FOUND', details: { motivo: other } });
    expect(lookupProblem('cpf-2', mismatch).advice).toBe(`${other}.`);
  });

  it.each([
    ['SOURCE_DOWN', 503, 'obstacle'],
    ['RATE_LIMITED', 429, 'obstacle'],
    ['SUBJECT_SUPPRESSED', 451, 'answer'],
    ['INVALID_INPUT', 400, 'fault'],
  ] as const)('tell by %s a no, an obstacle and a fault apart', (code, status, tone) => {
    expect(lookupProblem('cpf', answered(status, { error: 'Texto.', code })).tone).toBe(tone);
  });

  it('name type and status for an answer without readable JSON', () => {
    const unreadable = { status: 'PARSING_ERROR', originalStatus: 502, data: '<h1>Bad gateway</h1>' };
    expect(lookupProblem('cpf', unreadable)).toMatchObject({ text: 'Erro na consulta por cpf: 502', retriable: true });
    expect(lookupProblem('cnpj', answered(500, null)).text).toBe('Erro na consulta por cnpj: 500');
  });

  it('tell a lost connection from a refusal', () => {
    expect(lookupProblem('cpf', { status: 'FETCH_ERROR' })).toMatchObject({
      text: 'Erro de conexão. Verifique sua internet e tente novamente.',
      retriable: true,
    });
  });

  it('are the bare ones for a call that succeeds and says no without words', () => {
    expect(lookupProblem('cpf', answered(200, { success: false }))).toMatchObject({
      text: 'Dados não encontrados',
      tone: 'answer',
    });
    expect(lookupProblem('cpf', answered(200, {})).text).toBe('Erro na consulta por cpf: 200');
  });

  it('ask to check the data when the answer brings no words', () => {
    expect(lookupProblem('cpf', answered(400, { success: false })).text).toBe(
      'Erro na consulta. Verifique os dados e tente novamente.',
    );
  });
});
