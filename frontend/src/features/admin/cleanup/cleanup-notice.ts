/** How the last cleanup ended, in words. */
export interface CleanupNotice {
  readonly text: string;
  readonly failed?: boolean;
}
