import { create } from 'qrcode';
import type { Severity } from '../../../kernel/warnings/warning.js';
import { FAINT, PdfWriter } from '../../../platform/pdf/pdf-writer.js';
import { taggedPdf } from '../../../platform/pdf/tagged-pdf.js';
import { type ReportContent, type ReportedLookup, reportContent } from './report.js';
import { drawMark, MARGINS, numberPages } from './report-page.pdf.js';
import { writeSection } from './report-sections.pdf.js';

const QR_SIZE = 104;
const SEVERITIES: Readonly<Record<Severity, string>> = { alert: 'Alerta', caution: 'Atenção', note: 'Observe' };

/** The report of a lookup, with the address where it can be verified: who, what decides, what deserves a second look, then all that the source told. */
export function reportPdf(lookup: ReportedLookup): Promise<Buffer> {
  const content = reportContent(lookup);
  const about = { title: content.title, subject: `Protocolo ${lookup.protocolo}`, createdAt: lookup.madeAt };
  return taggedPdf(about, MARGINS, (pdf, document) => {
    const writer = new PdfWriter(pdf, document);
    writeHead(writer, content, lookup.address);
    writeSummary(writer, content);
    for (const section of content.view.sections) writeSection(writer, section);
    writer.text('P', content.notice, { size: 8.5, color: FAINT });
    numberPages(writer, `${content.title} · Protocolo ${lookup.protocolo} · Código ${lookup.code}`);
  });
}

function writeHead(writer: PdfWriter, { title, view, trace }: ReportContent, address: string): void {
  const { pdf } = writer;
  const beside = writer.width - QR_SIZE - 24;
  const { top, left } = MARGINS;
  drawMark(writer);
  pdf.y = top + 2;
  writer.text('P', '       Nítido', { size: 13, bold: true, after: 10 }, beside);
  writer.text('H1', title, { size: 19, bold: true, after: 4 }, beside);
  writer.text('P', view.title, { size: 13, bold: true, after: 2 }, beside);
  const facts = [view.document && `${view.documentLabel} ${view.document}`, view.status?.text, ...view.facts];
  writer.text('P', facts.filter(Boolean).join(' · '), { size: 9.5, color: FAINT }, beside);
  const below = Math.max(pdf.y, top + QR_SIZE) + 14;
  drawQr(writer, address, [left + writer.width - QR_SIZE, top, QR_SIZE]);
  pdf.y = below;
  writer.text('P', 'Confira se este relatório é autêntico: aponte a câmera para o código acima ou abra', {
    size: 9,
    color: FAINT,
  });
  writer.link(address, { size: 9, after: 10 });
  writer.rows(trace);
}

function writeSummary(writer: PdfWriter, { view, rules }: ReportContent): void {
  const told = view.summary.flatMap(({ label, value, note }) =>
    value === null ? [] : [[label, note ? `${value} (${note})` : value] as const],
  );
  if (told.length > 0) {
    writer.heading('H2', 'Resumo', { size: 13, after: 4 });
    writer.rows(told);
  }
  const { warnings, clear } = rules;
  if (warnings.length + clear.length === 0) return;
  writer.heading('H2', warnings.length > 0 ? 'Chama atenção' : 'Nada chama atenção nas regras verificadas', {
    size: 13,
    after: 4,
  });
  if (warnings.length > 0) writer.rows(warnings.map(({ severity, text }) => [SEVERITIES[severity], text]));
  if (clear.length > 0)
    writer.text('P', `Verificado, sem achado: ${clear.join('; ')}.`, { size: 8.5, color: FAINT, after: 12 });
}

/** Modules of quiet that a reader needs around the code; the page's own white is part of them. */
const QUIET = 2;

/** The address as a QR code at a place, of so many points a side. */
function drawQr(writer: PdfWriter, address: string, [x, y, side]: readonly [number, number, number]): void {
  const { modules } = create(address, { errorCorrectionLevel: 'M' });
  const step = side / (modules.size + 2 * QUIET);
  writer.figure(`QR code que abre ${address}`, [x, y, x + side, y + side], () => {
    const { pdf } = writer;
    pdf.rect(x, y, side, side).fill('#ffffff');
    for (const [row, column, length] of darkRuns(modules)) {
      pdf.rect(x + (QUIET + column) * step, y + (QUIET + row) * step, length * step, step);
    }
    pdf.fill('#000000');
  });
}

/** Dark modules that follow each other in a row: where they begin, and how many there are. */
function darkRuns({ size, data }: QrModules): Array<readonly [row: number, column: number, length: number]> {
  return Array.from({ length: size }, (_, row) => row).flatMap((row) => {
    const line = data.slice(row * size, (row + 1) * size).join('');
    return [...line.matchAll(/1+/g)].map((run) => [row, run.index, run[0].length] as const);
  });
}

interface QrModules {
  readonly size: number;
  /** 1 for a dark module, row after row. */
  readonly data: Uint8Array;
}
