import { maskedSubject, queryOf, readableSubject, subjectKey } from './subject.js';

describe('The subject of a lookup', () => {
  it('is asked for in its normal form, whatever punctuation was typed', () => {
    expect(queryOf('cpf', { cpf: '529.982.247-25', finalidade: 'cobranca' })).toEqual({ cpf: '52998224725' });
    expect(queryOf('cnpj', { cnpj: '12.abc.345/01de-35' })).toEqual({ cnpj: '12ABC34501DE35' });
  });

  it('is masked in lists when it is a person', () => {
    expect(maskedSubject('cpf', { cpf: '52998224725' })).toBe('***.982.247-**');
    expect(maskedSubject('cnpj', { cnpj: '12ABC34501DE35' })).toBe('12.ABC.345/01DE-35');
  });

  it('is written out for its owner', () => {
    expect(readableSubject('cpf', { cpf: '52998224725' })).toBe('529.982.247-25');
    expect(readableSubject('pix', { nome: 'ANA', sufixo: '982247' })).toBe('ANA 982247');
    expect(readableSubject('cpf', {})).toBe('');
  });

  it('has the same key whatever the order of its parts, and another key for another part', () => {
    expect(subjectKey({ nome: 'ANA', sufixo: '123' })).toBe(subjectKey({ sufixo: '123', nome: 'ANA' }));
    expect(subjectKey({ cpf: '1' })).not.toBe(subjectKey({ rg: '1' }));
  });
});
