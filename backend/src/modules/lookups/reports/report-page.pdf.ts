import { FAINT, INK, type PdfWriter } from '../../../platform/pdf/pdf-writer.js';
import type { Pdf } from '../../../platform/pdf/tagged-pdf.js';

export const MARGINS = { top: 48, right: 48, bottom: 60, left: 48 };

/** The product's mark, as the page draws it. */
export function drawMark(writer: PdfWriter): void {
  const { top, left } = MARGINS;
  writer.artifact(() => {
    const { pdf } = writer;
    pdf
      .save()
      .translate(left - 3, top)
      .scale(0.62)
      .lineWidth(3)
      .strokeColor(INK);
    pdf.path('M11.5 27H5.5V5l5.3 5.7M20.5 5h6v22l-5.3-5.7').stroke();
    pdf.circle(16, 16, 4.25).stroke().restore();
  });
}

/** Each page says below which of how many it is. */
export function numberPages(writer: PdfWriter, text: string): void {
  const { pdf, width } = writer;
  const { start, count } = pdf.bufferedPageRange();
  for (let at = start; at < start + count; at++) {
    pdf.switchToPage(at);
    writer.artifact(() => footLine(pdf, width, text, `Página ${at + 1} de ${count}`), 'Pagination');
  }
}

function footLine(pdf: Pdf, width: number, text: string, page: string): void {
  const { margins, height } = pdf.page;
  const y = height - 40;
  // Within the lower margin, where text would else begin a new page.
  margins.bottom = 0;
  pdf.font('regular').fontSize(7.5).fillColor(FAINT);
  pdf.text(text, MARGINS.left, y, { width: width - 80, lineBreak: false });
  pdf.text(page, MARGINS.left, y, { width, align: 'right', lineBreak: false });
  margins.bottom = MARGINS.bottom;
}
