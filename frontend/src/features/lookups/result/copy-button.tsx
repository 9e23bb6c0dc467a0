import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy, IconX } from '@tabler/icons-react';
import classes from './copy-button.module.css';

/** Puts the value on the clipboard and says so for a moment, or that the browser did not let it. */
export function CopyButton({ value, label, words }: { value: string; label: string; words?: string }) {
  const { copy, copied, error } = useClipboard({ timeout: 1600 });
  const said = copied ? 'Copiado' : error ? 'Não copiado' : null;
  const Icon = copied ? IconCheck : error ? IconX : IconCopy;
  return (
    <button
      type="button"
      className={`screen-only ${classes.copy}`}
      data-copied={said ? copied : undefined}
      onClick={() => copy(value)}
      aria-label={said ?? label}
      title={said ?? label}
    >
      <Icon size={16} stroke={said ? 2.2 : 1.7} aria-hidden />
      {words && <span aria-hidden="true">{said ?? words}</span>}
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </button>
  );
}
