interface Rules {
  readonly createHTML?: (text: string) => string | null;
  readonly createScriptURL?: (url: string) => string | null;
}

declare global {
  interface Window {
    /** Absent in browsers that do not know trusted types. */
    readonly trustedTypes?: {
      createPolicy(name: string, rules: Rules): { createScriptURL(url: string): unknown };
    };
  }
}

/**
 * What text may become where the browser would run it: markup without elements, such as a style sheet, and scripts of our own
 * server. Anything else throws where it is assigned, as the content policy demands.
 */
export function trustOurOwn(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text.includes('<') ? null : text),
    createScriptURL: (url) => (originOf(url) === window.location.origin ? url : null),
  });
}

/** A script of one other server, as `script.src` takes it. */
export function trustedScript(url: string): string {
  const origin = originOf(url);
  const policy = window.trustedTypes?.createPolicy(`script ${origin}`.replace(/[^\w]/g, '-'), {
    createScriptURL: (given) => (originOf(given) === origin ? given : null),
  });
  return policy ? (policy.createScriptURL(url) as string) : url;
}

function originOf(url: string): string {
  return new URL(url, window.location.href).origin;
}
