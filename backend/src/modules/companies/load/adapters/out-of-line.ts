import type { LoadCounts } from './load-record.js';

const NAMES = { companies: 'empresas', establishments: 'estabelecimentos', partners: 'sócios', taxes: 'optantes' };
/** More lines aside than that many of a hundred rows are no accident. */
const MOST_REJECTED_PERCENT = 1;

/** Why a month should not go live by itself; null when its counts are as one would expect after those in force. */
export function outOfLine(
  counts: LoadCounts,
  before: Partial<LoadCounts> | null,
  mostLossPercent: number,
): string | null {
  const reasons: string[] = [];
  for (const [name, said] of Object.entries(NAMES) as [keyof typeof NAMES, string][]) {
    const was = before?.[name] ?? 0;
    const loss = was === 0 ? 0 : ((was - counts[name]) / was) * 100;
    if (loss >= mostLossPercent) reasons.push(`${loss.toFixed(1).replace('.', ',')}% menos ${said}`);
  }
  // Where the last one of all kinds is missing, nothing else says so.
  const filesWere = before?.files ?? 0;
  if (counts.files < filesWere)
    reasons.push(
      `cada tipo tem ${counts.files} ${counts.files === 1 ? 'arquivo numerado' : 'arquivos numerados'}, e tinha ${filesWere} no mês em vigor`,
    );
  // What is aside is in none of the others.
  const rows = counts.companies + counts.establishments + counts.partners + counts.taxes;
  const aside = (counts.rejected / Math.max(1, rows + counts.rejected)) * 100;
  if (aside > MOST_REJECTED_PERCENT) reasons.push(`${aside.toFixed(1).replace('.', ',')}% de linhas recusadas`);
  return reasons.length > 0 ? reasons.join('; ') : null;
}
