import classes from './logo.module.css';

/** The mark: autofocus brackets that read as an N, with the lens where its diagonal crosses. */
function LogoMark() {
  return (
    <svg className={classes.mark} viewBox="0 0 32 32" aria-hidden="true">
      <path strokeWidth="3" d="M11.5 27H5.5V5l5.3 5.7M20.5 5h6v22l-5.3-5.7" />
      <circle cx="16" cy="16" r="4.25" />
    </svg>
  );
}

/** The mark with the name beside it. */
export function Logo() {
  return (
    <span className={classes.logo}>
      <LogoMark />
      <span className={classes.name}>Nítido</span>
    </span>
  );
}
