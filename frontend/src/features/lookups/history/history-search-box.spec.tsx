import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import { typeAtOnce } from '../../../shared/testing/type-at-once';
import { HistorySearchBox } from './history-search-box';

test('A letter that is typed while a search begins stays, and is searched for', async () => {
  const onSearch = jest.fn();
  const boxFor = (text: string) => (
    <MantineProvider>
      <HistorySearchBox text={text} onSearch={onSearch} />
    </MantineProvider>
  );
  const { rerender } = render(boxFor(''));
  const box = screen.getByLabelText('Buscar no histórico');
  typeAtOnce(box, 'ana');
  await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith('ana'));
  typeAtOnce(box, 'anab');
  rerender(boxFor('ana'));
  expect(box).toHaveValue('anab');
  await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith('anab'));
  rerender(boxFor('anab'));
  rerender(boxFor(''));
  expect(box).toHaveValue('');
});
