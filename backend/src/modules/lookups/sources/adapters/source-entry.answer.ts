import { ApiProperty } from '@nestjs/swagger';
import { LOOKUP_TYPES, type LookupType } from '../../../../kernel/lookup-catalogue.js';
import { Text } from '../../model/index.js';
import { OWNER_ROLES, type OwnerRole, type SourceTerms } from '../domain/source-entry.js';
import { BASES, type Basis } from './source-entry.body.js';
import type { EntryChange } from './source-register.store.js';

export class SourceTermsAnswer {
  @ApiProperty()
  owner!: string;

  @ApiProperty({ enum: OWNER_ROLES, enumName: 'OwnerRole' })
  ownerRole!: OwnerRole;

  @Text('11222333000181')
  cnpj!: string | null;

  @Text('2026/0042')
  contractNumber!: string | null;

  @Text('2026-01-01')
  contractStart!: string | null;

  @Text('2027-12-31')
  contractEnd!: string | null;

  @ApiProperty({ enum: BASES, enumName: 'SourceBasis', nullable: true })
  legalBasis!: Basis | null;

  @Text('2026-10')
  dataMonth!: string | null;

  @ApiProperty({ enum: LOOKUP_TYPES, enumName: 'LookupType', isArray: true })
  lookupTypes!: LookupType[];

  @Text()
  notes!: string | null;
}

export class SourceEntryAnswer extends SourceTermsAnswer {
  @ApiProperty({ format: 'date-time' })
  changedAt!: string;

  @Text(null, 'Nulo: o próprio produto, ou uma conta que não existe mais.')
  changedBy!: string | null;
}

export class SourceChangeAnswer {
  @ApiProperty({ format: 'date-time' })
  at!: string;

  @Text()
  by!: string | null;

  @ApiProperty({ type: () => SourceTermsAnswer, nullable: true, description: 'Como ficou; nulo: saiu do registro.' })
  terms!: SourceTermsAnswer | null;
}

export function changeAnswer({ at, by, terms }: EntryChange): SourceChangeAnswer {
  return { at: at.toISOString(), by, terms: terms && termsAnswer(terms) };
}

export function termsAnswer(terms: SourceTerms): SourceTermsAnswer {
  const { owner, ownerRole, cnpj, contractNumber, contractStart, contractEnd, legalBasis, dataMonth, notes } = terms;
  return {
    owner,
    ownerRole,
    cnpj,
    contractNumber,
    contractStart,
    contractEnd,
    legalBasis,
    dataMonth,
    lookupTypes: [...terms.lookupTypes],
    notes,
  };
}
