import { Injectable } from '@nestjs/common';
import { AccountDataHolder, type AccountDataSections } from '../../../../platform/account-data/account-data-holder.js';
import { ProtectPeople } from '../../suppression/index.js';
import { isWithheld } from '../application/read-dossier.js';
import { Dossiers } from './dossiers.store.js';

/** What an account has written about people and companies. Of somebody of whom nothing may be told its export says so. */
@Injectable()
export class DossiersAccountData extends AccountDataHolder {
  readonly tables = ['lookup_dossiers'];
  protected override readonly erased = this.tables;

  constructor(
    private readonly dossiers: Dossiers,
    private readonly people: ProtectPeople,
  ) {
    super();
  }

  export(accountId: string): AccountDataSections {
    return { dossies: () => this.written(accountId) };
  }

  private async written(accountId: string): Promise<unknown[]> {
    const protection = await this.people.now();
    return (await this.dossiers.all(accountId)).map(({ about, anotacoes, etiquetas, versao, lookups }) => {
      if (isWithheld([about], protection)) return { retida: true };
      const { kind, document, nome } = about;
      const sobre = { [kind]: document, nome };
      return { retida: false, sobre, anotacoes, etiquetas, atualizadoEm: versao, consultas: lookups };
    });
  }
}
