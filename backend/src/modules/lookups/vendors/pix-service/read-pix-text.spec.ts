import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pixText } from '../../../../../sandbox/pix-service/pix-text.js';
import { listPeople } from '../../../../../sandbox/population/index.js';
import { readPixText } from './read-pix-text.js';

const HOLDER = {
  kind: 'found',
  data: {
    dados_pessoais: {
      nome: 'MANUEL ROCHA XAVIER',
      cpf: '52998224725',
      nascimento: '27/03/1980',
      sexo: 'M',
      mae: 'JESSICA VARGAS ROCHA',
      obito: null,
    },
    endereco: {
      logradouro: 'ALAMEDA DOS PINHEIROS DO LESTE',
      numero: '1171',
      bairro: 'SAO JORGE',
      cidade: 'RIBEIRAO PRETO',
      estado: 'SP',
      cep: '14062252',
    },
  },
};

it('The service’s text, as recorded, is read whatever hand wrote it', () => {
  const recorded = readFileSync(join(__dirname, 'recorded/chatty.txt'), 'utf8');
  expect(readPixText(recorded)).toEqual(HOLDER);
  expect(readPixText(recorded.normalize('NFD').replaceAll('\n', '\r\n\r\n'))).toEqual(HOLDER);
});

it('A birth of zeros is none', () => {
  const recorded = readFileSync(join(__dirname, 'recorded/chatty.txt'), 'utf8').replace('27/03/1980', '00/00/0000');
  expect(readPixText(recorded)).toMatchObject({ data: { dados_pessoais: { nascimento: null } } });
});

it('Every hand in which the sandbox writes is read', () => {
  for (const person of listPeople(60)) {
    expect(readPixText(pixText(person))).toMatchObject({
      kind: 'found',
      data: { dados_pessoais: { nome: person.name, cpf: person.cpf, mae: person.mother.name } },
    });
  }
});

it.each([
  ['Registro não encontrado', 'nobody'],
  ['REGISTRO NAO ENCONTRADO', 'nobody'],
  ['Erro: registro não encontrado', 'nobody'],
  ['Registros não encontrados.', 'nobody'],
  ['Dados PIX não encontrados', 'nobody'],
  ['Não encontrado', 'nobody'],
  ['', 'failed'],
  ['Erro: serviço não encontrado', 'failed'],
  ['Serviço não encontrado', 'failed'],
  ['Cliente não encontrado', 'failed'],
  ['Chave de acesso não encontrada', 'failed'],
  ['Banco de dados não encontrado', 'failed'],
  ['<html><title>404</title><p>Página não encontrada</p></html>', 'failed'],
  ['Erro: serviço temporariamente indisponível', 'failed'],
  ['<!doctype html><h1>Voltamos já</h1>', 'failed'],
  ['qualquer coisa', 'unreadable'],
  ['NOME: ANA\nCPF: 529.982.247-25', 'unreadable'],
  ['NOME:\nCPF:\nCEP:', 'unreadable'],
])('The text %j says %s', (text, kind) => {
  expect(readPixText(text)).toEqual({ kind });
});

it.each([
  ['529.982.247-25', '52998224725'],
  ['1.912-5', '00000019125'],
  ['***.982.247-**', '***.982.247-**'],
  ['XXX.982.247-xx', '***.982.247-**'],
  ['***982247**', '***.982.247-**'],
])('The CPF %j is %s: what is hidden of it is not made up', (cpf, told) => {
  const text = `NOME: ANA LIMA\nCPF: ${cpf}\nCEP: 14062252`;
  expect(readPixText(text)).toMatchObject({ kind: 'found', data: { dados_pessoais: { cpf: told } } });
});

it('A CPF that is none makes the text unreadable', () => {
  expect(readPixText('NOME: ANA LIMA\nCPF: 529 (oculto)\nCEP: 14062252')).toEqual({ kind: 'unreadable' });
});

it('A holder whose name or street holds the letters of “erro” is no error', () => {
  const text = 'NOME: ANA FERRO\nCPF: 52998224725\nLOGRADOURO: RUA DO ERRO\nCEP: 14062252';
  expect(readPixText(text)).toMatchObject({ kind: 'found', data: { dados_pessoais: { nome: 'ANA FERRO' } } });
});

it.each(['OBITO: SIM', 'Óbito: 01/02/2020', 'SITUACAO: TITULAR FALECIDO'])(
  'A death that the service tells by %j is known to whoever judges',
  (line) => {
    const told = (more: string) => readPixText(`NOME: ANA LIMA\nCPF: 52998224725\n${more}\nCEP: 14062252`);
    expect(told(line)).toMatchObject({ kind: 'found', data: { dados_pessoais: { obito: 'SIM' } } });
    expect(told('OBITO: NAO')).toMatchObject({ data: { dados_pessoais: { obito: null } } });
  },
);
