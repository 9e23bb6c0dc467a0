import type { SettingItem } from '../../../shared/api/generated';

interface Labels {
  readonly label: string;
  /** What a number counts. */
  readonly unit?: string;
  /** What follows from a change. */
  readonly effect: string;
}

const DAYS = 'dias';
const A_DAY = 'consultas por dia';
const COUNTED = 'Só contam as consultas que encontram dados. Vale já para o dia de hoje.';

export const SETTING_GROUPS: ReadonlyArray<{
  readonly title: string;
  readonly labels: Readonly<Record<string, Labels>>;
}> = [
  {
    title: 'Cadastro',
    labels: {
      EMAIL_DOMAINS: {
        label: 'Domínios de e-mail aceitos',
        effect:
          'Separe por vírgulas. Vale para cadastro e entrada: quem tem conta num domínio retirado deixa de entrar.',
      },
    },
  },
  {
    title: 'Ritmo e limites',
    labels: {
      LOOKUPS_PER_MINUTE: {
        label: 'Ritmo por conta',
        unit: 'consultas por minuto',
        effect: 'Quem passa disso espera alguns segundos entre uma consulta e outra.',
      },
      LOOKUPS_BURST: {
        label: 'Consultas seguidas por conta',
        unit: 'consultas',
        effect: 'Quantas uma conta pode fazer de uma vez antes de seguir o ritmo por minuto.',
      },
      PLAN_DAILY_LOOKUPS_BRONZE: { label: 'Limite diário do plano Bronze', unit: A_DAY, effect: COUNTED },
      PLAN_DAILY_LOOKUPS_SILVER: { label: 'Limite diário do plano Prata', unit: A_DAY, effect: COUNTED },
      PLAN_DAILY_LOOKUPS_GOLD: { label: 'Limite diário do plano Ouro', unit: A_DAY, effect: COUNTED },
    },
  },
  {
    title: 'Prazos',
    labels: {
      HISTORY_RETENTION_DAYS: {
        label: 'Resultados no histórico',
        unit: DAYS,
        effect: 'Com um prazo menor, os resultados mais velhos são apagados em até um minuto, e isso não se desfaz.',
      },
      PRIVACY_REQUEST_RETENTION_DAYS: {
        label: 'Dados pessoais de pedidos de titulares, depois do fim',
        unit: DAYS,
        effect: 'Com um prazo menor, os dados mais velhos são apagados em seguida, e isso não se desfaz.',
      },
      CLEANUP_GRACE_DAYS: {
        label: 'Carência da limpeza depois do fim do plano',
        unit: DAYS,
        effect: 'Passada a carência, a conta entra na próxima limpeza.',
      },
      CLEANUP_UNPAID_DAYS: {
        label: 'Carência da limpeza de quem nunca teve plano',
        unit: DAYS,
        effect: 'Conta-se do cadastro ou da última tentativa de pagar.',
      },
    },
  },
];

const ALL: Readonly<Record<string, Labels>> = Object.assign({}, ...SETTING_GROUPS.map(({ labels }) => labels));

/** A setting that is not described here yet is known by its variable. */
export function labelsOf(name: string): Labels {
  return ALL[name] ?? { label: name, effect: '' };
}

export function valueLabel(name: string, value: string): string {
  const { unit } = labelsOf(name);
  if (!unit) return value;
  const shown = Number(value).toLocaleString('pt-BR');
  return value === '1' ? `${shown} ${unit.replace(/s\b/, '')}` : `${shown} ${unit}`;
}

/** Whether a smaller number deletes something for good. */
export function deletes({ name, value }: SettingItem, wanted: string): boolean {
  return name.includes('RETENTION') && Number(wanted) < Number(value);
}
