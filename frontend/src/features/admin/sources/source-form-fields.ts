import { formatCnpj } from '@kernel/cnpj';
import type { SourceBasis, SourceEntryBody, SourceItem } from '../../../shared/api/generated';

export type Fields = ReturnType<typeof startOf>;

/** The entry as it is; for a new one what the settings propose. */
export function startOf({ entry, suggestedBasis, askedBy }: SourceItem) {
  return {
    owner: entry?.owner ?? '',
    ownerRole: entry?.ownerRole ?? 'operador',
    cnpj: entry?.cnpj ? formatCnpj(entry.cnpj) : '',
    contractNumber: entry?.contractNumber ?? '',
    contractStart: entry?.contractStart ?? '',
    contractEnd: entry?.contractEnd ?? '',
    legalBasis: entry?.legalBasis ?? (suggestedBasis as SourceBasis | null) ?? ('' as const),
    dataMonth: entry?.dataMonth ?? '',
    lookupTypes: [...(entry?.lookupTypes ?? askedBy)],
    notes: entry?.notes ?? '',
  };
}

/** What was typed stays; what was not becomes what somebody else has saved since it was seen. */
export function typedOver(fields: Fields, seen: SourceItem, now: SourceItem): Fields {
  const before = startOf(seen);
  const typed = Object.entries(fields).filter(([name, value]) => !same(value, before[name as keyof Fields]));
  return { ...startOf(now), ...Object.fromEntries(typed) };
}

/** Lookup types are ticked in any order. */
function same(a: string | readonly string[], b: string | readonly string[]): boolean {
  return String([a].flat().toSorted()) === String([b].flat().toSorted());
}

/** When the entry was changed that is seen; null where there is none. */
export function seenAt({ entry }: SourceItem): string | null {
  return entry?.changedAt ?? null;
}

export function bodyOf(fields: Fields, source: SourceItem): SourceEntryBody {
  return {
    seenAt: seenAt(source),
    owner: fields.owner.trim(),
    ownerRole: fields.ownerRole,
    cnpj: fields.cnpj || null,
    contractNumber: fields.contractNumber.trim() || null,
    contractStart: fields.contractStart || null,
    contractEnd: fields.contractEnd || null,
    legalBasis: fields.legalBasis || null,
    dataMonth: fields.dataMonth || null,
    lookupTypes: fields.lookupTypes,
    notes: fields.notes.trim() || null,
  };
}
