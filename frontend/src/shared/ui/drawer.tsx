import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import classes from './drawer.module.css';

/** Something looked at or changed beside the list it came from. The browser keeps the focus inside; Esc closes it. */
export function Drawer({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const place = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    place.current?.showModal();
  }, []);
  return (
    <dialog ref={place} className={classes.drawer} aria-labelledby={id} onClose={onClose} onCancel={onClose}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        <button type="button" className={classes.close} aria-label="Fechar" onClick={onClose}>
          <IconX size={20} stroke={1.8} aria-hidden />
        </button>
      </div>
      <div className={classes.body}>{children}</div>
    </dialog>
  );
}
