import { create } from 'qrcode';
import type { PdfWriter } from '../../../platform/pdf/pdf-writer.js';

/** Modules of quiet that a reader needs around the code; the page's own white is part of them. */
const QUIET = 2;

/** The address as a QR code at a place, of so many points a side. */
export function drawQr(writer: PdfWriter, address: string, [x, y, side]: readonly [number, number, number]): void {
  const { modules } = create(address, { errorCorrectionLevel: 'M' });
  const step = side / (modules.size + 2 * QUIET);
  writer.figure(`Código QR que abre ${address}`, [x, y, x + side, y + side], () => {
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
