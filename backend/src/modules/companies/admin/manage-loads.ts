import { Injectable } from '@nestjs/common';
import { AppError } from '../../../kernel/errors.js';
import { CompaniesConfig } from '../register/index.js';
import { CompanyLoads } from './company-loads.store.js';
import { LoadStarter } from './load-starter.port.js';

/** What administrators do about the register of companies. */
@Injectable()
export class ManageLoads {
  constructor(
    private readonly config: CompaniesConfig,
    private readonly loads: CompanyLoads,
    private readonly starter: LoadStarter,
  ) {}

  /** Begins to load a month of the share, the newest one where none is named. COMPANY_SHARE_DOWN, COMPANY_MONTH_OLD, COMPANY_LOAD_RUNNING. */
  async begin(adminId: string, month: string | null): Promise<string> {
    if (!this.config.share)
      throw new AppError('conflict', 'COMPANY_SHARE_MISSING', 'Nenhuma pasta pública está configurada.');
    const months = await this.starter.months().catch((cause: unknown) => {
      throw new AppError('unavailable', 'COMPANY_SHARE_DOWN', 'A pasta pública não respondeu.', { cause });
    });
    const wanted = month ?? months.at(-1);
    if (!wanted || !months.includes(wanted))
      throw new AppError('not-found', 'COMPANY_MONTH_NOT_FOUND', 'Este mês não está na pasta pública.');
    const id = await this.loads.ask(adminId, wanted, this.config.share.fictional);
    this.starter.begin();
    return id;
  }

  async approve(adminId: string, id: string): Promise<void> {
    await this.loads.approve(adminId, id);
    this.starter.begin();
  }
}
