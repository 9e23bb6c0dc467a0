import type { FirmRow, UnitRow } from '../register/index.js';
import type { CodeTexts } from './companies.queries.js';
import type { BriefRow } from './company-changes.queries.js';
import { presentFirm, presentUnit } from './present-company.js';

/** How an establishment is called and how it stands. */
export interface PresentedBrief {
  readonly razao_social: string | null;
  readonly nome_fantasia: string | null;
  readonly situacao_cadastral: string | null;
  readonly data_situacao_cadastral: string | null;
}

export function briefOf(row: BriefRow, codes: CodeTexts): PresentedBrief {
  const { nome_fantasia, situacao_cadastral, data_situacao_cadastral } = presentUnit(row as unknown as UnitRow, codes);
  const { razao_social } = presentFirm(row as unknown as FirmRow, codes);
  return { razao_social, nome_fantasia, situacao_cadastral, data_situacao_cadastral };
}
