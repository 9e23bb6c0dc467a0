import type { Figure } from './measure.js';
import { judge, type Round } from './verdict.js';

const figure = (perSecond: number, cpuUs = 100): Figure => ({
  perSecond,
  cpuUs,
  p50Ms: 1,
  p99Ms: 2,
  databaseCpuUs: 50,
  bothCpuUs: cpuUs + 50,
  vendorCpuUs: 10,
  loadCpuUs: 10,
  rssMb: 100,
  allocatedKb: 50,
  answered: 1000,
});

describe("The bench's verdict", () => {
  const throughput = (rounds: Round[], against: string) =>
    judge(rounds).filter((outcome) => outcome.measure === 'perSecond' && outcome.against === against);

  it('compares within each round and takes the median of the ratios', () => {
    const slowMachine: Round = { nitido: figure(50), bare: figure(100) };
    const rounds: Round[] = [
      { nitido: figure(900), bare: figure(1000) },
      slowMachine,
      { nitido: figure(1800), bare: figure(1000) },
    ];
    expect(throughput(rounds, 'bare')[0]?.ratio).toEqual({ median: 0.9, min: 0.5, max: 1.8 });
  });

  it('binds the first goal: 0.8 times the bare server and 4 times the usual build', () => {
    const binding = (nitido: number) =>
      judge([{ nitido: figure(nitido), bare: figure(1000), usual: figure(200) }])
        .filter((outcome) => outcome.binding)
        .map(({ against, met }) => [against, met]);
    expect(binding(800)).toEqual([
      ['bare', true],
      ['usual', true],
    ]);
    expect(binding(799)).toEqual([
      ['bare', false],
      ['usual', false],
    ]);
  });

  it('wants processor time to stay below its limit', () => {
    const met = (cpuUs: number) =>
      judge([{ nitido: figure(1, cpuUs), bare: figure(1, 100) }]).find(({ measure }) => measure === 'bothCpuUs')?.met;
    expect([met(40), met(41)]).toEqual([true, false]);
  });

  it('says nothing about a baseline that did not run', () => {
    expect(judge([{ nitido: figure(100) }])).toEqual([]);
  });
});
