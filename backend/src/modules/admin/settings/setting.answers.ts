import { ApiProperty } from '@nestjs/swagger';
import { SuccessAnswer } from '../../../platform/http/success.answer.js';
import { SETTING_GROUPS, writtenSetting } from '../../../platform/settings/setting.js';
import type { CurrentSetting } from '../../../platform/settings/settings-service.js';

const KINDS = ['number', 'domains'] as const;

export class SettingItem {
  @ApiProperty({ description: 'A variável de ambiente que dá o valor inicial.', example: 'HISTORY_RETENTION_DAYS' })
  name!: string;

  @ApiProperty({ enum: KINDS, enumName: 'SettingKind' })
  kind!: (typeof KINDS)[number];

  @ApiProperty({ enum: SETTING_GROUPS, enumName: 'SettingGroup', description: 'Sob que título aparece.' })
  group!: (typeof SETTING_GROUPS)[number];

  @ApiProperty({ example: 'Resultados no histórico' })
  label!: string;

  @ApiProperty({ type: String, nullable: true, description: 'O que um número conta, no plural.', example: 'dias' })
  unit!: string | null;

  @ApiProperty({ description: 'O que decorre de uma mudança.' })
  effect!: string;

  @ApiProperty({ description: 'O valor em vigor, como na variável de ambiente.', example: '90' })
  value!: string;

  @ApiProperty({ description: 'O que o ambiente diz.', example: '90' })
  initial!: string;

  @ApiProperty({ type: String, nullable: true, description: 'O valor antes da última mudança.' })
  previous!: string | null;

  @ApiProperty({ type: 'integer', nullable: true })
  least!: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  most!: number | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Nulo: como o ambiente diz.' })
  changedAt!: Date | null;

  @ApiProperty({ type: String, nullable: true, description: 'Quem mudou por último.' })
  changedBy!: string | null;
}

export class FixedSettingItem {
  @ApiProperty({ example: 'PUBLIC_URL' })
  name!: string;

  @ApiProperty({ type: String, nullable: true, description: 'Nulo: não definida.' })
  value!: string | null;
}

export class SettingAnswer extends SuccessAnswer {
  @ApiProperty({ type: SettingItem })
  data!: SettingItem;
}

export class SettingsAnswer extends SuccessAnswer {
  @ApiProperty({ type: [SettingItem] })
  data!: SettingItem[];

  @ApiProperty({ type: [FixedSettingItem], description: 'Só mudam no ambiente, com um novo início.' })
  environment!: FixedSettingItem[];
}

export function settingItem(
  { setting, text, value, previous, changedAt, changedBy }: CurrentSetting,
  admins: ReadonlyMap<string, { readonly name: string }>,
): SettingItem {
  const bounds = setting.kind === 'number' ? setting : null;
  return {
    name: setting.name,
    kind: setting.kind,
    group: text.group,
    label: text.label,
    unit: text.unit ?? null,
    effect: text.effect,
    value: writtenSetting(value),
    initial: writtenSetting(setting.initial),
    previous: previous === null ? null : writtenSetting(previous),
    least: bounds?.least ?? null,
    most: bounds?.most ?? null,
    changedAt,
    changedBy: (changedBy && admins.get(changedBy)?.name) ?? null,
  };
}
