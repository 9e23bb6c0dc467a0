import { parseArgs } from 'node:util';
import { VARIANT_NAMES, type VariantName } from './variants.js';

export interface BenchOptions {
  rounds: number;
  /** Measured seconds of one variant in one round. */
  seconds: number;
  connections: number;
  variants: VariantName[];
  /** File that receives every figure. */
  json?: string;
  /** Folder that receives a processor profile of each server; the figures of such a run say nothing. */
  profile?: string;
}

export const USAGE = `npm run bench -- [opções]
  --history          as páginas do histórico, com 1.000.000 de consultas ao lado de 1.000; sem as outras opções
  --stats            os números da administração, com contadores de 100.000.000 de consultas; sem as outras opções
  --login            uma enxurrada de 64 entradas, ao lado da taxa de hash e das consultas; sem as outras opções
  --black-hole       consultas a um fornecedor, com outro que não responde ao lado; sem as outras opções
  --latency          quanto se espera com 60 % da carga máxima e um fornecedor de 50 ms; sem as outras opções
  --in-flight        4.000 consultas ao mesmo tempo, à espera de um fornecedor lento; sem as outras opções
  --batches          consultas de outros enquanto corre um lote de uma conta; sem as outras opções
  --telemetry        o que métricas e traços custam por consulta; sem as outras opções
  --quick            cerca de um minuto em vez de cinco
  --rounds <n>       rodadas (padrão 7)
  --seconds <n>      segundos por variante em cada rodada (padrão 5)
  --connections <n>  conexões simultâneas (padrão 64)
  --only <a,b>       só estas variantes: ${VARIANT_NAMES.join(', ')}
  --json <arquivo>   grava todos os números
  --profile <pasta>  grava o perfil de processador de cada servidor`;

/** The command line; throws a text for the user when it can't be understood. */
export function readOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      quick: { type: 'boolean', default: false },
      rounds: { type: 'string' },
      seconds: { type: 'string' },
      connections: { type: 'string', default: '64' },
      only: { type: 'string', default: VARIANT_NAMES.join(',') },
      json: { type: 'string' },
      profile: { type: 'string' },
    },
  });
  const variants = values.only.split(',').map((name) => {
    const known = VARIANT_NAMES.find((candidate) => candidate === name);
    if (!known) throw new Error(`Variante desconhecida: ${name}`);
    return known;
  });
  return {
    rounds: positive('rounds', values.rounds ?? (values.quick ? '5' : '7')),
    seconds: positive('seconds', values.seconds ?? (values.quick ? '1.5' : '5')),
    connections: positive('connections', values.connections),
    variants,
    ...(values.json ? { json: values.json } : {}),
    ...(values.profile ? { profile: values.profile } : {}),
  };
}

function positive(name: string, text: string): number {
  const number = Number(text);
  if (!(number > 0)) throw new Error(`--${name}: informe um número maior que zero`);
  return number;
}
