import type { CodeFile, MonthFile } from './month-files.js';
import { RecordFields } from './record-fields.js';
import { RecordReader } from './record-reader.js';
import { memberOf } from './zip-member.js';

export interface Code {
  readonly domain: CodeFile;
  readonly code: number;
  readonly description: string;
}

/** Codes that the register uses and its own tables lack, as official tables describe them. */
const ADDED: readonly Code[] = [
  { domain: 'Motivos', code: 32, description: 'INEXISTENTE DE FATO - ADE/COSAR' },
  { domain: 'Qualificacoes', code: 36, description: 'Gerente-Delegado' },
];

/** The month's small tables of codes. */
export async function readCodes(files: ReadonlyMap<CodeFile, MonthFile>): Promise<Code[]> {
  const found = new Map(ADDED.map((one) => [`${one.domain} ${one.code}`, one]));
  for (const [domain, { path }] of files) {
    const record = (reader: RecordReader) => {
      const fields = new RecordFields(reader);
      const code = fields.number(0);
      const description = fields.string(1);
      if (code !== null && description !== '') found.set(`${domain} ${code}`, { domain, code, description });
    };
    const reader = new RecordReader(2, { record, fault: () => {} });
    for await (const chunk of memberOf(path)) reader.push(chunk);
    reader.end();
  }
  return [...found.values()];
}
