import { IsIn, IsOptional, NotEquals, ValidateIf } from 'class-validator';
import { FICTIONAL_BASIS, LEGAL_BASIS_IDS } from '../../../kernel/legal-bases.js';
import type { SourceId } from '../../../kernel/sources.js';
import { WebAddress } from '../../../platform/config/setting.decorators.js';

/** A vendor as the settings name it. */
export interface VendorSettings {
  readonly id: SourceId;
  readonly url: string;
  readonly fonte: string;
  /** The sandbox's: nobody in its answers exists. */
  readonly fictional: boolean;
  /** What opens a source of personal data; open ones have none. */
  readonly key?: string;
  /** The article of the LGPD on which the operator relies, as a proposal for the register. */
  readonly legalBasis?: string;
}

/** The settings of one vendor. */
export abstract class VendorConfig {
  @IsOptional()
  NODE_ENV?: string;

  @IsOptional()
  SANDBOX_URL?: string;

  /** How results name the vendor. */
  abstract get fonte(): string;

  /** As contracted or public, else the sandbox's; null: what only this vendor answers is in maintenance. */
  abstract get vendor(): VendorSettings | null;

  protected given(name: string): string | undefined {
    return (this as Record<string, unknown>)[name] as string | undefined;
  }

  /** A fictional source says so wherever its answers are shown, kept or exported. */
  protected inSandbox(id: SourceId): VendorSettings | null {
    if (this.NODE_ENV === 'production' || !this.SANDBOX_URL) return null;
    return { id, url: `${this.SANDBOX_URL}/${id}`, fonte: `${this.fonte} (sandbox)`, fictional: true };
  }
}

/** Of open data: asked at its public address, unless `setting` names another one. */
export function openVendor(id: SourceId, fonte: string, setting: string, publicUrl: string) {
  class Open extends VendorConfig {
    get fonte() {
      return fonte;
    }

    get vendor(): VendorSettings {
      const given = this.given(setting);
      const sandbox = given ? null : this.inSandbox(id);
      return sandbox ?? { id, url: given || publicUrl, fonte, fictional: false };
    }
  }
  ruled(Open, setting, IsOptional(), WebAddress());
  return Open;
}

/** The names of a contracted vendor's settings. */
interface ContractSettings {
  readonly url: string;
  /** With what stands for each in the sandbox. Of several, the key is all of them with `:` between. */
  readonly keys: Readonly<Record<string, string>>;
  readonly legalBasis: string;
}

/** Of personal data: off until all settings are there, which are given together or not at all. */
export function contractedVendor(id: SourceId, fonte: string, settings: ContractSettings) {
  const keys = Object.keys(settings.keys);
  const names = [settings.url, ...keys, settings.legalBasis];
  class Contracted extends VendorConfig {
    get fonte() {
      return fonte;
    }

    get vendor(): VendorSettings | null {
      const url = this.given(settings.url);
      const legalBasis = this.given(settings.legalBasis);
      const given = keys.map((name) => this.given(name));
      if (url && legalBasis && given.every(Boolean)) {
        return { id, url, key: given.join(':'), legalBasis, fonte: this.fonte, fictional: false };
      }
      const key = Object.values(settings.keys).join(':');
      const sandbox = this.inSandbox(id);
      return sandbox && { ...sandbox, key, legalBasis: FICTIONAL_BASIS };
    }
  }
  const some = ValidateIf((config: Record<string, unknown>) => names.some((name) => config[name] !== undefined));
  const together = `${names.slice(0, -1).join(', ')} e ${names.at(-1)} são informados juntos ou nenhum deles`;
  ruled(Contracted, settings.url, some, WebAddress(together));
  for (const [name, sandboxKey] of Object.entries(settings.keys)) {
    const lacks = NotEquals(undefined, { message: `${name}: ${together}` });
    const fictional = { message: `${name}: a chave do mundo fictício não vale fora dele` };
    ruled(Contracted, name, some, lacks, NotEquals(sandboxKey, fictional));
  }
  const basis = { message: `${settings.legalBasis}: use uma de ${LEGAL_BASIS_IDS.join(', ')}` };
  ruled(Contracted, settings.legalBasis, some, IsIn(LEGAL_BASIS_IDS, basis));
  return Contracted;
}

function ruled(Class: new () => VendorConfig, name: string, ...rules: readonly PropertyDecorator[]): void {
  for (const rule of rules) rule(Class.prototype, name);
}
