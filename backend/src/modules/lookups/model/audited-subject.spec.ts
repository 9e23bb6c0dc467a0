import { LOOKUP_CATALOGUE } from '../../../kernel/lookup-catalogue.js';
import { auditedSubject, auditedSubjects } from './audited-subject.js';
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

  it.each(['LOJA 24H', 'ANA.LIMA@EXEMPLO.COM.BR'])('keeps the signs of %p, which is no person’s name', (nome) => {
    expect(auditedSubject({ nome, sufixo: '982247' })).toBe(`nome:${nome}|sufixo:982247`);
  });
});
