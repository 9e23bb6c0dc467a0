import { useEffect, useState } from 'react';
import { useMounted } from '../../shared/ui/use-mounted';
import classes from './code.module.css';
import { EXAMPLE_ADDRESS } from './examples';

const SAID_MS = 2_000;
const PART =
  /("(?:[^"\\\n]|\\.)*"|'[^'\n]*')|\b(await|async|catch|class|const|curl|def|else|except|export|for|from|if|import|in|install|instanceof|new|of|throw|try)\b/g;

/** A text for programs, with this server's address in it, and a button that takes it away. */
export function Code({ text, title }: { text: string; title: string }) {
  const here = useMounted();
  const told = (here ? text.replaceAll(EXAMPLE_ADDRESS, window.location.origin) : text).trimEnd();
  return (
    <div className={classes.code}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
      <section tabIndex={0} aria-label={title} className={classes.scroll}>
        <pre>
          <code>{coloured(told)}</code>
        </pre>
      </section>
      <Copy text={told} title={title} />
    </div>
  );
}

function Copy({ text, title }: { text: string; title: string }) {
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copiado');
    } catch {
      setSaid('Não copiado');
    }
  };
  return (
    <button type="button" className={classes.copy} onClick={copy}>
      <span aria-live="polite">{said ?? 'Copiar'}</span>
      <span className="visually-hidden"> {title}</span>
    </button>
  );
}

/** Strings and words of a language apart from the rest. */
function coloured(text: string) {
  return text.split(PART).map((part, at) => {
    if (!part) return null;
    // biome-ignore lint/suspicious/noArrayIndexKey: parts are told by their place
    if (at % 3 === 0) return <span key={at}>{part}</span>;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts are told by their place
      <span key={at} className={at % 3 === 1 ? classes.string : classes.word}>
        {part}
      </span>
    );
  });
}
