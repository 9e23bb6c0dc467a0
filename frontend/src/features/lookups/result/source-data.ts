export { listIn, recordIn, recordOf, recordsOf, type SourceRecord, textsIn } from '@kernel/source-record';
