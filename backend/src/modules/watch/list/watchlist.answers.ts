import { ApiProperty } from '@nestjs/swagger';
import { WATCH_VERDICTS, type WatchVerdict } from '../../../kernel/watch-lines.js';
import { SuccessAnswer } from '../../../platform/http/success.answer.js';
import type { Followed } from './follow-companies.js';
import type { WatchedCompany, Watchlist } from './read-watchlist.js';

const NULLABLE = { type: String, nullable: true } as const;

class WatchedChange {
  @ApiProperty({ example: '2026-10', description: 'O mês que trouxe a mudança (AAAA-MM).' })
  mes!: string;

  @ApiProperty({
    type: [String],
    example: ['endereco', 'situacao'],
    description: 'O que mudou, como em `tipo` dos eventos.',
  })
  tipos!: string[];
}

export class WatchedCompanyItem {
  @ApiProperty({ example: '11222333000181', description: 'O CNPJ, que também a nomeia para deixar de acompanhar.' })
  id!: string;

  @ApiProperty({ example: '11222333000181' })
  cnpj!: string;

  @ApiProperty({
    ...NULLABLE,
    example: 'PADARIA DO BAIRRO LTDA',
    description: 'A razão social; nula enquanto a base não a tem.',
  })
  nome!: string | null;

  @ApiProperty({ ...NULLABLE, example: 'PADARIA DO BAIRRO' })
  nome_fantasia!: string | null;

  @ApiProperty({ ...NULLABLE, example: 'ATIVA' })
  situacao!: string | null;

  @ApiProperty({ ...NULLABLE, format: 'date', example: '2012-03-05' })
  situacao_desde!: string | null;

  @ApiProperty({
    format: 'date-time',
    description: 'Desde quando a conta a acompanha.',
    example: '2026-11-21T12:00:00.000Z',
  })
  desde!: string;

  @ApiProperty({ description: 'O plano não tem lugar para ela: nada é avisado até que tenha.', example: false })
  pausada!: boolean;

  @ApiProperty({
    type: WatchedChange,
    nullable: true,
    description: 'A última mudança desde então; nula se nada mudou.',
  })
  ultima_mudanca!: WatchedChange | null;
}

export class WatchlistAnswer extends SuccessAnswer {
  @ApiProperty({ type: [WatchedCompanyItem], description: 'Todas, na ordem em que passaram a ser acompanhadas.' })
  data!: WatchedCompanyItem[];

  @ApiProperty({ type: 'integer', description: 'Quantas o plano acompanha; 0 sem plano.', example: 50 })
  limit!: number;

  @ApiProperty({ type: 'integer', description: 'Quantas estão na lista, também as pausadas.', example: 12 })
  used!: number;
}

class FollowedLine {
  @ApiProperty({ example: '11.222.333/0001-81', description: 'A linha como veio.' })
  linha!: string;

  @ApiProperty({
    ...NULLABLE,
    example: '11222333000181',
    description: 'O CNPJ que ela tem; nulo se não tem nenhum válido.',
  })
  cnpj!: string | null;

  @ApiProperty({ enum: WATCH_VERDICTS, enumName: 'WatchVerdict', example: 'acompanhando' })
  veredito!: WatchVerdict;
}

export class FollowedAnswer extends SuccessAnswer {
  @ApiProperty({ type: [FollowedLine], description: 'Uma por linha, na mesma ordem.' })
  data!: FollowedLine[];

  @ApiProperty({ type: 'integer', example: 50 })
  limit!: number;

  @ApiProperty({ type: 'integer', example: 13 })
  used!: number;
}

export class V1Watchlist {
  @ApiProperty({ type: () => [WatchedCompanyItem], description: 'Todas, na ordem em que passaram a ser acompanhadas.' })
  data!: WatchedCompanyItem[];

  @ApiProperty({ type: String, nullable: true, description: 'Sempre nulo: a lista vem inteira.', example: null })
  nextCursor!: string | null;
}

export class V1Followed {
  @ApiProperty({ type: () => [FollowedLine], description: 'Uma por linha, na mesma ordem.' })
  data!: FollowedLine[];
}

export function watchlistItems({ companies }: Watchlist): WatchedCompanyItem[] {
  return companies.map(watchedItem);
}

export function followedLines({ lines }: Followed): FollowedLine[] {
  return lines.map(({ linha, cnpj, veredito }) => ({ linha, cnpj, veredito }));
}

function watchedItem({ cnpj, brief, followedAt, paused, month, kinds }: WatchedCompany): WatchedCompanyItem {
  return {
    id: cnpj,
    cnpj,
    nome: brief?.razao_social ?? null,
    nome_fantasia: brief?.nome_fantasia ?? null,
    situacao: brief?.situacao_cadastral ?? null,
    situacao_desde: brief?.data_situacao_cadastral ?? null,
    desde: followedAt.toISOString(),
    pausada: paused,
    ultima_mudanca: month ? { mes: month, tipos: [...(kinds ?? [])] } : null,
  };
}
