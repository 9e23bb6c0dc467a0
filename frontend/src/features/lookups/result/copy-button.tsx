import { CopyButton as Copied } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import classes from './copy-button.module.css';

/** Puts the value on the clipboard and says so for a moment. */
export function CopyButton({ value, label, words }: { value: string; label: string; words?: string }) {
  return (
    <Copied value={value} timeout={1600}>
      {({ copied, copy }) => (
        <button
          type="button"
          className={`screen-only ${classes.copy}`}
          data-copied={copied || undefined}
          onClick={copy}
          aria-label={copied ? 'Copiado' : label}
          title={copied ? 'Copiado' : label}
        >
          {copied ? <IconCheck size={16} stroke={2.2} aria-hidden /> : <IconCopy size={16} stroke={1.7} aria-hidden />}
          {words && <span aria-hidden="true">{copied ? 'Copiado' : words}</span>}
          <span role="status" className="visually-hidden">
            {copied && 'Copiado'}
          </span>
        </button>
      )}
    </Copied>
  );
}
