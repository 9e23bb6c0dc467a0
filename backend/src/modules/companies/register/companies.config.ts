import { IsIn, IsOptional, IsString } from 'class-validator';
import { DatabaseAddress } from '../../../platform/config/database-address.js';
import { WebAddress, WholeNumber } from '../../../platform/config/setting.decorators.js';
import { Shown } from '../../../platform/settings/declared.js';
import { PRIORITIES, type Priority } from '../../../platform/workers/behind-others.js';

/** The share on which the tax authority publishes the register, and where it is kept here. */
export class CompaniesConfig {
  @IsOptional()
  NODE_ENV?: string;

  @IsOptional()
  SANDBOX_URL?: string;

  @IsString()
  DATA_DIR = '.data';

  /** A database of its own for the register of companies; without it, the product's. */
  @IsOptional()
  @DatabaseAddress()
  COMPANIES_DATABASE_URL?: string;

  /** The WebDAV folder that holds a folder for each month; without it, none is fetched (beside the sandbox: its share). */
  @IsOptional()
  @WebAddress()
  COMPANIES_SHARE_URL?: string;

  /** The share's token, which is its user; the password is empty. */
  @IsOptional()
  @IsString()
  COMPANIES_SHARE_TOKEN?: string;

  /** Whether new months are looked for and loaded without anybody asking. */
  @Shown()
  @IsIn(['on', 'off'], { message: 'COMPANIES_SCHEDULE: use on ou off' })
  COMPANIES_SCHEDULE: 'on' | 'off' = 'on';

  /** Pause before months are looked for again after that failed; each further failure doubles it, up to the six hours of every look. */
  @WholeNumber(1, 3_600)
  COMPANIES_RETRY_SECONDS = 600;

  /** `idle`: months are loaded on one processor, and only while nobody else wants it; `low`: with a small share of them too, for a machine that is never idle. */
  @Shown()
  @IsIn(PRIORITIES, { message: 'COMPANIES_LOAD_PRIORITY: use idle ou low' })
  COMPANIES_LOAD_PRIORITY: Priority = 'idle';

  /** A month with so many per cent fewer companies, establishments, partners or Simples rows waits for an administrator. */
  @Shown()
  @WholeNumber(1, 100)
  COMPANIES_MOST_LOSS_PERCENT = 5;

  get share(): { readonly url: string; readonly token: string; readonly fictional: boolean } | null {
    if (this.COMPANIES_SHARE_URL)
      return { url: this.COMPANIES_SHARE_URL, token: this.COMPANIES_SHARE_TOKEN ?? '', fictional: false };
    if (this.NODE_ENV === 'production' || !this.SANDBOX_URL) return null;
    return {
      url: `${this.SANDBOX_URL}/dados-abertos/public.php/webdav`,
      token: 'sandbox-cnpj-share',
      fictional: true,
    };
  }
}
