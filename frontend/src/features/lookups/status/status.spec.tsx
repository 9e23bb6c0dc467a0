import { LOOKUP_TYPES } from '@kernel/lookup-catalogue';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showProduct } from '../../../app/testing';
import type { ServiceState, StatusAnswer, StatusDay } from '../../../shared/api/generated';
import { useTestServer } from '../../../shared/testing/test-server';

const STATUS = 'GET /api/public/status';

function days(last: StatusDay | null): Array<StatusDay | null> {
  return [...Array.from({ length: 89 }, () => null), last];
}

function statusWith(cpf: ServiceState, change: Partial<StatusAnswer> = {}): StatusAnswer {
  const part = (state: ServiceState, last: StatusDay | null = null) => ({
    state,
    since: state === 'operacional' ? null : '2026-11-21T12:00:00.000Z',
    text: null,
    days: days(last),
  });
  return {
    success: true,
    current: true,
    at: '2026-11-21T15:30:00.000Z',
    overall: cpf,
    from: '2026-08-24',
    lookups: LOOKUP_TYPES.map((type) => ({
      type,
      origins: ['contratada'],
      ...part(type === 'cpf' ? cpf : 'operacional', { day: '2026-11-21', worst: cpf, availability: 0.4821 }),
    })),
    parts: [{ part: 'banco', ...part('operacional') }],
    incidents: [],
    ...change,
  };
}

describe('the status of the service', () => {
  const server = useTestServer();

  it('begins with one sentence and says how old it is', async () => {
    server.on(STATUS, { body: statusWith('operacional') });
    await showProduct('/status');
    expect(await screen.findByText('Todas as consultas estão funcionando')).toBeVisible();
    expect(screen.getByText(/^Atualizado há \d+ s$/)).toBeVisible();
    expect(screen.getByText('Nenhum incidente foi registrado.')).toBeVisible();
  });

  it('does not call working what nobody has measured', async () => {
    server.on(STATUS, { body: statusWith('operacional') });
    await showProduct('/status');
    const bank = within((await screen.findByRole('heading', { name: 'Banco de dados' })).closest('li') as HTMLElement);
    expect(bank.getByText('Sem medições')).toBeVisible();
    expect(bank.queryByText('Funcionando')).toBeNull();
  });

  it('names what is in trouble, since when, and tells each day in words', async () => {
    const incident = {
      type: 'cpf' as const,
      part: null,
      worst: 'fora_do_ar' as const,
      since: '2026-11-21T12:00:00.000Z',
      until: '2026-11-21T12:12:00.000Z',
    };
    server.on(STATUS, { body: statusWith('fora_do_ar', { incidents: [incident] }) });
    await showProduct('/status');
    expect(await screen.findByText('Fora do ar: CPF.')).toBeVisible();
    const row = screen.getByRole('heading', { name: /^CPF ?fonte contratada$/ }).closest('li') as HTMLElement;
    expect(within(row).getByText('Desde 21/11/2026 09:00.')).toBeVisible();
    expect(within(row).getByRole('img')).toHaveAccessibleName('Últimos 90 dias: 1 com medição, 1 com problemas.');
    await userEvent.click(within(row).getByText('Ver em tabela'));
    expect(within(row).getByRole('row', { name: '21/11/2026 Fora do ar 48,21%' })).toBeVisible();
    expect(screen.getByText(', durou 12 min', { exact: false })).toBeVisible();
  });

  it('counts as measured no day on which a lookup stood still', async () => {
    const status = statusWith('operacional');
    const still = { day: '2026-11-21', worst: 'manutencao' as const, availability: null };
    const lookups = status.lookups.map((one) => ({ ...one, days: days(still) }));
    server.on(STATUS, { body: { ...status, lookups } });
    await showProduct('/status');
    const row = (await screen.findByRole('heading', { name: /^CPF ?fonte contratada$/ })).closest('li') as HTMLElement;
    expect(within(row).getByRole('img')).toHaveAccessibleName('Últimos 90 dias: 0 com medição, 0 com problemas.');
    expect(within(row).getByText('sem medições')).toBeVisible();
  });

  it('keeps the last figures with their time when they cannot be renewed, and claims nothing about now', async () => {
    server.on(STATUS, { body: statusWith('operacional', { current: false }) });
    await showProduct('/status');
    expect(await screen.findByText('Não sabemos como o serviço está agora')).toBeVisible();
    expect(screen.getByText(/^Indisponível: não foi possível atualizar\. Estes são os dados de/)).toHaveTextContent(
      '12:30',
    );
    expect(screen.queryByText('Todas as consultas estão funcionando')).toBeNull();
    server.on(STATUS, { body: statusWith('operacional') });
    await userEvent.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    expect(await screen.findByText('Todas as consultas estão funcionando')).toBeVisible();
  });

  it('says that it is unavailable before the first figures, and offers to try again', async () => {
    server.on(STATUS, { status: 503, body: { success: false, error: 'Indisponível', code: 'UNAVAILABLE' } });
    await showProduct('/status');
    expect(await screen.findByRole('heading', { name: 'Indisponível' })).toBeVisible();
    server.on(STATUS, { body: statusWith('operacional') });
    await userEvent.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    expect(await screen.findByText('Todas as consultas estão funcionando')).toBeVisible();
  });
});
