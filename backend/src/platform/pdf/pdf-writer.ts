import type { Pdf } from './tagged-pdf.js';

type Element = PDFKit.PDFStructureElement;
type Tag = 'H1' | 'H2' | 'H3' | 'P';

interface Look {
  readonly size: number;
  readonly color?: string;
  readonly bold?: boolean;
  readonly after?: number;
}

export const INK = '#1a1d21';
export const FAINT = '#5c636b';
const LINE = '#d9dde2';
/** A heading is not left alone at a page's end. */
const KEPT_TOGETHER = 64;
const LABEL_WIDTH = 150;
const GAP = 12;
/** What the font offers and plain text can spare: to read these tables of it costs half a second a document. */
const FEATURES: object = Object.fromEntries(
  ['calt', 'ccmp', 'clig', 'liga', 'rlig', 'rclt', 'locl', 'mark', 'mkmk', 'curs', 'kern'].map((name) => [name, false]),
);
const PLAIN = { features: FEATURES as PDFKit.Mixins.OpenTypeFeatures[] };

/** Puts text, tables and lists one below the other, each under its tag, so that reading goes in this order. */
export class PdfWriter {
  constructor(
    readonly pdf: Pdf,
    private readonly parent: Element,
  ) {}

  /** What lies between the margins. */
  get width(): number {
    const { width, margins } = this.pdf.page;
    return width - margins.left - margins.right;
  }

  heading(tag: Exclude<Tag, 'P'>, text: string, look: Look): void {
    this.leaveRoom(KEPT_TOGETHER);
    this.text(tag, text, { bold: true, ...look });
  }

  text(tag: Tag, text: string, look: Look, width = this.width): void {
    this.parent.add(this.pdf.struct(tag, {}, () => this.write(text, look, this.left, this.pdf.y, width)));
    this.pdf.y += look.after ?? 0;
  }

  /** Labels and their values, as a table whose rows are headed by the label. */
  rows(rows: ReadonlyArray<readonly [label: string, value: string]>): void {
    const { pdf } = this;
    const table = pdf.struct('Table');
    this.parent.add(table);
    for (const [label, value] of rows) {
      const [labelLook, valueLook] = [{ size: 9.5, color: FAINT }, { size: 9.5 }];
      const valueWidth = this.width - LABEL_WIDTH;
      const height = Math.max(
        this.heightOf(label, labelLook, LABEL_WIDTH - GAP),
        this.heightOf(value, valueLook, valueWidth),
      );
      this.leaveRoom(height + 10);
      const top = pdf.y;
      const row = pdf.struct('TR');
      table.add(row);
      const cell = (tag: 'TH' | 'TD', text: string, look: Look, x: number, room: number) => {
        // The library knows more options than its types do.
        const scope: object = tag === 'TH' ? { scope: 'Row' } : {};
        row.add(pdf.struct(tag, scope, () => this.write(text, look, x, top, room)));
      };
      cell('TH', label, labelLook, this.left, LABEL_WIDTH - GAP);
      const afterLabel = [pdf.y, pdf.page] as const;
      cell('TD', value, valueLook, this.left + LABEL_WIDTH, valueWidth);
      row.end();
      // A value may be longer than its page.
      pdf.y = pdf.page === afterLabel[1] ? Math.max(afterLabel[0], pdf.y) : pdf.y;
      this.rule();
    }
    table.end();
    pdf.y += 8;
  }

  /** Several alike, each a line with what is said of it below. */
  list(items: ReadonlyArray<readonly [title: string, details: string]>): void {
    const { pdf } = this;
    const list = pdf.struct('L');
    this.parent.add(list);
    for (const [title, details] of items) {
      this.leaveRoom(this.heightOf(`${title}\n${details}`, { size: 9.5 }, this.width) + 8);
      const item = pdf.struct('LI');
      list.add(item);
      item.add(
        pdf.struct('LBody', {}, () => {
          this.write(title, { size: 9.5, bold: true }, this.left, pdf.y, this.width);
          if (details) this.write(details, { size: 9.5, color: FAINT }, this.left, pdf.y + 1, this.width);
        }),
      );
      item.end();
      this.rule();
    }
    list.end();
    pdf.y += 8;
  }

  /** An address that opens when it is clicked. */
  link(address: string, { size, after = 0 }: Look): void {
    const { pdf } = this;
    const paragraph = pdf.struct('P');
    this.parent.add(paragraph);
    const alt = `Abre ${address}`;
    const link = pdf.struct('Link', { alt }, () => {
      const top = pdf.y;
      pdf.font('bold').fontSize(size).fillColor(INK);
      pdf.text(address, this.left, top, { width: this.width, ...PLAIN });
      const width = Math.min(this.width, pdf.widthOfString(address, PLAIN));
      // The library takes more of an annotation than its types say, and writes a plain string as a name.
      const annotation: object = { Contents: new String(alt), structParent: link };
      pdf.link(this.left, top, width, pdf.y - top, address, annotation);
    });
    paragraph.add(link);
    paragraph.end();
    pdf.y += after;
  }

  /** Something drawn, with the words that stand for it. */
  figure(alt: string, box: readonly [number, number, number, number], draw: () => void): void {
    const options: object = { alt, bbox: [...box] };
    this.parent.add(this.pdf.struct('Figure', options, draw));
  }

  /** Drawn for the eye alone. */
  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.pdf.markContent('Artifact', { type });
    draw();
    this.pdf.endMarkedContent();
  }

  private get left(): number {
    return this.pdf.page.margins.left;
  }

  private write(text: string, { size, color = INK, bold }: Look, x: number, y: number, width: number): void {
    this.pdf
      .font(bold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(color)
      .text(text.normalize('NFC'), x, y, { width, ...PLAIN });
  }

  private heightOf(text: string, { size, bold }: Look, width: number): number {
    return this.pdf
      .font(bold ? 'bold' : 'regular')
      .fontSize(size)
      .heightOfString(text.normalize('NFC'), { width, ...PLAIN });
  }

  private leaveRoom(height: number): void {
    const { pdf } = this;
    const { height: whole, margins } = pdf.page;
    const room = whole - margins.bottom - pdf.y;
    if (height > room && height < whole - margins.top - margins.bottom) pdf.addPage();
  }

  private rule(): void {
    const { pdf } = this;
    const y = pdf.y + 4;
    this.artifact(() =>
      pdf
        .moveTo(this.left, y)
        .lineTo(this.left + this.width, y)
        .lineWidth(0.5)
        .strokeColor(LINE)
        .stroke(),
    );
    pdf.y = y + 5;
  }
}
