import { HISTORY_SEARCH_LENGTH } from '@kernel/history-search';
import { TextInput } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import classes from './history-search-box.module.css';

const DEBOUNCE_MS = 300;

/** Search in the history. What is typed stays in memory: it is personal data, and belongs in no address. */
export function HistorySearchBox({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const [typed, setTyped] = useState(text);
  const asked = useRef(text);
  useEffect(() => {
    // What comes back is not put over what was typed since; what others have changed is.
    if (text === asked.current) return;
    asked.current = text;
    setTyped(text);
  }, [text]);
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === text) return;
    const timer = setTimeout(() => {
      asked.current = wanted;
      onSearch(wanted);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, text, onSearch]);
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    field.current?.focus();
    setTyped('');
    asked.current = '';
    onSearch('');
  };
  return (
    <TextInput
      ref={field}
      className={classes.box ?? ''}
      label="Buscar no histórico"
      description="Acha o que você consultou, não o que foi encontrado: documento, telefone ou e-mail inteiro, palavras inteiras de um nome, o tipo ou uma etiqueta de dossiê. Partes de uma palavra não são encontradas, porque as consultas são guardadas criptografadas."
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      placeholder="CPF, nome, telefone, tipo…"
      leftSection={<IconSearch size={18} stroke={1.7} aria-hidden />}
      rightSection={
        typed !== '' && (
          <button type="button" className={classes.clear} onClick={clear} aria-label="Limpar busca">
            <IconX size={16} aria-hidden />
          </button>
        )
      }
      data-shortcut="search"
      autoComplete="off"
      spellCheck={false}
      maxLength={HISTORY_SEARCH_LENGTH}
      value={typed}
      onChange={({ currentTarget: { value } }) => setTyped(value)}
    />
  );
}
