import { Injectable } from '@nestjs/common';
import { formatCnpj } from '../../../../kernel/cnpj.js';
import { SourceRegister } from '../../sources/index.js';
import { ConfiguredSources } from '../../vendors/index.js';

/** The companies behind the sources, as the register has them: with whom data are shared (LGPD, art. 18, VII). */
@Injectable()
export class SourceOwners {
  constructor(
    private readonly connected: ConfiguredSources,
    private readonly register: SourceRegister,
  ) {}

  /** By the name under which answers and the audit know a source. */
  async byName(): Promise<ReadonlyMap<string, string>> {
    const entries = await this.register.all();
    return new Map(
      this.connected.all().flatMap(({ id, fonte }): [string, string][] => {
        const entry = entries.get(id);
        if (!entry) return [];
        return [[fonte, entry.cnpj ? `${entry.owner}, CNPJ ${formatCnpj(entry.cnpj)}` : entry.owner]];
      }),
    );
  }
}
