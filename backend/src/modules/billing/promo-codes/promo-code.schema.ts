import { EntitySchema } from 'typeorm';
import { AS_NUMBER } from '../../../platform/database/as-number.js';
import type { PromoCode } from './promo-code.js';

export const PromoCodeSchema = new EntitySchema<PromoCode>({
  name: 'PromoCode',
  tableName: 'promotional_codes',
  columns: {
    id: { type: 'uuid', primary: true },
    code: { type: 'text' },
    percent: { type: 'numeric', transformer: AS_NUMBER },
    description: { type: 'text', nullable: true },
    planIds: { type: 'text', array: true, name: 'plan_ids', nullable: true },
    startsAt: { type: 'timestamptz', name: 'starts_at', nullable: true },
    expiresAt: { type: 'timestamptz', name: 'expires_at', nullable: true },
    maxUses: { type: 'integer', name: 'max_uses', nullable: true },
    maxUsesPerAccount: { type: 'integer', name: 'max_uses_per_account', nullable: true },
    uses: { type: 'integer' },
    active: { type: 'boolean' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    deletedAt: { type: 'timestamptz', name: 'deleted_at', nullable: true },
  },
});
