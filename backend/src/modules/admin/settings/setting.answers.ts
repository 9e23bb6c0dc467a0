import { AnswerOf, PageOf, SuccessAnswer, t } from '../../../platform/http/answer.fields.js';
import { SETTING_GROUPS, writtenSetting } from '../../../platform/settings/setting.js';
import type { CurrentSetting } from '../../../platform/settings/settings-service.js';

const KINDS = ['number', 'domains'] as const;

export class SettingItem extends AnswerOf({
  name: t.string('A variável de ambiente que dá o valor inicial.', { example: 'HISTORY_RETENTION_DAYS' }),
  kind: t.enum(KINDS, { enumName: 'SettingKind' }),
  group: t.enum(SETTING_GROUPS, 'Sob que título aparece.', { enumName: 'SettingGroup' }),
  label: t.string({ example: 'Resultados no histórico' }),
  unit: t.string('O que um número conta, no plural.', { nullable: true, example: 'dias' }),
  effect: t.string('O que decorre de uma mudança.'),
  value: t.string('O valor em vigor, como na variável de ambiente.', { example: '90' }),
  initial: t.string('O que o ambiente diz.', { example: '90' }),
  previous: t.string('O valor antes da última mudança.', { nullable: true }),
  least: t.integer({ nullable: true }),
  most: t.integer({ nullable: true }),
  changedAt: t.dateTime('Nulo: como o ambiente diz.', { nullable: true }),
  changedBy: t.string('Quem mudou por último.', { nullable: true }),
}) {}

class FixedSettingItem extends AnswerOf({
  name: t.string({ example: 'PUBLIC_URL' }),
  value: t.string('Nulo: não definida.', { nullable: true }),
}) {}

export class SettingAnswer extends AnswerOf(SuccessAnswer, { data: t.one(SettingItem) }) {}

export class SettingsAnswer extends AnswerOf(PageOf(SettingItem), {
  environment: t.list(FixedSettingItem, 'Só mudam no ambiente, e é preciso reiniciar o serviço.'),
}) {}

export function settingItem(
  { setting, text, value, previous, changedAt, changedBy }: CurrentSetting,
  nameOf: (adminId: string | null) => string | null,
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
    changedBy: nameOf(changedBy),
  };
}
