import { dossierLabel, dossierLabelKey } from './dossier-label.js';

it('A label is kept with single spaces, and is the same one in other letters', () => {
  expect(dossierLabel('  Caso \n  Silva ')).toBe('Caso Silva');
  expect(dossierLabelKey(' CASO  Ávila')).toBe('caso ávila');
});
