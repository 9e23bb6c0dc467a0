import { type ReactNode, useId } from 'react';
import classes from './dialog.module.css';
import { useModal } from './use-modal';

/** A question that must be answered first. The browser keeps the focus inside; Esc closes it. */
export function Dialog({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const place = useModal();
  const id = useId();
  const close = () => onClose();
  return (
    <dialog ref={place} className={`boxed ${classes.dialog}`} aria-labelledby={id} onClose={close} onCancel={close}>
      <h2 id={id} className="size-20">
        {title}
      </h2>
      {children}
    </dialog>
  );
}

/** The dialog's buttons, the one that does it last. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={`row far ${classes.actions}`}>{children}</div>;
}
