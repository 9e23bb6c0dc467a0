import { defaultFlag } from './feature-flag.js';

it('A type that nobody switched may be asked for', () => {
  expect(defaultFlag('cpf')).toEqual({
    type: 'cpf',
    state: 'ativo',
    text: 'Manutenção, voltará em breve...',
    since: null,
    changedAt: null,
    by: null,
  });
});
