import { dossierId, subjectOfDossier } from './dossier-id.js';

describe('The address of a dossier', () => {
  it.each(['0', '1', '-1', '9223372036854775807', '-9223372036854775808', '-42'])('holds the hash %s', (subject) => {
    expect(dossierId(subject)).toMatch(/^[0-9a-f]{16}$/);
    expect(subjectOfDossier(dossierId(subject))).toBe(subject);
  });

  it.each(['', 'x', '0123456789abcde', '0123456789ABCDEF', '0123456789abcdef0', '529.982.247-25 '])(
    'is none: %p',
    (text) => expect(subjectOfDossier(text)).toBeNull(),
  );
});
