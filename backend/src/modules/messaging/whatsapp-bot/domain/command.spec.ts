import { commandOf } from './command.js';

describe('A message to the bot', () => {
  it.each([
    ['!verificarnum', { kind: 'verify', code: null }],
    ['  !VerificarNum  482 913 ', { kind: 'verify', code: '482913' }],
    ['! ajuda', { kind: 'help' }],
    ['!plano 🙂', { kind: 'plan' }],
    ['!cep 14062-252', { kind: 'lookup', type: 'cep', typed: '14062-252' }],
    ['!CNPJ\n11.222.333/0001-81', { kind: 'lookup', type: 'cnpj', typed: '11.222.333/0001-81' }],
    ['!cnpj', { kind: 'lookup', type: 'cnpj', typed: '' }],
    ['!sair', { kind: 'leave', sure: false }],
    ['!sair SIM', { kind: 'leave', sure: true }],
    ['PARAR', { kind: 'stop' }],
    [' Sair ', { kind: 'stop' }],
    ['stop', { kind: 'stop' }],
    ['Cancelar', { kind: 'stop' }],
    ['Parar avisos', { kind: 'stop' }],
    ['Parar promoções', { kind: 'stop' }],
    ['quero parar', { kind: 'unknown' }],
    ['!parar', { kind: 'stop' }],
    ['14062252', { kind: 'lookup', type: 'cep', typed: '14062252' }],
    ['11.222.333/0001-81', { kind: 'lookup', type: 'cnpj', typed: '11.222.333/0001-81' }],
    ['12.ABC.345/01DE-35', { kind: 'lookup', type: 'cnpj', typed: '12.ABC.345/01DE-35' }],
    ['!cpf 529.982.247-25', { kind: 'person' }],
    ['!Mãe Maria da Silva', { kind: 'person' }],
    ['529.982.247-25', { kind: 'person' }],
    ['52998224725', { kind: 'person' }],
    ['oi, tudo bem?', { kind: 'unknown' }],
    ['!', { kind: 'unknown' }],
    ['', { kind: 'unknown' }],
    ['!constructor', { kind: 'unknown' }],
    ['!foto 529.982.247-25', { kind: 'person' }],
    ['!cep   14062-252  ', { kind: 'lookup', type: 'cep', typed: '14062-252' }],
    ['1 14062-252', { kind: 'unknown' }],
    ['14062-252 1', { kind: 'unknown' }],
    ['14.062-252', { kind: 'unknown' }],
    ['1 529.982.247-25', { kind: 'unknown' }],
    ['529.982.247-25 1', { kind: 'unknown' }],
  ])('%j asks for %j', (text, command) => {
    expect(commandOf(text)).toEqual(command);
  });
});
