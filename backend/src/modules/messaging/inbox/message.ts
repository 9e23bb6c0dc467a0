/** A broadcast as its recipients know it. */
export interface Message {
  /** Its place in the order of sending. */
  readonly number: number;
  readonly id: string;
  readonly content: string;
  readonly sentAt: Date;
}
