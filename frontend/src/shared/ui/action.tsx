import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import classes from './action.module.css';

interface Look {
  /** The screen's one primary action, a second way, or neither. */
  readonly look?: 'primary' | 'outline' | 'plain';
  readonly size?: 'sm' | 'md' | 'lg';
}

/** A link that looks like a button. The first load uses these; Mantine's Button comes with the pages that have forms. */
export function ActionLink({ look = 'primary', size = 'md', ...link }: Look & Omit<LinkProps, 'className'>) {
  return <Link {...link} className={classes.action} data-look={look} data-size={size} />;
}

export function ActionButton({
  look = 'primary',
  size = 'md',
  ...button
}: Look & Omit<ComponentProps<'button'>, 'className'>) {
  return <button type="button" {...button} className={classes.action} data-look={look} data-size={size} />;
}
