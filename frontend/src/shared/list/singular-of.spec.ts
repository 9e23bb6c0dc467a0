import { singularOf } from './singular-of';

describe('one of what a list counts', () => {
  it.each([
    ['contas', 'conta'],
    ['contas além do prazo', 'conta além do prazo'],
    ['observações', 'observação'],
    ['ações', 'ação'],
    ['notificações', 'notificação'],
    ['supressões', 'supressão'],
    ['mensagens', 'mensagem'],
    ['registros', 'registro'],
    ['códigos', 'código'],
    ['fontes', 'fonte'],
  ])('%s: %s', (many, one) => {
    expect(singularOf(many)).toBe(one);
  });
});
