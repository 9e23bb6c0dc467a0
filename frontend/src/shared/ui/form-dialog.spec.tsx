import { TextInput } from '@mantine/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Providers } from '../../app/providers';
import { FormDialog } from './form-dialog';

type Marked = 'Nome' | 'Prazo' | null;

describe('The first wrong field of a form in a dialog', () => {
  const show = (answer: () => Marked | Promise<Marked>) =>
    render(
      <Providers nonce="">
        <Form answer={answer} />
      </Providers>,
    );
  const press = (name = 'Salvar') => userEvent.click(screen.getByRole('button', { name }));
  const held = () => {
    let settle: (marked: Marked) => void = () => undefined;
    const answer = () =>
      new Promise<Marked>((resolve) => {
        settle = resolve;
      });
    return { answer, settle: (marked: Marked) => settle(marked) };
  };

  it('has the focus as soon as the form is refused, each time', async () => {
    show(() => 'Nome');
    await press();
    expect(screen.getByLabelText('Nome')).toHaveFocus();
    await press();
    expect(screen.getByLabelText('Nome')).toHaveFocus();
  });

  it('has it once the answer marks it', async () => {
    const { answer, settle } = held();
    show(answer);
    await press();
    expect(screen.getByLabelText('Prazo')).not.toHaveFocus();
    settle('Prazo');
    expect(await screen.findByText('Errado')).toBeInTheDocument();
    expect(screen.getByLabelText('Prazo')).toHaveFocus();
  });

  it('leaves the focus of whoever has gone on meanwhile', async () => {
    const { answer, settle } = held();
    show(answer);
    await press();
    await userEvent.type(screen.getByLabelText('Nome'), 'a');
    settle('Prazo');
    expect(await screen.findByText('Errado')).toBeInTheDocument();
    expect(screen.getByLabelText('Nome')).toHaveFocus();
  });

  it('is none where nothing is wrong', async () => {
    show(() => null);
    await press();
    expect(screen.getByRole('button', { name: 'Salvar' })).toHaveFocus();
  });
});

function Form({ answer }: { answer: () => Marked | Promise<Marked> }) {
  const [marked, setMarked] = useState<Marked>(null);
  const [busy, setBusy] = useState(false);
  const send = async () => {
    const found = answer();
    if (!(found instanceof Promise)) return setMarked(found);
    setBusy(true);
    setMarked(await found);
    setBusy(false);
  };
  return (
    <FormDialog title="Mudar" submit="Salvar" busy={busy} onSubmit={send} onClose={() => undefined}>
      {(['Nome', 'Prazo'] as const).map((name) => (
        <TextInput key={name} label={name} error={marked === name && 'Errado'} />
      ))}
    </FormDialog>
  );
}
