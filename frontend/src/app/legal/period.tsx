import { useGetRetentionPeriodsQuery } from '../../shared/api/generated';

interface Props {
  readonly of: 'resultDays' | 'requestDays' | 'sameAnswerSeconds';
  readonly unit: string;
}

/** A period as it is configured: the notice says what the product does, and nothing until it knows. */
export function Period({ of, unit }: Props) {
  const { data } = useGetRetentionPeriodsQuery();
  return data ? `${data[of].toLocaleString('pt-BR')} ${unit}` : 'o prazo configurado';
}
