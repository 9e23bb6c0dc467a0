import { LOOKUP_CATALOGUE } from '../../../kernel/lookup-catalogue.js';
import { auditedSubject, auditedSubjects, pixQueries } from './audited-subject.js';
import { queryOf, subjectKey } from './subject.js';

describe('What the audit knows a lookup by', () => {
  it('is among what is looked for, as it is now and as it was before names had one form', () => {
    for (const { type, inputs } of LOOKUP_CATALOGUE) {
      const query = queryOf(type, Object.fromEntries(inputs.map(({ name, example }) => [name, example])));
      expect([type, auditedSubjects(query)]).toEqual([
        type,
        expect.arrayContaining([auditedSubject(query), subjectKey(query)]),
      ]);
    }
  });

  it.each(['Maria D’Ávila', 'MARIA D AVILA', "maria d'avila", 'Maria Davila'])('is one for the name %p', (name) => {
    expect(auditedSubject({ nome: name })).toBe('nome:MARIADAVILA');
    expect(auditedSubject({ mae: name })).toBe('mae:MARIADAVILA');
    expect(auditedSubject({ nome: name, sufixo: '982247' })).toBe('nome:MARIADAVILA|sufixo:982247');
  });

  it('is one for an RG with any number of zeros before it', () => {
    const texts = auditedSubjects({ rg: '0010203' });
    expect(texts).toEqual(expect.arrayContaining(['rg:10203', 'rg:0010203', 'rg:00000000010203']));
    expect(texts).toHaveLength(10);
    expect(auditedSubjects({ rg: '10203' })).toContain('rg:010203');
  });

  it.each([
    ['982247', ['982247', '***.982.247-**', '***982247**', '982.247']],
    ['52998224725', ['52998224725', '529.982.247-25']],
    ['529982247251', ['529982247251']],
    ['1234567', ['1234567']],
    ['x52998224725', ['x52998224725']],
    ['x982247', ['x982247']],
  ])('is one for a Pix suffix as it was typed: %s', (sufixo, forms) => {
    expect(auditedSubjects({ sufixo })).toEqual(forms.map((form) => `sufixo:${form}`));
  });

  it('has the Pix lookups of each name by the digits in the middle and by the whole CPF', () => {
    expect(pixQueries(['ANA', undefined, ''], '52998224725')).toEqual([
      { nome: 'ANA', sufixo: '982247' },
      { nome: 'ANA', sufixo: '52998224725' },
    ]);
  });

  it.each(['LOJA 24H', 'ANA.LIMA@EXEMPLO.COM.BR'])('keeps the signs of %p, which is no person’s name', (nome) => {
    expect(auditedSubject({ nome, sufixo: '982247' })).toBe(`nome:${nome}|sufixo:982247`);
  });
});
