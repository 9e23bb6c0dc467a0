import { type Receipt, receiptLines } from './receipt.js';

const MARGIN = 64;
const LABEL_WIDTH = 170;
const INK = '#1a1d21';
const FAINT = '#5c636b';

/** One page, tagged so that it can be read aloud; the same payment makes the same bytes. */
export async function receiptPdf(receipt: Receipt): Promise<Buffer> {
  // Costs 0.1 s to load, which only the first receipt should pay.
  const { default: PDFDocument } = await import('pdfkit');
  const title = 'Recibo de pagamento';
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    tagged: true,
    lang: 'pt-BR',
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: 'Nítido', CreationDate: receipt.payment.paidAt },
  });
  const chunks: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  const page = pdf.struct('Document');
  pdf.addStructure(page);
  page.add(
    pdf.struct('H1', {}, () => {
      pdf.font('Helvetica').fontSize(12).fillColor(FAINT).text('Nítido');
      pdf.font('Helvetica-Bold').fontSize(22).fillColor(INK).text(title).moveDown(1.2);
    }),
  );
  for (const [label, value] of receiptLines(receipt)) {
    page.add(pdf.struct('P', {}, () => writeLine(pdf, label, value)));
  }
  page.end();
  pdf.end();
  return whole;
}

function writeLine(pdf: PDFKit.PDFDocument, label: string, value: string): void {
  const { y } = pdf;
  const width = pdf.page.width - 2 * MARGIN - LABEL_WIDTH;
  pdf
    .font('Helvetica')
    .fontSize(11)
    .fillColor(FAINT)
    .text(label, MARGIN, y, { width: LABEL_WIDTH - 12 });
  const below = pdf.y;
  pdf
    .font('Helvetica-Bold')
    .fillColor(INK)
    .text(value, MARGIN + LABEL_WIDTH, y, { width });
  pdf.y = Math.max(below, pdf.y) + 10;
}
