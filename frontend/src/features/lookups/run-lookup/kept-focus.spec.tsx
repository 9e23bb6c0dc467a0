import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillIn } from '../../../shared/testing/fill-in';
import { personAnswer } from '../testing/answers';
import { LOOKUP_CPF, openLookups, profile, useSubscriberServer } from '../testing/subscriber';

const purpose = (name: string) => screen.getByRole('radio', { name });

describe('the focus of a lookup', () => {
  const server = useSubscriberServer();
  const withPurpose = () =>
    server.on('GET /api/user/profile', { body: { success: true, user: { ...profile, finalidadePadrao: 'cobranca' } } });

  it('walks along the purposes by arrow, none of which closes the list, and stays on what shows the pressed one', async () => {
    await openLookups('/consultas?tipo=cpf', 'Consultar CPF');
    (await screen.findByRole('radio', { name: 'Proteção ao crédito' })).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    const names = screen.getAllByRole('radio').map(({ parentElement }) => parentElement?.textContent ?? '');
    expect(purpose(names[3] ?? '')).toBeChecked();
    expect(purpose(names[3] ?? '')).toHaveFocus();
    await userEvent.click(purpose('Prevenção a fraude'));
    const change = screen.getByRole('button', { name: 'Alterar finalidade' });
    expect(change).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(purpose('Prevenção a fraude')).toHaveFocus();
  });

  it('stays in the one field while types are stepped through, and goes to what a pressed one misses', async () => {
    withPurpose();
    await openLookups('/consultas', 'O que você quer consultar?');
    await screen.findByLabelText('Finalidade da consulta');
    const field = screen.getByLabelText('Consulta rápida');
    await userEvent.type(field, '52998224725');
    const types = () => screen.getAllByRole('radio').map((one) => one.parentElement?.textContent);
    while (!(screen.getByRole('radio', { name: 'CPF 2.0' }) as HTMLInputElement).checked) {
      expect(types()).toContain('CPF 2.0');
      await userEvent.keyboard('{ArrowDown}');
    }
    expect(field).toHaveFocus();
    await userEvent.click(screen.getByRole('radio', { name: 'CPF' }));
    await userEvent.click(screen.getByRole('radio', { name: 'CPF 2.0' }));
    expect(screen.getByLabelText(/nascimento/i)).toHaveFocus();
  });

  it('stays beside the result while a failed lookup there is tried again: Esc closes it alone, and its end is said', async () => {
    withPurpose();
    server.on(LOOKUP_CPF, { body: personAnswer });
    await openLookups('/consultas?tipo=cpf', 'Consultar CPF');
    await screen.findByText('Localização para cobrança');
    await fillIn(screen.getByLabelText('CPF'), '52998224725{Enter}');
    await screen.findByRole('heading', { level: 1, name: 'Helena Prado Vasques' });
    server.on(LOOKUP_CPF, {
      status: 502,
      body: { success: false, error: 'A fonte não respondeu.', code: 'SOURCE_DOWN' },
    });
    const relatives = within(screen.getByRole('region', { name: /^Parentes/ }));
    await userEvent.click(relatives.getByRole('button', { name: 'Consultar CPF ***.444.777-**' }));
    const beside = await screen.findByRole('complementary', { name: 'Consulta ao lado' });
    const answer = server.hold(LOOKUP_CPF, { body: personAnswer });
    await userEvent.click(await within(beside).findByRole('button', { name: 'Tentar Novamente' }));
    expect(beside).toContainElement(document.activeElement as HTMLElement);
    answer();
    expect(await within(beside).findByText('Resultado pronto.')).toHaveAttribute('role', 'status');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('complementary', { name: 'Consulta ao lado' })).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: 'Helena Prado Vasques' })).toBeInTheDocument();
  });

  it('goes to the page where the pressed card opens a choice at the same path', async () => {
    await openLookups('/consultas', 'O que você quer consultar?');
    await userEvent.click(await screen.findByRole('link', { name: /^CPF/ }));
    await screen.findByRole('heading', { name: 'Consultar CPF' });
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });
});
