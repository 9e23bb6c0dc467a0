import { MantineProvider } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { MoreButton, useFirst } from './more-button';

describe('The button that shows more of a list', () => {
  it('gives the focus that goes with it to the first of what was folded away', async () => {
    render(<Folded names={['um', 'dois', 'três', 'quatro']} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar mais' }));
    expect(screen.getByRole('button', { name: 'três' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Mostrar mais' })).toBeNull();
  });

  it('is not there where nothing is folded away', () => {
    render(<Folded names={['um', 'dois']} />);
    expect(screen.queryByRole('button', { name: 'Mostrar mais' })).toBeNull();
  });

  it('gives it to the first new one of the last page, itself where nothing in it can be pressed', async () => {
    render(
      <MantineProvider>
        <Paged />
      </MantineProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Ver mais' }));
    expect(screen.getByText('segunda')).toHaveFocus();
  });
});

function Folded({ names }: { names: readonly string[] }) {
  const list = useRef<HTMLUListElement>(null);
  const { shown, rest } = useFirst(names, 2);
  return (
    <>
      <ul ref={list}>
        {shown.map((name) => (
          <li key={name}>
            <button type="button">{name}</button>
          </li>
        ))}
      </ul>
      <MoreButton of={rest} list={list} shown={shown.length}>
        Mostrar mais
      </MoreButton>
    </>
  );
}

function Paged() {
  const list = useRef<HTMLUListElement>(null);
  const [pages, setPages] = useState(['primeira']);
  const more = {
    hasNextPage: pages.length === 1,
    isFetching: false,
    fetchNextPage: () => setPages([...pages, 'segunda']),
  };
  return (
    <>
      <ul ref={list}>
        {pages.map((page) => (
          <li key={page}>{page}</li>
        ))}
      </ul>
      <MoreButton of={more} list={list} shown={pages.length}>
        Ver mais
      </MoreButton>
    </>
  );
}
