import { Fragment } from 'react';

/** A text that may be an e-mail address: where it does not fit, it breaks before the @ rather than inside a word. */
export function EmailText({ children }: { children: string }) {
  return children.split(/(?=@)/).map((part, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
    <Fragment key={position}>
      {position > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
