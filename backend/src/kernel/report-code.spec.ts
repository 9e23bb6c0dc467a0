import { randomBytes } from 'node:crypto';
import {
  parseReportCode,
  REPORT_CODE_DRAWS,
  reportCodeRule,
  verificationPath,
  writeReportCode,
} from './report-code.js';

const CODE = writeReportCode(Array.from({ length: REPORT_CODE_DRAWS }, (_, i) => (i * 7 + 3) % 32));

describe('The code of a report', () => {
  it('has 28 characters in fours, none of which is mistaken for another', () => {
    const written = writeReportCode(randomBytes(REPORT_CODE_DRAWS));
    expect(written).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(parseReportCode(written)).toBe(written);
  });

  it('is read however it is typed', () => {
    const typed = ` ${CODE.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')} `;
    expect(parseReportCode(typed)).toBe(CODE);
    expect(reportCodeRule(typed)).toBeNull();
  });

  it('shows each single wrong character and each two that were swapped', () => {
    const bare = CODE.replaceAll('-', '');
    for (let at = 0; at < bare.length; at++) {
      const wrong = bare[at] === 'Z' ? 'Y' : 'Z';
      expect(parseReportCode(bare.slice(0, at) + wrong + bare.slice(at + 1))).toBeNull();
      const [one, other] = [bare[at], bare[at + 1]];
      if (other === undefined || one === other) continue;
      expect(parseReportCode(bare.slice(0, at) + other + one + bare.slice(at + 2))).toBeNull();
    }
  });

  it('has a page that verifies it', () => {
    expect(verificationPath(CODE)).toBe(`/verificar/${CODE}`);
  });

  it.each([
    ['', 'Informe o código do relatório.'],
    ['  ', 'Informe o código do relatório.'],
    ['7Q2M', 'Código inválido. Confira os caracteres.'],
    [`${CODE}0`, 'Código inválido. Confira os caracteres.'],
  ])('%j is none', (text, rule) => {
    expect(reportCodeRule(text)).toBe(rule);
  });
});
