export { downloadMonth } from './adapters/download.js';
export {
  DoubledFiles,
  MissingFiles,
  type MonthFile,
  type MonthFiles,
  monthFilesIn,
} from './adapters/month-files.js';
export { type Code, readCodes } from './adapters/read-codes.js';
export { RecordFields } from './adapters/record-fields.js';
export { type Fault, MENDED, RecordReader } from './adapters/record-reader.js';
export { columnsOf, ROW_KINDS, type RowKind, writeRow } from './adapters/row-kinds.js';
export { COPY_BEGIN, COPY_END, RowWriter } from './adapters/row-writer.js';
export { CompaniesShare, ShareDown } from './adapters/share.js';
export { BrokenZip, memberOf } from './adapters/zip-member.js';
