import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { DataTable } from './data-table';

interface Fruit {
  readonly name: string;
  readonly kilos: number;
}

const pear: Fruit = { name: 'Pera', kilos: 1_200 };
const quiet = {
  isFetching: false,
  isFetchNextPageError: false,
  hasNextPage: false,
  fetchNextPage: jest.fn(),
  refetch: jest.fn(),
};
const pages = (...data: Fruit[]) => ({ pages: [{ data, total: 41 }] });

function show(
  list: Partial<ComponentProps<typeof DataTable<Fruit>>['list']>,
  more: { onClear?: () => void; onOpen?: (row: Fruit) => void } = {},
) {
  render(
    <MantineProvider>
      <DataTable
        label="Frutas"
        columns={[
          { header: 'Nome', cell: ({ name }) => name },
          { header: 'Peso', cell: ({ kilos }) => kilos.toLocaleString('pt-BR'), look: 'number' },
        ]}
        list={{ ...quiet, ...list }}
        keyOf={({ name }) => name}
        empty={{ title: 'Nenhuma fruta ainda', text: 'Elas aparecem aqui.' }}
        counted={['fruta', 'frutas']}
        {...more}
      />
    </MantineProvider>,
  );
}

describe('a list of the administration', () => {
  it('says how many there are, and names each value for who sees cards', () => {
    show({ data: pages(pear) });
    expect(screen.getByText('1 de 41 frutas')).toBeVisible();
    show({ data: { pages: [{ data: [pear], total: 1 }] } });
    expect(screen.getByText('1 de 1 fruta')).toBeVisible();
    expect(screen.getAllByRole('cell', { name: '1.200' })[0]).toHaveAttribute('data-label', 'Peso');
  });

  it('opens a row by its first column', async () => {
    const onOpen = jest.fn();
    show({ data: pages(pear) }, { onOpen });
    await userEvent.click(screen.getByRole('button', { name: 'Pera' }));
    expect(onOpen).toHaveBeenCalledWith(pear);
  });

  it('goes on where it ended', async () => {
    const fetchNextPage = jest.fn();
    show({ data: pages(pear), hasNextPage: true, fetchNextPage });
    await userEvent.click(screen.getByRole('button', { name: 'Carregar mais' }));
    expect(fetchNextPage).toHaveBeenCalledTimes(1);
  });

  it('says that there is nothing yet, and apart from that that filters leave nothing', async () => {
    show({ data: pages() });
    expect(screen.getByRole('heading', { name: 'Nenhuma fruta ainda' })).toBeVisible();
    const onClear = jest.fn();
    show({ data: pages() }, { onClear });
    await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }));
    expect(onClear).toHaveBeenCalledTimes(1);
  });

  it('waits in the shape of the list', () => {
    show({});
    expect(screen.getByRole('status', { name: 'Carregando' })).toBeInTheDocument();
  });

  it('says what failed and tries again; rows that came before stay', async () => {
    const refetch = jest.fn();
    show({ error: { status: 'FETCH_ERROR', error: 'x' }, refetch });
    await userEvent.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    expect(refetch).toHaveBeenCalledTimes(1);
    show({ data: pages(pear), error: { status: 'FETCH_ERROR', error: 'x' } });
    expect(screen.getByRole('cell', { name: 'Pera' })).toBeVisible();
  });

  it('tries again what failed: the list read anew, or a further page', async () => {
    const error = { status: 'FETCH_ERROR', error: 'x' };
    const [refetch, fetchNextPage] = [jest.fn(), jest.fn()];
    show({ data: pages(pear), error, refetch, fetchNextPage });
    await userEvent.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    expect([refetch.mock.calls.length, fetchNextPage.mock.calls.length]).toEqual([1, 0]);
    cleanup();
    show({ data: pages(pear), error, isFetchNextPageError: true, hasNextPage: true, refetch, fetchNextPage });
    await userEvent.click(screen.getByRole('button', { name: 'Tentar Novamente' }));
    expect([refetch.mock.calls.length, fetchNextPage.mock.calls.length]).toEqual([1, 1]);
  });

  it('marks a cell without a value, which a phone’s card leaves out', () => {
    render(
      <MantineProvider>
        <DataTable
          label="Frutas"
          columns={[
            { header: 'Nome', cell: ({ name }: Fruit) => name },
            { header: 'Origem', cell: () => '–' },
          ]}
          list={{ ...quiet, data: pages(pear) }}
          keyOf={({ name }) => name}
          empty={{ title: '', text: '' }}
          counted={['fruta', 'frutas']}
        />
      </MantineProvider>,
    );
    expect(screen.getByRole('cell', { name: '–' })).toHaveAttribute('data-none');
    expect(screen.getByRole('cell', { name: 'Pera' })).not.toHaveAttribute('data-none');
  });
});
