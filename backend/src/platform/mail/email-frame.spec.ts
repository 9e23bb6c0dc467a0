import { htmlOf, textOf } from './email-frame.js';

const EMAIL = {
  subject: 'Assunto <b> & "cia"',
  greeting: 'Olá, D’Ávila.',
  paragraphs: ['Um <script>alert(1)</script> parágrafo.', 'Outro.'],
  action: { label: 'Abrir', url: 'https://nitido.example/p?a=1&b="2"', note: 'Vale por uma hora.' },
  closing: 'Ignore, se não foi você.',
};

describe('an e-mail', () => {
  it('is complete as plain text, with the whole link on a line of its own', () => {
    expect(textOf(EMAIL).split('\n\n')).toEqual([
      'Olá, D’Ávila.',
      'Um <script>alert(1)</script> parágrafo.',
      'Outro.',
      'Abrir:\nhttps://nitido.example/p?a=1&b="2"',
      'Vale por uma hora.',
      'Ignore, se não foi você.',
      expect.stringMatching(/^-- \nNítido/),
    ]);
  });

  it('lets nothing that was typed become markup (ASVS 1.1.2, 1.2.1)', () => {
    const html = htmlOf(EMAIL);
    expect(html).not.toContain('<script>');
    expect(html).not.toContain('<b>');
    expect(html).toContain('&#60;script&#62;');
    expect(html).toContain('href="https://nitido.example/p?a=1&#38;b=&#34;2&#34;"');
  });

  it('breaks lines where they were typed', () => {
    const list = { ...EMAIL, paragraphs: ['Faça assim:\n1. Abra <b>.\n2. Clique.'] };
    expect(htmlOf(list)).toContain('>Faça assim:<br>1. Abra &#60;b&#62;.<br>2. Clique.</p>');
    expect(textOf(list)).toContain('Faça assim:\n1. Abra <b>.\n2. Clique.');
  });

  it('fetches nothing: no image, no style sheet, no script, no pixel', () => {
    expect(htmlOf(EMAIL)).not.toMatch(/<(img|link|script|iframe)|url\(|@import|src=/);
  });

  it('knows dark themes and says its language', () => {
    expect(htmlOf(EMAIL)).toMatch(
      /lang="pt-BR"[\s\S]+color-scheme" content="light dark"[\s\S]+prefers-color-scheme: dark/,
    );
  });

  it('needs no link', () => {
    const { action: _, ...news } = EMAIL;
    expect(htmlOf(news)).not.toContain('href');
    expect(textOf(news)).not.toContain('http');
  });
});
