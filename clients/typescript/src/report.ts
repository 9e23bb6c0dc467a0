/** A report: the file, and the code by which anybody can verify it at `/verificar/<code>`. */
export class Report extends Blob {
  readonly verificationCode: string;

  constructor(file: Blob, { headers }: Response) {
    super([file], { type: file.type });
    this.verificationCode = headers.get('x-verification-code') ?? '';
  }
}
