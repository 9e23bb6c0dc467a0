/** Loads months in the background. */
export abstract class LoadStarter {
  /** The months on the share, the newest last. Throws where it does not answer. */
  abstract months(): Promise<readonly string[]>;

  /** Loads what an administrator asked for or approved as soon as nothing else is loaded here. */
  abstract begin(): void;
}
