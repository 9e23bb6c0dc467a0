import { PASSWORD_PARTS } from '@kernel/rules';
import { IconCheck, IconPoint } from '@tabler/icons-react';
import classes from './password-checklist.module.css';

/** The password's rules, each ticked as soon as it holds. */
export function PasswordChecklist({ password }: { password: string }) {
  return (
    <ul className={classes.rules}>
      {PASSWORD_PARTS.map(({ label, holds }) => {
        const held = holds(password);
        return (
          <li key={label} className={`line gap-2 soft middle ${classes.rule}`} data-held={held || undefined}>
            {held ? <IconCheck size={16} stroke={2.4} aria-hidden /> : <IconPoint size={16} aria-hidden />}
            {label}
            {held && <span className="visually-hidden">: atendido</span>}
          </li>
        );
      })}
    </ul>
  );
}
