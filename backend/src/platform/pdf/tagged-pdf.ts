import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const FILES = {
  regular: '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  bold: '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
};

type Weight = keyof typeof FILES;
const WEIGHTS = ['regular', 'bold'] as const satisfies readonly Weight[];

let tools: ReturnType<typeof bringTools> | undefined;

export type Pdf = PDFKit.PDFDocument;

/**
 * A PDF of A4 pages that can be read aloud: tagged by PDF/UA, in Portuguese, its fonts inside. `write` fills what the
 * structure begins with; the same words at the same moment make the same bytes.
 */
export async function taggedPdf(
  { title, subject, createdAt }: { title: string; subject?: string; createdAt: Date },
  margins: PDFKit.Mixins.ExpandedSides<number>,
  write: (pdf: Pdf, document: PDFKit.PDFStructureElement) => void,
): Promise<Buffer> {
  tools ??= bringTools();
  const { PDFDocument, fonts } = await tools;
  const pdf = new PDFDocument({
    size: 'A4',
    margins,
    bufferPages: true,
    tagged: true,
    subset: 'PDF/UA' as 'PDF/A-1',
    lang: 'pt-BR',
    displayTitle: true,
    pdfVersion: '1.7',
    font: fonts.regular,
    info: {
      Title: title,
      Author: 'Nítido',
      Creator: 'Nítido',
      CreationDate: createdAt,
      ...(subject && { Subject: subject }),
    },
  });
  for (const weight of WEIGHTS) pdf.registerFont(weight, fonts[weight]);
  const chunks: Buffer[] = [];
  const whole = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  const document = pdf.struct('Document');
  pdf.addStructure(document);
  write(pdf, document);
  document.end();
  pdf.end();
  return whole;
}

/** Library and fonts cost half a second to read, which only the first document should pay. */
async function bringTools() {
  const [{ default: PDFDocument }, { create }] = await Promise.all([import('pdfkit'), import('fontkit')]);
  // The library takes a font that was read before; its types do not say so.
  const read = async (weight: Weight) => create(await readFile(fontFile(weight))) as unknown as string;
  const [regular, bold] = await Promise.all(WEIGHTS.map(read));
  return { PDFDocument, fonts: { regular: regular!, bold: bold! } };
}

function fontFile(weight: Weight): string {
  return createRequire(import.meta.url).resolve(FILES[weight]);
}
