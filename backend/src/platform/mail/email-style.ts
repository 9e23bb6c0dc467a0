export const FONT = "system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";

/** The colours that stand in the elements, for mail programs that know no themes. */
export const LIGHT = {
  page: '#f6f8f8',
  sheet: '#ffffff',
  line: '#dbe2e3',
  ink: '#132023',
  soft: '#46575b',
  accent: '#075e72',
  /** Words on a button, whose ground is the accent. */
  onAccent: '#ffffff',
};

export const NIGHT: typeof LIGHT = {
  page: '#0e1517',
  sheet: '#151e21',
  line: '#263236',
  ink: '#e8eeef',
  soft: '#b3c0c3',
  accent: '#62c6d9',
  onAccent: '#06181d',
};

/** Where the reader's program knows themes and narrow screens. */
export const MEDIA = `
@media (max-width: 480px) {
  .around { padding: 20px 12px !important; }
  .sheet { padding: 26px 20px !important; }
}
@media (prefers-color-scheme: dark) {
  .page { background: ${NIGHT.page} !important; }
  .sheet { background: ${NIGHT.sheet} !important; border-color: ${NIGHT.line} !important; color: ${NIGHT.ink} !important; }
  .rule { border-color: ${NIGHT.line} !important; }
  .soft { color: ${NIGHT.soft} !important; }
  .accent { color: ${NIGHT.accent} !important; }
  .button { background: ${NIGHT.accent} !important; color: ${NIGHT.onAccent} !important; }
}`;
