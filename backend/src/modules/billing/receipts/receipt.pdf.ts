import { FAINT, PdfWriter } from '../../../platform/pdf/pdf-writer.js';
import { taggedPdf } from '../../../platform/pdf/tagged-pdf.js';
import { type Receipt, receiptLines } from './receipt.js';

const MARGIN = 64;
const MARGINS = { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN };
const TITLE = 'Recibo de pagamento';

/** One page, tagged so that it can be read aloud; the same payment makes the same bytes. */
export function receiptPdf(receipt: Receipt): Promise<Buffer> {
  return taggedPdf({ title: TITLE, createdAt: receipt.payment.paidAt }, MARGINS, (pdf, document) => {
    const writer = new PdfWriter(pdf, document);
    writer.text('P', 'Nítido', { size: 12, color: FAINT });
    writer.heading('H1', TITLE, { size: 22, after: 26 });
    writer.rows(receiptLines(receipt));
  });
}
