import type { ServiceState, StatusAnswer } from '../../../shared/api/generated';
import { agoText, durationText, isUnmeasured, overallText, troubleTexts } from './status-labels';

const DAY = { day: '2026-11-21', worst: 'operacional' as const, availability: 1 };
const part = (state: ServiceState, days: StatusAnswer['parts'][number]['days'] = [DAY]) => ({
  state,
  since: null,
  text: null,
  days,
});

function status(overall: ServiceState, cpf: ServiceState, cpfPai: ServiceState = 'operacional'): StatusAnswer {
  return {
    success: true,
    current: true,
    at: '2026-11-21T12:00:00.000Z',
    overall,
    from: '2026-08-24',
    lookups: [
      { type: 'cpf', origins: ['contratada'], ...part(cpf) },
      { type: 'cpf-pai', origins: [], ...part(cpfPai) },
    ],
    parts: [{ part: 'banco', ...part('operacional') }],
    incidents: [],
  };
}

describe('the words of the status', () => {
  it('begin with one sentence that is true', () => {
    expect(overallText(status('operacional', 'operacional'))).toBe('Todas as consultas estão funcionando');
    expect(overallText(status('operacional', 'operacional', 'manutencao'))).toBe(
      'As consultas que não estão em manutenção estão funcionando',
    );
    expect(overallText(status('fora_do_ar', 'fora_do_ar'))).toBe('Há uma parte do serviço fora do ar');
    expect(overallText(status('instavel', 'instavel'))).toBe('Uma parte do serviço está instável');
  });

  it('claim nothing of what nobody has measured', () => {
    const [cpf, ...rest] = status('operacional', 'operacional').lookups;
    const lookups = [{ ...cpf!, ...part('operacional', [null]) }, ...rest];
    expect(overallText({ ...status('operacional', 'operacional'), lookups })).toBe('Nenhuma falha conhecida');
    expect(isUnmeasured(part('operacional', [null, { ...DAY, availability: null }]))).toBe(true);
    expect(isUnmeasured(part('operacional'))).toBe(false);
    expect(isUnmeasured(part('fora_do_ar', [null]))).toBe(false);
  });

  it('name what is in trouble', () => {
    expect(troubleTexts(status('fora_do_ar', 'fora_do_ar', 'manutencao'))).toEqual([
      'Fora do ar: CPF.',
      'Em manutenção: CPF Pai.',
    ]);
    expect(troubleTexts(status('operacional', 'operacional'))).toEqual([]);
  });

  it('say how long', () => {
    expect(durationText('2026-11-21T12:00:00Z', '2026-11-21T12:00:30Z')).toBe('menos de um minuto');
    expect(durationText('2026-11-21T12:00:00Z', '2026-11-21T15:05:00Z')).toBe('3 h 5 min');
    expect([agoText(12.8), agoText(61)]).toEqual(['há 12 s', 'há 1 min']);
  });
});
