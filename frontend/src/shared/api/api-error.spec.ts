import { readApiError } from './api-error';

const failed = (data: unknown, status = 400) => ({ status, data });

describe('an error read for the page', () => {
  it("takes the server's own words first", () => {
    expect(readApiError(failed({ error: 'Saldo esgotado.', code: 'MAINTENANCE' }), 'Erro').text).toBe(
      'Saldo esgotado.',
    );
  });

  it("takes the code's text when the answer brings no words", () => {
    expect(readApiError(failed({ code: 'MAINTENANCE' }, 503), 'Erro').text).toBe('Manutenção, voltará em breve...');
  });

  it("falls back to the screen's text", () => {
    expect(readApiError(failed('<html>'), 'Erro ao fazer login').text).toBe('Erro ao fazer login');
  });

  it('speaks of the connection when no answer came', () => {
    expect(readApiError({ status: 'FETCH_ERROR', error: 'x' }, 'Erro').text).toBe('Erro de conexão. Tente novamente.');
    const lookups = 'Erro de conexão. Verifique sua internet e tente novamente.';
    expect(readApiError({ status: 'TIMEOUT_ERROR', error: 'x' }, 'Erro', lookups).text).toBe(lookups);
  });

  it('gives the status of an answer that was not JSON', () => {
    expect(readApiError({ status: 'PARSING_ERROR', originalStatus: 502, data: '<html>' }, 'Erro').status).toBe(502);
  });

  it('gives the fields and the request id, and leaves out what is malformed', () => {
    const problem = readApiError(
      failed({ error: 'x', requestId: 'req-1', fields: [{ field: 'email', message: 'Email inválido' }, 'lixo'] }),
      'Erro',
    );
    expect(problem.requestId).toBe('req-1');
    expect(problem.fields).toEqual([{ field: 'email', message: 'Email inválido' }]);
  });
});
