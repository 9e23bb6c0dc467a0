import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { choice, DATE_RANGE, type Filters, isUuid, order, search, text } from './filters';
import { ListFilters } from './list-filters';
import { useFilters } from './use-filters';

interface Fruits {
  readonly name?: string;
  readonly colour?: string;
  readonly from?: string;
  readonly to?: string;
  readonly sort?: string;
}

const MANY: Filters<Fruits> = {
  name: search('Parte do nome'),
  colour: choice('Cor', { green: 'Verde' }, 'Todas'),
  ...DATE_RANGE,
  sort: order({ new: 'Mais novas', old: 'Mais antigas' }),
};

describe('what narrows a list', () => {
  const { matchMedia } = window;
  afterEach(() => {
    window.matchMedia = matchMedia;
  });
  const onPhone = () => {
    window.matchMedia = (query) => Object.assign(matchMedia(query), { matches: query.includes('max-width') });
  };

  function Fruit({ filters }: { filters: Filters<object> }) {
    return (
      <ListFilters filters={useFilters(filters)}>
        <button type="button">Exportar CSV</button>
      </ListFilters>
    );
  }

  const show = (filters: Filters<object>, address = '/') =>
    render(
      <MantineProvider>
        <MemoryRouter initialEntries={[address]}>
          <Fruit filters={filters} />
          <Address />
        </MemoryRouter>
      </MantineProvider>,
    );
  const fold = () => screen.getByLabelText('Cor').closest('details');

  it('says that a last day comes before the first, which leaves nothing', () => {
    show(MANY, '/?from=2026-11-20&to=2026-11-10');
    expect(screen.getByLabelText('Até')).toHaveAccessibleDescription('Vem antes da primeira data.');
    expect(screen.getByLabelText('De')).not.toHaveAccessibleDescription();
  });

  it('says of what is typed that it can be none, and takes no more than it would look for', async () => {
    show({ name: search('Parte do nome'), tree: text('Árvore', isUuid) } as Filters<object>);
    await userEvent.type(screen.getByLabelText('Árvore'), 'macieira{Enter}');
    expect(screen.getByLabelText('Árvore')).toHaveAccessibleDescription('Valor inválido.');
    expect(screen.getByRole('note')).toBeEmptyDOMElement();
    await userEvent.clear(screen.getByLabelText('Árvore'));
    await userEvent.tab();
    expect(screen.getByLabelText('Árvore')).not.toHaveAccessibleDescription();
    await userEvent.click(screen.getByLabelText('Busca'));
    await userEvent.paste('a'.repeat(300));
    expect(screen.getByLabelText('Busca')).toHaveValue('a'.repeat(100));
  });

  it('takes no day that no calendar has from the address', () => {
    show(MANY, '/?from=2026-02-31&to=2026-02-28');
    expect(screen.getByLabelText('De')).toHaveValue('');
    expect(screen.queryByText(/^De /, { selector: 'button, button *' })).toBeNull();
    expect(screen.getByRole('button', { name: /28\/02\/2026/ })).toBeVisible();
  });

  it('stands open where there is room', () => {
    show(MANY);
    expect(fold()).toBeNull();
  });

  it('is folded away on a phone, but for the search and the export', async () => {
    onPhone();
    show(MANY);
    expect(fold()).not.toHaveAttribute('open');
    expect(screen.getByRole('searchbox', { name: 'Busca' }).closest('details')).toBeNull();
    expect(screen.getByRole('button', { name: 'Exportar CSV' }).closest('details')).toBeNull();
    await userEvent.click(screen.getByText('Filtros e ordem'));
    await userEvent.selectOptions(screen.getByLabelText('Cor'), 'Verde');
    expect(screen.getByRole('button', { name: /Verde/ })).toBeVisible();
  });

  it('is open there when the address narrows the list, and where a line holds it', () => {
    onPhone();
    const { unmount } = show(MANY, '/?colour=green');
    expect(fold()).toHaveAttribute('open');
    unmount();
    show({ colour: choice('Cor', { green: 'Verde' }) });
    expect(fold()).toBeNull();
  });
});

function Address() {
  return <p role="note">{useLocation().search}</p>;
}
