import classes from './tag.module.css';

export type Tone = 'plain' | 'accent' | 'success' | 'warning' | 'danger' | 'simulated';

/** The state of something in a word or two. The colour goes with the word, it never stands for it. */
export function Tag({ tone = 'plain', children }: { tone?: Tone; children: string }) {
  return (
    <span className={classes.tag} data-tone={tone}>
      {children}
    </span>
  );
}
