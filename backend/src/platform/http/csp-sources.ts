/** Hosts outside our own that the web page may load from, such as the captcha's; empty unless a feature needs one. */
export class CspSources {
  readonly scripts: string[] = [];
  readonly frames: string[] = [];
  readonly connections: string[] = [];
}
