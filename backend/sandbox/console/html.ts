/** Markup that is safe to send: whatever comes in through `html` is escaped unless it is markup itself. */
export class Markup {
  constructor(private readonly text: string) {}

  toString(): string {
    return this.text;
  }
}

type Part = string | number | null | undefined | Markup | readonly Part[];

export function html(strings: TemplateStringsArray, ...values: Part[]): Markup {
  return new Markup(
    strings.reduce((text, string, i) => text + string + (i < values.length ? rendered(values[i]) : ''), ''),
  );
}

function rendered(part: Part): string {
  if (part instanceof Markup) return part.toString();
  if (Array.isArray(part)) return part.map(rendered).join('');
  return escaped(String(part ?? ''));
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
