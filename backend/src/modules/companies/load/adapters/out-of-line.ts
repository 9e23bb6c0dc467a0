import type { LoadCounts, LoadQuality } from './load-record.js';

const NAMES = { companies: 'empresas', establishments: 'estabelecimentos', partners: 'sócios', taxes: 'optantes' };
const OTHERS = {
  companies: 'das empresas novas ou mudadas',
  establishments: 'dos estabelecimentos novos ou mudados',
  partners: 'dos sócios novos ou mudados',
  taxes: 'dos optantes novos ou mudados',
};
const MENDED_BY = {
  nul: 'caracteres nulos',
  quebra: 'quebras de linha',
  aspas: 'aspas soltas',
  data: 'datas impossíveis',
  cep: 'CEP sem o zero da frente',
  capital: 'capital sem sentido',
  codigo: 'códigos ilegíveis',
};
/** More lines aside than that many of a hundred rows are no accident. */
const MOST_REJECTED_PERCENT = 1;
/** Of ordinary months one line of a thousand is mended: a field that comes in another form is one in many of them. */
const MOST_MENDED_PERCENT = 3;
/** A month changes one row of a hundred: so many are others by the form of the files, of which followers would be told. */
const MOST_CHANGED_PERCENT = 20;

/** Why a month should not go live by itself; null when its counts are as one would expect after those in force. */
export function outOfLine(
  counts: LoadCounts,
  { mended, changed }: LoadQuality,
  before: Partial<LoadCounts> | null,
  mostLossPercent: number,
): string | null {
  const reasons: string[] = [];
  for (const [name, said] of entriesOf(NAMES)) {
    const was = before?.[name] ?? 0;
    const loss = was === 0 ? 0 : ((was - counts[name]) / was) * 100;
    if (loss >= mostLossPercent) reasons.push(`${percent(loss)} menos ${said}`);
  }
  // Where the last one of all kinds is missing, nothing else says so.
  const filesWere = before?.files ?? 0;
  if (counts.files < filesWere)
    reasons.push(
      `cada tipo tem ${counts.files} ${counts.files === 1 ? 'arquivo numerado' : 'arquivos numerados'}, e tinha ${filesWere} no mês em vigor`,
    );
  const lines = counts.companies + counts.establishments + counts.partners + counts.taxes + counts.rejected;
  const aside = share(counts.rejected, lines);
  if (aside > MOST_REJECTED_PERCENT) reasons.push(`${percent(aside)} de linhas recusadas`);
  for (const [reason, said] of entriesOf(MENDED_BY)) {
    const some = share(mended[reason], lines);
    if (some > MOST_MENDED_PERCENT) reasons.push(`${percent(some)} de linhas com ${said}`);
  }
  for (const [name, said] of entriesOf(OTHERS)) {
    const some = share(changed?.[name], counts[name]);
    if (some > MOST_CHANGED_PERCENT) reasons.push(`${percent(some)} ${said}`);
  }
  return reasons.length > 0 ? reasons.join('; ') : null;
}

function entriesOf<Name extends string>(texts: Readonly<Record<Name, string>>): [Name, string][] {
  return Object.entries(texts) as [Name, string][];
}

/** Of a hundred. */
function share(some = 0, all: number): number {
  return (some / Math.max(1, all)) * 100;
}

function percent(value: number): string {
  return `${value.toFixed(1).replace('.', ',')}%`;
}
