import { stateOfCep, statesOfPhone } from './states-of.js';

it.each([
  ['01001-000', 'SP'],
  ['20040002', 'RJ'],
  ['68900-000', 'AP'],
  ['69300-000', 'RR'],
  ['69400-000', 'AM'],
  ['69900-000', 'AC'],
  ['72800-000', 'GO'],
  ['73000-000', 'DF'],
  ['73700-000', 'GO'],
  ['76800-000', 'RO'],
  ['99999-999', 'RS'],
  ['00001-000', null],
  ['1400', null],
])('the CEP %s lies in %s', (cep, state) => {
  expect(stateOfCep(cep)).toBe(state);
});

it.each([
  ['(16) 92750-8896', ['SP']],
  ['+55 61 99999-0000', ['DF', 'GO']],
  ['2099990000', []],
  ['telefone', []],
])('the area code of %s serves %j', (phone, states) => {
  expect(statesOfPhone(phone)).toEqual(states);
});
