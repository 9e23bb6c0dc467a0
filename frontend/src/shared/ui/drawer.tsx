import { type ReactNode, useId } from 'react';
import { CloseButton } from './close-button';
import classes from './drawer.module.css';
import { useModal } from './use-modal';

/** Something looked at or changed beside the list it came from. The browser keeps the focus inside; Esc closes it. */
export function Drawer({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const place = useModal();
  const id = useId();
  return (
    <dialog ref={place} className={classes.drawer} aria-labelledby={id} onClose={onClose} onCancel={onClose}>
      <div className={classes.head}>
        <h2 id={id} className="size-20 breaks">
          {title}
        </h2>
        <CloseButton className={classes.close} onClick={onClose} />
      </div>
      <div className={classes.body}>{children}</div>
    </dialog>
  );
}
