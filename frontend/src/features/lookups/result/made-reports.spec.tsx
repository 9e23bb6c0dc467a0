import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from '../../../shared/testing/fill-in';
import type { Reply } from '../../../shared/testing/test-server';
import { companyAnswer } from '../testing/answers';
import { LOOKUP_CNPJ, openLookups, useSubscriberServer } from '../testing/subscriber';

const MADE = `GET /api/user/history/by-protocol/${companyAnswer.meta.protocolo}/reports`;
const [FIRST, LAST] = ['2026-11-23T17:05:00.182Z', '2026-11-24T01:40:12.007Z'];
const told = (vezes: number, primeiroEm: string | null, ultimoEm: string | null): Reply => ({
  body: { success: true, vezes, primeiroEm, ultimoEm },
});

describe('the reports made of a result', () => {
  const server = useSubscriberServer();

  async function unfold(reply: Reply): Promise<void> {
    server.on(LOOKUP_CNPJ, { body: companyAnswer });
    server.on(MADE, reply);
    await openLookups('/consultas?tipo=cnpj', 'Consultar CNPJ');
    await fillIn(screen.getByLabelText('CNPJ'), '12abc34501de35{Enter}');
    await screen.findByRole('heading', { name: 'Prado Ltda.' });
    expect(server.requests(MADE)).toEqual([]);
    await userEvent.click(screen.getByText('Fonte e protocolo'));
  }

  it.each([
    ['one', told(1, FIRST, FIRST), 'Relatório em PDF feito em 23/11/2026 14:05. O código dele está só no PDF.'],
    [
      'several',
      told(1_234, FIRST, LAST),
      'Relatório em PDF feito em 23/11/2026 14:05 (1.234 vezes, o último em 23/11/2026 22:40). O código de cada um está só no seu PDF.',
    ],
    [
      'what could not be learnt',
      { status: 503, body: { success: false, code: 'UNAVAILABLE' } },
      'Não foi possível saber se já há relatório em PDF desta consulta.',
    ],
  ])('are told of where the source unfolds: %s', async (_what, reply, words) => {
    await unfold(reply);
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('are not spoken of while there is none', async () => {
    await unfold(told(0, null, null));
    await waitFor(() => expect(server.requests(MADE)).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(screen.queryByText(/Relatório em PDF feito|Não foi possível saber/)).toBeNull();
  });
});
